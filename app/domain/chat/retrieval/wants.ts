import type { Language } from '#app/domain/text/language.ts'
import { withoutAccents } from '#app/domain/text/stems.ts'

/** What an answer has to hold. */
export type Want =
  | 'definition'
  | 'money'
  | 'percent'
  | 'when'
  | 'clock'
  | 'duration'
  /** How long: in time or in space. */
  | 'long'
  /** How high: a tower, a price, a share. */
  | 'high'
  | 'age'
  | 'frequency'
  | 'length'
  | 'weight'
  | 'speed'
  | 'temperature'
  | 'area'
  | 'count'
  | 'amount'
  | 'person'
  | 'place'
  | 'reason'
  | 'purpose'
  /** What something is made of. */
  | 'material'
  | 'manner'
  | 'list'
  | 'comparison'
  | 'contact'
  | 'version'
  | 'yesno'
  /** What comes of something. */
  | 'consequence'
  /** What has to be done. */
  | 'procedure'
  | 'anything'

type Asks = Partial<Record<Want, string>>

/** How each is asked for. `^` is the beginning of a question; the first that fits holds, in the order of `ORDER`. */
const ASKS: Record<Language, Asks> = {
  en: {
    consequence:
      '^(?:and |but |so )?what (?:happens?|will happen|would happen|is going to happen) (?:if|when|to|with|in case)\\b|^(?:and |but |so )?what if\\b',
    procedure:
      '^(?:and |but |so )?what (?:do|should|must|can|shall) (?:i|we|you|people|one|they) do\\b|^what (?:do|does|must) .{1,30} (?:have|need) to do\\b',
    material:
      'what (?:is|are|was|were) .{1,50} (?:made|built|woven|carved|constructed) (?:of|from|out of|with)|(?:which|what) materials? (?:is|are|was|were) .{1,50}(?:made|built)|made (?:out )?of what',
    comparison:
      'differences? between|differ(?:s|ent)? from|compared? (?:to|with)|^compare|versus|vs\\.?|^(?:is|are|was|were|which|who|what)\\b.{0,60}\\b(?:\\p{L}+er|more|less|better|worse) (?:than\\b.*)|^(?:which|who|what)\\b.{0,40}\\b(?:\\p{L}+er|more|better)\\b.*,.* or ',
    contact:
      'number .{0,12}\\b(?:call|ring|dial|phone)|(?:phone|telephone|fax|mobile) ?number|(?:what|which) (?:is|are) .{0,30}\\b(?:phone|telephone|e-?mail)|^(?:phone|telephone|e-?mail)\\b|e-?mail address|who (?:do|can|should|must) (?:i|we|you) (?:call|ring|phone|contact|email)|web ?(?:site|page|address)|url|contact details|how (?:can|do|to).{0,12}(?:contact|reach)',
    version: '(?:which|what) version|version (?:number|of)',
    clock:
      'what time|at what hour|(?:opening|closing|office|business|working|visiting) (?:hours|times)|what are the hours',
    long: 'how long',
    high: 'how high (?:is|are|was|were)',
    duration:
      'how long\\b.{0,60}\\b(?:takes?|took|last(?:s|ed)?|stay(?:s|ed)?|wait|until|live[sd]?|open|valid|ago|closed|work(?:s|ed)?|keep|run|sleep|store[sd]?|rest|cook|bake|boil|need)|how many (?:years|days|weeks|months|hours|minutes|seconds)|how much time|duration|for how long|how (?:fast|quick|quickly|soon) (?:do|does|did|will|must|can|should|is|are|was|were)',
    age: 'how old|(?:what|which) age|at what age|minimum age',
    frequency: 'how often|how frequently|how many times|how regularly',
    when: '^(?:and |but )?when|since when|by when|until when|till when|(?:what|which) (?:years?|dates?|days?|months?|century|season|decade)|in (?:what|which) (?:year|month|century|season)|what is the (?:date|deadline)|deadline for|date of|year of|due date',
    money:
      'how (?:high|big|large) (?:is|are|was|were) (?:the |a |my |his |her )?(?:\\p{L}+ )?(?:deposit|rent|fee|salary|price|cost|budget|fine|tax|wage|loan|bill|fare|premium|charge|rate)s?|how much (?:does|do|did|is|are|was|were|would|will|must|should|to|money)?.{0,50}(?:cost|pay|paid|charge|charged|earn|price|worth|spend|spent|budget|fee|rent|salary|deposit|ticket|fine|loan|grant|sell|sold)|(?:what|which)\\b.{0,60}\\b(?:cost|price|fee|salary|budget|rent|fine|deposit|wage|fare|amount due|turnover|revenue|charge)s?\\b|how expensive|what (?:do|does|did|must|should|shall|will|would) .{1,50} (?:pay|paid|cost|charge|earn)|(?:price|cost|fee) (?:of|for)|how much (?:is|are|was|were) (?:the|a|an|it|that|this|one)|how much for|what is the total',
    percent:
      '(?:what|which) (?:percentage|percent|share|proportion|fraction|rate)|how many percent|percentage of',
    temperature:
      'how (?:hot|cold|warm)|(?:what|which) (?:(?:is|was|were|are) the )?temperature|temperature of',
    speed: 'how fast|(?:what|which|top|maximum) speed|speed of',
    weight:
      'how heavy|how much .{1,50} weigh|weigh|weight|how many (?:kilos?|kilograms?|grams?|pounds|tons|tonnes)',
    area: 'how (?:large|big)|(?:what|which) (?:area|size)|surface area|how many (?:hectares|acres|square)',
    length:
      'how (?:tall|high|deep|wide|far|thick|broad)|(?:what|which) (?:is the )?(?:height|length|width|depth|distance|altitude|range|diameter)|(?:height|length|width|depth|diameter) of|how many (?:met(?:er|re)s|kilomet(?:er|re)s|miles|feet)|how far',
    count: 'how many|number of|what number|population',
    amount:
      'how much|amount of|quantity of|(?:what|which) (?:dose|dosage|quantity|amount|number|limit|maximum|minimum)',
    reason:
      '^(?:and |but )?why|(?:what|which) (?:is|are|was|were)? ?(?:the )?(?:reasons?|causes?|motive|purpose behind)|what (?:caused|causes|led|leads|makes|made)|how come|reasons? (?:for|why)|for what reason|because of what|what for\\?',
    purpose:
      '(?:what|which) (?:is|are|was|were) .{1,60} (?:used |good |meant |intended )?for\\??$|purpose of|function of|used for|what (?:does|do|did) .{1,50} do\\??$|what is the (?:aim|goal|point|use) of',
    definition:
      "^(?:what|who)(?:[’']s| is| are| was| were)? ?(?:meant by|understood by)|what do(?:es)? .{1,60} (?:mean|stand for|refer to)|^define|definition of|meaning of|^what (?:exactly |actually )?(?:is|are|was|were) (?:an? |the )?[^?]{1,50}\\?*$|^what[’']?s (?:an? |the )?[^?]{1,50}\\?*$|^explain (?:what )?",
    person:
      '^(?:and |but )?(?:by |from |to |with )?who(?:se|m)?\\b|by whom|(?:what|which) (?:person|people|man|woman|author|artist|architect|engineer|company|team|organi[sz]ation|scientist|doctor|king|queen|president)|name of the (?:\\p{L}+)|what (?:is|was) (?:the name|his name|her name)|who(?:se|m)?\\b',
    place:
      '^(?:and |but )?(?:from |to )?where|(?:what|which) (?:city|country|town|village|place|street|region|island|location|address|room|building|state|continent)|address of|location of|in (?:what|which) (?:city|country|town|place|part)',
    list: '^(?:list|name|enumerate|give) |(?:what|which) (?:are|were) (?:all )?(?:the |its |their |some )?(?:\\p{L}+ ){0,4}\\p{L}+s\\b|(?:what|which) (?:kinds?|types?|sorts?) of|steps (?:to|of|for|in)|(?:what|which) (?:\\p{L}+ )?(?:ingredients|steps|items|things|documents|features|parts|members|languages|animals|materials)|what (?:does|do|did) .{1,50} (?:consist of|contain|include|comprise)|what is .{1,40} made of|what should i bring|what do i need',
    manner:
      '^(?:and |but )?how (?:do|does|did|can|could|is|are|was|were|to|should|must|will|would|may)|in what way|by what means|how\\b',
    yesno:
      "^(?:and |but )?(?:is|are|was|were|do|does|did|can|could|may|might|must|should|shall|will|would|has|have|had|am|isn[’']t|aren[’']t|doesn[’']t|don[’']t|didn[’']t|can[’']t) |^if |^whether ",
  },
  es: {
    consequence: '^¿?(?:y )?qu[eé] (?:pasa|ocurre|sucede|pasaría) (?:si|cuando|con)|^¿?y si ',
    procedure: '^¿?qu[eé] (?:hago|hay que hacer|tengo que hacer|debo hacer|hacemos|se hace)',
    material:
      'de qu[eé] (?:material(?:es)? )?(?:está|están|estaba|es|son|se) (?:hech[oa]s?|hacen?|construid[oa]s?|compuest[oa]s?)|de qu[eé] se (?:hace|compone)',
    comparison: 'diferencias? entre|compar[ae]r?|en qué se diferencia|frente a|(?:más|menos) .{1,40} que ',
    contact:
      '(?:número de )?teléfono|correo(?: electrónico)?|e-?mail|página web|sitio web|cómo (?:puedo )?contactar',
    version: 'qué versión|versión de',
    clock: '(?:a )?qu[eé] hora|horario',
    duration:
      'cu[aá]nto (?:tiempo|(?:se )?(?:dura|duró|tarda|tardó|tardan|tardaron)|hay que esperar)|cu[aá]nt[oa]s (?:años|días|semanas|meses|horas|minutos)|duración|plazo',
    age: 'qu[eé] edad|cu[aá]ntos años tiene|edad',
    frequency: 'con qu[eé] frecuencia|cu[aá]ntas veces|cada cu[aá]nto',
    when: '^(?:y |¿)?(?:desde |hasta |para )?cu[aá]ndo|(?:en |de )?qu[eé] (?:años?|fechas?|días?|mes(?:es)?|siglo|época|estación)|fecha (?:de|límite)|cu[aá]ndo',
    money:
      'cu[aá]nto (?:cuesta|cuestan|costó|costaba|vale|valen|pagan?|hay que pagar|se paga|cobra|gana)|(?:precio|coste|costo|tarifa|salario|presupuesto|alquiler|cuota|importe|multa) (?:de|del|para|por|tiene)|cu[aá]l (?:es|era|fue) el (?:precio|coste|costo|importe|presupuesto|salario)|qu[eé] (?:precio|coste|presupuesto)|cu[aá]nto dinero',
    percent: 'qu[eé] (?:porcentaje|proporción|parte)|porcentaje',
    temperature: 'qu[eé] temperatura|temperatura',
    speed: 'qu[eé] velocidad|velocidad|qu[eé] tan rápido',
    weight: 'cu[aá]nto pesan?|peso (?:de|del|tiene)|qu[eé] peso',
    area: 'qu[eé] (?:superficie|extensión|tamaño)|superficie|cu[aá]ntas hectáreas',
    length:
      'cu[aá]nto mide|(?:qu[eé]|cu[aá]l es la) (?:altura|longitud|anchura|profundidad|distancia|alcance)|(?:altura|longitud|anchura|profundidad|distancia) (?:de|del|tiene|hasta)|qu[eé] tan (?:alto|largo|ancho|profundo|lejos)|a cu[aá]nto|cu[aá]ntos (?:metros|kilómetros)|desde qu[eé] distancia',
    count: 'cu[aá]nt[oa]s|número de|población',
    amount: 'cu[aá]nt[oa]|cantidad|(?:máximo|mínimo) de',
    reason:
      '^(?:y |¿)?por ?qu[eé]|(?:cu[aá]l|cu[aá]les) (?:es|son|fue|fueron|era) (?:la|las|el|los) (?:causas?|razon(?:es)?|razón|motivos?)|a qu[eé] se deb[eií]|por qu[eé] (?:razón|motivo)|qu[eé] (?:causó|provocó|motivó)',
    purpose: 'para qu[eé]|finalidad|qu[eé] función',
    definition:
      '^¿?qu[eé] (?:es|son|era|eran|fue|significan?|quieren? decir|se entiende por)|definición de|define|significado de|a qu[eé] se llama',
    person:
      '^(?:y |¿)?(?:a |de |por |para |con )?qui[eé]n(?:es)?|qui[eé]n|qu[eé] (?:persona|autor|autora|artista|arquitecto|ingeniero|empresa)|cómo se llama(?:ba)? (?:el|la|su)|nombre del? ',
    place:
      '^(?:y |¿)?(?:de |a |en |por |hacia )?d[oó]nde|ad[oó]nde|qu[eé] (?:ciudad|país|pueblo|lugar|calle|región|isla)|d[oó]nde|dirección|ubicación',
    list: '^(?:enumera|nombra|lista|menciona)|cu[aá]les son|qu[eé] (?:tipos|clases|ingredientes|pasos|documentos|partes|cosas)|de qu[eé] (?:se compone|consta|está hecho|está hecha)',
    manner: '^(?:y |¿)?c[oó]mo|de qu[eé] (?:manera|modo|forma)',
    yesno:
      '^¿?(?:me |se |nos )?(?:puedo|podemos|podría|tengo que|tenemos que|hay que|debo|es posible|es obligatorio) |^¿?(?:es|son|está|están|hay|había|puede|pueden|se puede|se pueden|debe|tiene|tienen|era|fue|existe|existen|ha|han|sirve) ',
  },
  fr: {
    consequence:
      "^(?:et )?(?:que se passe-t-il|qu[’']est-ce qui se passe|il se passe quoi|qu[’']arrive-t-il|que risque)[^?]{0,40} (?:si|quand|lorsqu)|^et si ",
    procedure:
      "^(?:qu[’']est-ce que |que )(?:je |j[’'])?(?:dois|faut-il|faire)|^(?:je fais|on fait|il faut faire) quoi",
    material:
      '(?:de|en) quoi (?:est|sont|était|étaient) .{0,40}(?:fait|construit|composé)\\p{L}*|(?:de|en) quelle matière|de quoi se compose',
    comparison: 'différences? entre|compar(?:e|er|ez|aison)|par rapport à|(?:plus|moins) .{1,40} que ',
    contact:
      '(?:numéro de )?téléphone|e-?mail|courriel|adresse (?:mail|électronique)|site (?:web|internet)|comment contacter|joindre',
    version: 'quelle version|version de',
    clock: '(?:à )?quelle heure|horaires?',
    duration:
      'combien de (?:temps|ans|années|jours|semaines|mois|heures|minutes)|durée|pendant combien|(?:en )?combien de temps|dure(?:nt)?-t',
    age: 'quel âge|à quel âge|âge (?:de|du|minimum)',
    frequency: 'à quelle fréquence|combien de fois|tous les combien',
    when: "^(?:et )?(?:depuis |jusqu[’']à |pour )?quand|(?:en )?quelle (?:année|date|époque|saison)|quels? (?:jours?|mois|siècle)|date (?:de|limite|du)|quand",
    money:
      "combien (?:coûte|coute|coûtent|coûtait|vaut|paie|paient|payer|ça coûte|faut-il payer|gagne|d[’']argent)|combien .{0,30}(?:coût|cout|pay|paie|paye)\\p{L}*|(?:quel (?:est|était) (?:le|son)|quel) (?:prix|coût|tarif|salaire|budget|loyer|montant)|(?:prix|coût|tarif|loyer|montant) (?:de|du|d[’']|des|pour)",
    percent: 'quel pourcentage|quelle (?:part|proportion)|pourcentage|quel taux|combien de pour ?cent',
    temperature: 'quelle température|température',
    speed: 'quelle vitesse|vitesse',
    weight: 'combien pèse|poids (?:de|du)|quel (?:est (?:le|son) )?poids|pèse',
    area: "quelle (?:est la )?(?:superficie|surface|taille)|superficie|combien d[’']hectares",
    length:
      "quelle (?:est (?:la|sa) )?(?:hauteur|longueur|largeur|profondeur|distance|portée|altitude)|(?:hauteur|longueur|largeur|profondeur|portée) (?:de|du|a)|combien (?:mesure|de mètres|de kilomètres)|jusqu[’']où|à combien",
    count: "combien (?:de|d[’']|y a|sont)|nombre (?:de|d[’'])|population",
    amount: 'combien|quantité|(?:maximum|minimum) de|quelle (?:dose|quantité)',
    reason:
      "^(?:et )?pourquoi|quelles? (?:est|sont|était|étaient|fut|furent) (?:la|les) (?:causes?|raisons?)|pour quelle raison|à cause de quoi|qu[’']est-ce qui (?:a causé|cause|provoque|a provoqué)|pourquoi",
    purpose: 'à quoi (?:sert|servent|servait)|(?:quel est le |le )?but (?:de|du)|fonction de|pour quoi faire',
    definition:
      "qu[’']est[- ]ce (?:que |qu[’'])(?:c[’']est )?(?:que |qu[’'])?(?:une? |la |le |l[’']|les |des )?[^?]{1,50}\\?*$|que (?:signifie|veut dire|désigne)|^défini(?:s|r|ssez|tion)|c[’']est quoi|signification|qu[’']appelle-t-on|que sont",
    person:
      "^(?:et )?(?:de |à |par |pour |avec )?qui(?! est-ce)|qui (?:a|est|était|ont|sont|dirige|fut)|par qui|quelle? (?:personne|auteur|artiste|architecte|ingénieur|entreprise)|comment (?:il |elle |on |ça )?s[’']appel(?:le|ait|lent)|quel (?:est|était) le nom|nom (?:de|du)",
    place:
      "^(?:et )?(?:d[’']|par |vers )?où|(?:est|sont|trouve|va|vont) où|où(?=\\s*\\?|$|\\s(?:est|sont|se|faut|peut|puis|dois|doit|va|trouver|acheter|aller)(?!\\p{L}))|(?:dans )?quel(?:le)? (?:ville|pays|village|endroit|lieu|rue|région|île)|adresse|lieu de|emplacement",
    list: '^(?:énumère|énumérez|cite|citez|nomme|nommez|liste)|quels sont|quelles sont|quels? (?:types?|sortes?|ingrédients|étapes|documents|éléments)|de quoi (?:se compose|est composé|est fait)',
    manner: '^(?:et )?comment|de quelle (?:manière|façon)',
    yesno:
      "^(?:(?:on a|a-t-on|j[’']ai|ai-je|nous avons|est-ce qu[’']on a) le droit|(?:est-il|c[’']est|est-ce) (?:permis|autorisé|interdit))|^(?:est-ce (?:que|qu[’'])|(?:est|sont|peut|peuvent|doit|a|ont|y a|était|étaient|faut)-|le|la|les|un|une|ce|cette)(?! quoi)",
  },
  de: {
    consequence:
      '^(?:und )?was (?:passiert|geschieht|droht),? (?:mir )?(?:wenn|falls|mit|bei)|^(?:und )?was(?: ist)?,? (?:wenn|falls) ',
    procedure: '^was (?:muss|soll|kann|mache|mach|tue|tun) (?:ich|wir|man)|^was ist zu tun',
    material:
      'woraus (?:ist|sind|war|waren|besteht|bestehen|wird|werden|macht|wurde)|aus (?:was|welchem material|welchen materialien)',
    comparison:
      'unterschiede? zwischen|unterscheide[nt]|vergleich(?:e|en)?|im vergleich|gegenüber|(?:\\p{L}+er) als ',
    contact:
      'telefonnummer|telefon|e-?mail|webseite|website|internetadresse|erreich(?:e|t|en) (?:ich|man)|kontakt',
    version: 'welche version|version von',
    clock: 'um wie ?viel uhr|wie spät|öffnungszeit(?:en)?|uhrzeit|um welche zeit',
    long: 'wie lang',
    high: 'wie hoch (?:ist|sind|war|waren|liegt|lag|liegen|beläuft|darf|muss)',
    duration:
      'wie lange|auf wie lange|wie ?viele? (?:jahre|tage|wochen|monate|stunden|minuten|zeit)|dauer|frist',
    age: 'wie alt|welche[ms]? alter|mindestalter|alter',
    frequency: 'wie oft|wie häufig|wie ?viele? ?mal',
    when: '^(?:und )?(?:seit |bis |ab )?wann|wann|(?:in |an )?welche[mnrs]? (?:jahr|datum|tag|tage|tagen|wochentagen?|monat|jahrhundert|jahreszeit|jahre)|stichtag|datum',
    money:
      'wie ?viel.{0,50}(?:kost|zahl|bezahl|gezahlt|verdien|preis|geld|gebühr|miete)\\p{L}*|was (?:kostet|kosten|kostete|zahlt|zahlen|bezahlt|muss .{0,40}(?:be)?zahlen)|wie (?:teuer|hoch (?:ist|sind|war|waren) (?:die|der|das) (?:\\p{L}*(?:kosten|preis|miete|gebühr|gehalt|lohn|budget|beitrag|kaution|etat|strafe|umsatz|betrag|rechnung)))|preis (?:für|von|des|der)|(?:kosten|gebühr) (?:für|von|des|der)|welche[rsn]? (?:preis|betrag|kosten|gebühr)',
    percent: 'wie ?viele? prozent|welche[rn]? (?:anteil|prozentsatz)|prozent|quote',
    temperature: 'wie (?:heiß|kalt|warm)|welche[rn]? temperatur|temperatur',
    speed: 'wie schnell|welche[rn]? geschwindigkeit|geschwindigkeit',
    weight: 'wie schwer|wie ?viel wieg[te]|gewicht|wiegt|wog',
    area: 'wie groß|welche (?:fläche|größe)|fläche',
    length:
      'wie (?:hoch|tief|breit|weit|dick)|welche (?:höhe|länge|breite|tiefe|entfernung|reichweite)|wie ?viele? (?:meter|kilometer)|höhe|länge (?:des|der|von)|reichweite',
    count: 'wie ?viele?|anzahl|zahl der|einwohnerzahl',
    amount: 'wie ?viel|welche (?:menge|dosis|anzahl)|menge|wie hoch|höchstens|mindestens',
    reason:
      '^(?:und )?(?:warum|weshalb|wieso|weswegen)|warum|weshalb|wieso|welche[nrs]? (?:grund|gründe|ursachen?)|aus welche[mn] gr[uü]nd|was (?:ist|war|sind|waren) (?:der|die) (?:gr[uü]nde?|ursachen?)|was (?:verursacht|führte)|grund für|ursache',
    purpose: 'wozu|wofür|zu welchem zweck|zweck|funktion (?:der|des|von)',
    definition:
      '^was (?:ist|sind|war|waren) (?:denn |eigentlich |genau )?(?:ein(?:e|en)? |der |die |das )?[^?]{1,50}\\?*$|was (?:bedeute[tn]|heißt|versteht man)|was ist (?:mit|unter) |^definier|definition|bedeutung|^erklär',
    person:
      '^(?:und )?(?:von |für |mit |bei |an )?we[rmn]\\b|wessen|we[rmn]\\b|welche[rsn]? (?:person|autor|autorin|künstler|architekt|ingenieur|firma|unternehmen)|wie (?:heißt|hieß|heißen) (?:der|die)|name (?:der|des|von)',
    place:
      '^(?:und )?(?:wo|woher|wohin)\\b|(?:wo|woher|wohin)\\b|welche[mnrs]? (?:stadt|land|ort|dorf|straße|insel|region)|adresse|anschrift|lage',
    list: '^(?:nenne|nennen|zähle|liste)|welche (?:arten|typen|zutaten|schritte|unterlagen|dinge|teile|sprachen|tiere|\\p{L}+en (?:gibt|sind|werden|braucht|gehören))|woraus (?:besteht|bestehen)|welche\\b.{0,40}\\bgibt es',
    manner: '^(?:und )?wie\\b|auf welche (?:weise|art)|wodurch|womit',
    yesno:
      '^(?:ist|sind|war|waren|darf|dürfen|kann|können|muss|müssen|hat|haben|gibt|wird|werden|soll|sollen|gilt|wurde|wurden) |^ob ',
  },
  it: {
    consequence: '^(?:e )?(?:che )?(?:cosa )?(?:succede|accade|capita) (?:se|quando|a|con)|^e se ',
    procedure: '^(?:che )?(?:cosa )?(?:devo|dobbiamo|bisogna) fare',
    material:
      'di (?:che )?(?:cosa|materiale) (?:è|sono|era|erano) (?:fatt|compost|costruit)\\p{L}*|di che cosa è fatt[oa]',
    comparison:
      'differenz[ae] (?:tra|fra)|confront[ao]|paragon[ao]|rispetto a|(?:più|meno) .{1,40} (?:di|che) ',
    contact:
      '(?:numero di )?telefono|e-?mail|posta elettronica|sito (?:web|internet)|come (?:posso )?contattare',
    version: 'quale versione|che versione|versione di',
    clock: 'a che ora|orari[oi]?',
    duration:
      'quanto (?:tempo|dura|durò|è durat[oa]|ci vuole|ci mette)|quant[ie] (?:anni|giorni|settimane|mesi|ore|minuti)|durata',
    age: 'quanti anni ha|che età|età',
    frequency: 'ogni quanto|quante volte|con (?:quale|che) frequenza',
    when: '^(?:e )?(?:da |fino a |per )?quando|(?:in )?(?:quale|che) (?:anno|data|giorno|mese|secolo|stagione)|data di|quando|scadenza',
    money:
      "quanto (?:costa|costano|costava|costò|è costat[oa]|vale|si paga|pagano|guadagna|bisogna pagare)|(?:quale?|qual) (?:è|era|fu) (?:il|la|l[’']) ?(?:prezzo|costo|tariffa|stipendio|bilancio|affitto|importo|quota)|(?:prezzo|costo|tariffa|affitto|importo) (?:di|del|della|per)|quanti soldi|quanti euro",
    percent: '(?:quale|che) (?:percentuale|quota|parte)|percentuale',
    temperature: '(?:quale|che|a che|a quale) temperatura|temperatura',
    speed: '(?:quale|che|a che|a quale) velocità|velocità|quanto (?:è )?veloce',
    weight: 'quanto pesa(?:no)?|peso (?:di|del|della)|pesa',
    area: 'quanto è (?:grande|este[sz])|(?:quale|che|qual è la) (?:superficie|estensione)|superficie|quanti ettari',
    length:
      "quanto (?:è|sono|misura|era) ?(?:alt[oaie]|lung[oahi]+|larg[oahi]+|profond[oaie]|lontan[oaie]|distante)?|(?:altezza|lunghezza|larghezza|profondità|distanza|portata) (?:di|del|della|ha)|(?:qual è|quale|che) (?:l[’']|la )?(?:altezza|lunghezza|larghezza|profondità|distanza|portata)|quanti (?:metri|chilometri)",
    count: 'quant[ie]|numero di|popolazione',
    amount: 'quant[oa]|quantità|(?:massimo|minimo) di',
    reason:
      '^(?:e )?perch[eé]|perch[eé]|(?:quale|quali|qual) (?:è|sono|era|fu) (?:la|le|il|i) (?:caus[ae]|ragion[ei]|motiv[oi])|per (?:quale|che) (?:motivo|ragione)|a causa di cosa|come mai',
    purpose: 'a (?:che|che cosa|cosa) serv[eo]|scopo|funzione di|per (?:che )?cosa si usa',
    definition:
      "^(?:che )?(?:cosa|cos[’']|che) ?(?:è|sono|era|significa|si intende|vuol dire)|definizione|definisci|significato",
    person:
      '^(?:e )?(?:da |di |a |con |per )?chi\\b|chi\\b|(?:quale|che) (?:persona|autore|artista|architetto|ingegnere|azienda)|come si chiama(?:va)? (?:il|la)|nome d[ei]',
    place:
      "^(?:e )?(?:da |di )?dov[e’']|dov[e’']|(?:in )?(?:quale|che) (?:città|paese|luogo|posto|via|regione|isola)|indirizzo",
    list: '^(?:elenca|nomina|cita)|quali sono|(?:quali|che) (?:tipi|ingredienti|passi|documenti|parti)|da (?:che )?cosa è (?:composto|formato|fatto)|di (?:che )?cosa è fatt[oa]',
    manner: '^(?:e )?come\\b|in (?:che|quale) modo',
    yesno:
      "^(?:posso|possiamo|devo|dobbiamo|è possibile|mi |ho bisogno )|^(?:è|sono|si può|si possono|può|possono|c[’']è|ci sono|deve|devono|ha|hanno|era|erano|bisogna) ",
  },
  pt: {
    consequence: '^(?:e )?o que (?:acontece|sucede) (?:se|quando|com)|^e se ',
    procedure: '^o que (?:devo|preciso|tenho de|tenho que|é preciso) fazer',
    material: 'de (?:o )?que (?:material )?(?:é|são|era|eram|está) (?:feit|compost|construíd)\\p{L}*',
    comparison: 'diferenças? entre|compar(?:e|ar|a)|em relação a|(?:mais|menos) .{1,40} (?:do )?que ',
    contact:
      '(?:número (?:de|do) )?telefone|e-?mail|correio eletr[óô]nico|site|página web|como (?:posso )?contact?ar',
    version: '(?:qual|que) versão|versão d[eo]',
    clock: '(?:a )?que horas?|horário',
    duration: 'quanto tempo|quant[oa]s (?:anos|dias|semanas|meses|horas|minutos)|duração|quanto dur|prazo',
    age: '(?:que|qual a|qual é a) idade|quantos anos tem|idade',
    frequency: 'com que frequência|quantas vezes|de quanto em quanto',
    when: '^(?:e )?(?:desde |até |para )?quando|(?:em )?(?:que|qual) (?:ano|data|dia|mês|século|estação)|data de|quando',
    money:
      'quanto (?:custa|custam|custou|custava|vale|se paga|pagam?|ganha|é preciso pagar)|(?:qual (?:é|era|foi) o|qual o) (?:preço|custo|valor|salário|orçamento|aluguel|montante)|(?:preço|custo|tarifa|renda|aluguel|valor) (?:de|do|da|para|por)|quanto dinheiro|quantos (?:euros|reais)',
    percent: '(?:que|qual a|qual é a) (?:percentagem|porcentagem|proporção|parte)|percentagem|porcentagem',
    temperature: '(?:que|qual a|qual é a) temperatura|temperatura',
    speed: '(?:que|qual a|qual é a) velocidade|velocidade',
    weight: 'quanto pesa(?:m)?|(?:qual (?:é )?o )?peso (?:de|do|da)',
    area: '(?:que|qual a|qual é a) (?:área|superfície|extensão|tamanho)|superfície|quantos hectares',
    length:
      'quanto mede|(?:qual (?:é )?a|que) (?:altura|comprimento|largura|profundidade|distância|alcance)|(?:altura|comprimento|largura|profundidade|distância|alcance) (?:de|do|da|tem)|quantos (?:metros|quil[óô]metros)|a que distância',
    count: 'quant[oa]s|número de|população',
    amount: 'quant[oa]|quantidade|(?:máximo|mínimo) de',
    reason:
      '^(?:e )?(?:por ?qu[eê]|porqu[eê])|por que|porqu[eê]|(?:qual|quais) (?:é|são|foi|foram|era) (?:a|as|o|os) (?:causas?|raz(?:ão|ões)|motivos?)|por que (?:razão|motivo)|o que causou',
    purpose: 'para (?:o )?que serve|finalidade|função d[eo]',
    definition: '^o? ?que (?:é|são|era|significa|quer dizer|se entende)|definição|define|defina|significado',
    person:
      '^(?:e )?(?:de |a |por |para |com )?quem|quem|(?:que|qual) (?:pessoa|autor|autora|artista|arquiteto|engenheiro|empresa)|como se chama(?:va)? [oa]|nome d[oa]',
    place:
      '^(?:e )?(?:de |a |por )?a?onde|onde|(?:em )?(?:que|qual) (?:cidade|país|aldeia|lugar|local|rua|região|ilha)|endereço|morada|localização',
    list: '^(?:enumere|enumera|liste|cite|nomeie)|quais são|(?:quais|que) (?:tipos|ingredientes|passos|documentos|partes)|de que é (?:feito|feita|composto)',
    manner: '^(?:e )?como|de que (?:maneira|modo|forma)',
    yesno:
      '^(?:é|são|está|estão|há|pode|podem|deve|tem|têm|era|foi|existe|existem|posso|podemos|devo|tenho de|tenho que|é possível) ',
  },
  nl: {
    consequence: '^(?:en )?wat (?:gebeurt|gebeurd) er ?(?:als|met|wanneer|indien)|^(?:en )?wat als ',
    procedure: '^wat (?:moet|kan|zal) (?:ik|je|men|we) doen',
    material:
      'waar(?:uit|van) (?:is|zijn|was|waren|bestaat|wordt) .{0,40}(?:gemaakt|gebouwd)?|van welk materiaal',
    comparison: 'verschil(?:len)? tussen|vergelijk|ten opzichte van|(?:\\p{L}+er) dan ',
    contact: 'telefoonnummer|telefoon|e-?mail(?:adres)?|website|bereik(?:en|baar)|contact',
    version: 'welke versie|versie van',
    clock: 'hoe laat|openingstijd(?:en)?',
    long: 'hoe ?lang',
    high: 'hoe hoog (?:is|zijn|was|waren|ligt)',
    duration:
      'hoe ?lang (?:duur|doe|blij|moet|mag|kan|is .{1,30} (?:open|geldig|gesloten))\\p{L}*|hoeveel (?:jaar|jaren|dagen|weken|maanden|uur|uren|minuten|tijd)|duur|termijn',
    age: 'hoe oud|welke leeftijd|leeftijd',
    frequency: 'hoe vaak|hoeveel keer',
    when: '^(?:en )?(?:sinds |tot |vanaf )?wanneer|wanneer|(?:in )?welk(?:e)? (?:jaar|datum|dag|maand|eeuw|seizoen)|datum',
    money:
      'hoeveel.{0,50}(?:kost|betaal|verdien|geld|prijs|huur)\\p{L}*|wat (?:kost|kosten|kostte|betaal|betalen|betaalt)|hoe duur|(?:prijs|kosten|huur|tarief) (?:van|voor)|wat is de (?:prijs|huur)|welke? (?:prijs|bedrag)|hoeveel euro',
    percent: 'hoeveel procent|welk (?:percentage|deel)|percentage',
    temperature: 'hoe (?:warm|heet|koud)|welke temperatuur|temperatuur',
    speed: 'hoe (?:snel|hard)|welke snelheid|snelheid',
    weight: 'hoe ?zwaar|hoeveel weegt|gewicht|weegt|woog',
    area: 'hoe groot|welke (?:oppervlakte|grootte)|oppervlakte',
    length:
      'hoe (?:hoog|diep|breed|ver|dik)|welke (?:hoogte|lengte|breedte|diepte|afstand)|hoeveel (?:meter|kilometer)|hoogte|lengte van|afstand|bereik',
    count: 'hoeveel|aantal',
    amount: 'hoeveel|hoeveelheid|welke (?:dosis|hoeveelheid)',
    reason:
      '^(?:en )?waarom|waarom|wat (?:is|was|zijn|waren) de (?:reden(?:en)?|oorza(?:ak|ken))|om welke reden|hoe komt het|waardoor|oorzaak|reden',
    purpose: 'waarvoor|waartoe|doel van|functie van|waar dient|waar wordt .{1,40} voor gebruikt',
    definition:
      '^wat (?:is|zijn|was|waren) (?:een |de |het )?[^?]{1,50}\\?*$|wat betekent|wat wordt (?:er )?(?:bedoeld|verstaan)|definitie|betekenis|^leg uit',
    person:
      '^(?:en )?(?:door |van |voor |met |bij )?wie\\b|wie\\b|welke (?:persoon|auteur|schrijver|kunstenaar|architect|ingenieur|bedrijf)|hoe (?:heet|heette) (?:de|het)|naam van',
    place:
      '^(?:en )?waar(?:heen|vandaan)?\\b|(?:in )?welk(?:e)? (?:stad|land|dorp|plaats|straat|streek|eiland)|waar\\b|adres|ligging',
    list: '^(?:noem|geef|som)|welke (?:soorten|ingrediënten|stappen|documenten|onderdelen|dieren|talen)|waaruit bestaat|wat zijn de|welke\\b.{0,40}\\bzijn er',
    manner: '^(?:en )?hoe\\b|op welke (?:manier|wijze)|waarmee',
    yesno:
      '^(?:is|zijn|was|waren|mag|mogen|kan|kunnen|moet|moeten|heeft|hebben|wordt|worden|bestaat|zit) |^of ',
  },
  ru: {
    consequence:
      '^(?:и |а )?что (?:будет|случится|произойдёт|грозит),? ?(?:если|с|когда)|^(?:и |а )?что,? если ',
    procedure: '^что (?:мне |нам )?(?:делать|нужно сделать|надо делать)',
    material: 'из чего (?:сделан|состоит|построен|изготовлен|делают)\\p{L}*|из какого материала',
    comparison:
      'разниц[аы] между|отлича(?:ется|ются|лся)|отличи[ея]|сравни|по сравнению|чем .{1,40} (?:лучше|хуже|больше|меньше)',
    contact: 'телефон|номер телефона|e-?mail|электронн(?:ая|ой|ую) почт|сайт|связаться',
    version: 'как(?:ая|ой|ую) верси\\p{L}*',
    clock: 'во сколько|в котором часу|час(?:ы|ов) работы|в какое время',
    duration:
      'на сколько|как долго|сколько (?:времени|лет|дней|недель|месяцев|часов|минут)|продолжительность|длительность|срок',
    age: 'сколько (?:ему|ей|им)? ?лет|возраст',
    frequency: 'как часто|сколько раз',
    when: '^(?:и |а )?(?:с каких пор|когда|до каких пор)|когда|в каком (?:году|месяце|веке)|какого числа|как(?:ой|ая) (?:год|дата|день)|дата|в какой день',
    money:
      'сколько (?:стоит|стоят|стоил[аои]?|нужно (?:за)?платить|заплатили|платят|зарабатывает|денег|надо платить)|сколько .{0,40}(?:стои|плат)\\p{L}*|как(?:ая|ова|ой|ов) (?:цена|стоимость|зарплата|бюджет|плата|сумма)|цен[аыу] (?:на|за)?|стоимость|почём',
    percent: 'сколько процентов|какой процент|как(?:ая|ую) (?:доля|часть)|процент',
    temperature: 'как(?:ая|ой) температур\\p{L}*|температур\\p{L}*',
    speed: 'как быстро|с какой скоростью|скорост\\p{L}*',
    weight: 'сколько вес(?:ит|ил|ила|ило|или|ят)|как(?:ой|ов) вес|вес',
    area: 'как(?:ая|ова|ую) (?:площадь|размер)|площадь|какого размера|сколько гектаров',
    length:
      'как(?:ая|ова|ой|ую) (?:высот|длин|ширин|глубин|дальност|расстояни)\\p{L}*|(?:высот|длин|ширин|глубин|дальност)[аыуойь]|как далеко|сколько (?:метров|километров)|на каком расстоянии',
    count: 'сколько|число|количество|население',
    amount: 'сколько|количество|как(?:ая|ую) доз',
    reason:
      '^(?:и |а )?(?:почему|отчего|зачем)|почему|отчего|по какой причине|как(?:ова|ая|овы|ие) причин|из-за чего|причин\\p{L}*',
    purpose: 'для чего|зачем|назначение|служит',
    definition:
      '^(?:и |а )?(?:что|кто) (?:такое|такой|такая|такие|есть)|что (?:означает|значит)|определение|значение',
    person:
      '^(?:и |а )?(?:с |от |у |для )?(?:кто|кого|кому|кем)|кто|кем|чей|как зовут|как звали|имя|какой (?:человек|автор|художник|архитектор|инженер)',
    place:
      '^(?:и |а )?(?:где|куда|откуда)|где|откуда|куда|в как(?:ом|ой) (?:городе|стране|месте|деревне|селе|регионе)|адрес|на каком острове',
    list: '^(?:перечисли|назови)|как(?:ие|их) (?:виды|типы|ингредиенты|шаги|документы|части|животные|языки)|из чего (?:состоит|сделан)|какие\\b.{0,40}',
    manner: '^(?:и |а )?как\\b|каким образом|каким способом',
    yesno:
      '^(?:могу|можем|должен|должна|надо|обязательно) |(?:^|\\s)ли(?:\\s|\\?|$)|^(?:можно|нужно|есть|разрешено|является) ',
  },
}

