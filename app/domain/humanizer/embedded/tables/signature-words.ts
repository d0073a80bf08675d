/**
 * Words by which a machine's draft is known ("leverage", "foster", "empower"), where they are surely the verb or the
 * quality they are overused as. Other tables have them in their set phrases; here they stand with whatever follows.
 */
export const SIGNATURE_WORDS = `
// leverage, the verb: behind who does it, or in a form that no noun has
!operating|financial|political|more|less|the|a|its|their|his|her|our|your|enough|no|some|of|as|and < leverages > !of|.|,|and = uses / makes use of @0.97
leveraging > !of|.|, = using / making use of @0.97
!highly|over|more|most|less|a|an|the|was|were|is|are|be|been|heavily < leveraged > {det}|{poss}|{plural}|technology|data = used / made use of @0.97
{plural}|people|who|that|which|they|we|you|i|to|can|could|will|would|may|might|must|should|shall|teams|both|all|not|often|successfully|effectively|better < leverage > !of|in|over|against|from|on|to|is|was|are|were|has|had|and|or|that|which|as|because|with|ratio|ratios|point|points|lose|lost|more|less|.|,|;|:|$ = use / make use of @0.97
// foster, harness, bolster, streamline, unlock
foster* a sense of community|belonging = help* people feel they belong @0.9
harness* > solar|wind|geothermal|tidal|nuclear|natural|renewable|clean|data|digital|technology|ai|artificial|machine|energy|sunlight|heat|steam|electricity = use* @0.95
// empower, elevate
by|for|of|in|at < empowering > {det}|{plural}|people|women|young|local = helping @0.9
!be|is|are|was|were|feel|feels|felt|more < empowers > {plural}|people|women|young|local|your|our|their|students|teams|users|individuals = helps @0.95
to|can|could|will|would|may|might|should|must|that|who|which|and|{plural} < empower > {det}|{plural}|people|women|young|local|your|our|their|students|teams|users|individuals|employees|frontline = help @0.95
elevate* > your|our|any|everyday|every|customer|user|brand = improve* / lift* @0.92
// underscore, facilitate, garner, showcase
underscore* > the|that|how|why|its|their|this|our|just = show* @0.95
facilitate* effective|clear|open|better|smooth|easy|seamless communication|collaboration|discussion|dialogue|cooperation|interaction|exchange = support* #2 #3 @0.9
facilitate* > communication|collaboration|discussion|dialogue|cooperation|interaction|exchange|learning|trade|access = support* / help* @0.92
garner* significant|considerable|widespread|substantial|much attention|interest|praise|support|acclaim|criticism = draw* a lot of #3 @0.95
garner* > attention|interest|praise|support|acclaim|criticism|more|over|nearly|almost|about|some|{number} = win* / draw* @0.92
// qualities
a vibrant > community|culture|city|town|neighborhood|neighbourhood|scene|market|atmosphere|nightlife|economy|mix|array|range|collection = a lively @0.92
robust > security|support|platform|platforms|infrastructure|strategy|strategies|solution|solutions|network|networks|community|discussion|debate|safeguards|policies|policy|growth|economy|demand|sales|tools = strong / solid @0.92
boast* > a|an|the|more|over|some|several|many|cutting-edge|modern|advanced|impressive|stunning|{number} = have* @0.95
!no|any|the < intricate interplay between = link between @0.9
`