/** What is more particular comes first. */
const ORDER: readonly Want[] = [
  'consequence',
  'procedure',
  'reason',
  'material',
  'comparison',
  'contact',
  'version',
  'clock',
  'age',
  'frequency',
  'percent',
  'money',
  'duration',
  'temperature',
  'speed',
  'weight',
  'when',
  'area',
  'high',
  'length',
  'long',
  'count',
  'amount',

  'purpose',
  'list',
  'person',
  'place',
  'definition',
  'manner',
  'yesno',
]

const patterns = new Map(
  Object.entries(ASKS).map(([language, asks]) => [
    language as Language,
    // The other one is for questions that were typed without accents.
    [(source: string) => source, withoutAccents].map((spelt) =>
      ORDER.flatMap((want) => {
        const source = asks[want]
        return source
          ? [
              {
                want,
                pattern: new RegExp(
                  `(?<!\\p{L})(?:${unicodeEdges(spelt(source))})(?:(?<=\\s)|(?!\\p{L}))`,
                  'iu',
                ),
              },
            ]
          : []
      }),
    ),
  ]),
)

/** `\b` knows no letters but those of English: it stands for the beginning of a word before one, and else for its end. */
function unicodeEdges(source: string): string {
  return source.replace(/\\b(?=\(\?:|\p{L})/gu, '(?<!\\p{L})').replaceAll('\\b', '(?!\\p{L})')
}

/** "Can he bring a phone?" asks for no number. */
const NUMBERED = /n[úu]me?ro|number|nummer|номер|address|adress|direcci[óo]n|indirizzo|endereço|адрес/iu

/** What the answer to a question (without its frames, see `withoutFrames`) has to hold. */
export function wantOf(question: string, language: Language): Want {
  const asked = question.replace(/^[¿¡\s]+/, '')
  const [exact, bare] = patterns.get(language) ?? []
  const kinds = /[^\p{ASCII}“”’]/u.test(asked) || language === 'ru' ? exact : bare
  const fits = kinds?.filter(({ pattern }) => pattern.test(asked)).map(({ want }) => want) ?? []
  if (fits[0] === 'contact' && fits.includes('yesno') && !NUMBERED.test(asked)) return 'yesno'
  return fits[0] ?? 'anything'
}
