import { inflect } from '../inflect.ts'

/**
 * Verbs that stand in -ing behind the stock phrases below; `=` names the plainer verb to go on with. All of them take
 * an object, so that the frame around them stays what it was.
 */
const VERBS =
  'achieve=reach address=deal.with assess avoid bring build change communicate control create cut determine=find.out develop drive encourage enhance=improve ensure establish evaluate=assess examine=look.at explain explore=look.at express facilitate=support find foster=encourage gain generate=produce get give handle identify=find implement=carry.out improve increase=raise influence inform keep learn leverage=use limit maintain=keep make manage measure meet minimize=limit mitigate=ease monitor=watch obtain=get offer optimize=improve overcome perform=carry.out preserve=keep prevent produce promote=support protect provide=give raise reach recognize reduce=cut remove resolve=settle save select=choose set shape share solve strengthen support sustain=keep.up teach train transform=change understand use utilize=use'

const GREAT =
  'crucial|key|vital|pivotal|important|significant|essential|major|critical|central|fundamental|big|large|huge|decisive|leading'

/** Stock phrases around a verb: X its -ing form, x the verb itself, y the plainer verb. */
const FRAMES = [
  'play* a role|part in X = help* x / help* to y',
  '{have} < played a role|part in X = helped x / helped to y',
  'is involved in X = helps x / helps to y',
  'are involved in X = help x / help to y',
  'contribute* to X = help* x / help* to y',
  '{have} < contributed to X = helped x / helped to y',
  'assist*|aid* in X = help* x / help* to y',
  'is|are capable of X = can x / can y',
  'was|were capable of X = could x / #1 able to y',
  'capable of X = able to x / able to y',
  'has|have the option of X = can x / can choose to y',
  'with the aim|goal|purpose|intention|objective|intent of X = to x / to y',
  'for the purpose|purposes of X = to x / to y',
  'for the sole purpose of X = only to x / just to x',
  'with a view to X = to x / to y',
  'with an eye to|toward|towards X = to x / to y',
  'in the hope|hopes of X = hoping to x / in the hope that this will y',
  'a means|method of X = a way to x / a way of X',
  'an effective|efficient way|means|method of|for X = a good way to x / r:a good way to y',
  'strategies|approaches|techniques|methods for X = ways to x / ways of X / r:ways to y',
  'a strategy|approach|technique|method for X = a way to x / a way of X / r:a way to y',
  'aimed at X = meant to x / meant to y',
  'aims at X = aims to x / sets out to y',
  'have* difficulty|trouble X = find* it hard to x / struggle* to y',
  'have* difficulty|trouble in X = find* it hard to x / struggle* to y',
  'have* a hard|difficult|tough time X = find* it hard to x / have* trouble X',
  'the opportunity of X = the chance to x',
  'the necessity of|for X = the need to x / the need to y',
  'the need for X = the need to x / the need to y @0.7',
  '{be} < committed|dedicated to X = determined to x / r:set on X @0.7',
  'intent on X = determined to x',
  'highlights|underscores|emphasizes|stresses|demonstrates|illustrates the importance|significance of X = shows how important it is to x / shows how much it matters to x / r:shows why it pays to y',
  'highlight|underscore|emphasize|stress|demonstrate|illustrate the importance|significance of X = show how important it is to x / show how much it matters to x / r:show why it pays to y',
  'understand|understands|know|knows the importance of X = #1 how important it is to x / #1 why it matters to y',
]

/** For verbs of bringing something about. */
const EFFECTS = [
  `play* a|an ${GREAT} role|part in X = do* much to x / r:do* a lot to y / go* a long way towards X`,
  `{have} < played a|an ${GREAT} role|part in X = done much to x / r:done a lot to y`,
  'is instrumental in X = does much to x / r:does a lot to y',
  'are instrumental in X = do much to x / r:do a lot to y',
  'was|were instrumental in X = did much to x / r:did a lot to y',
]

/** For verbs of finding out, which nobody "does much to" do. */
const FINDINGS = [
  `play* a|an ${GREAT} role|part in X = help* greatly in X / r:help* a lot in X / go* a long way towards X`,
  `{have} < played a|an ${GREAT} role|part in X = helped greatly in X / gone a long way towards X`,
  'is instrumental in X = helps greatly in X / goes a long way towards X',
  'are instrumental in X = help greatly in X / go a long way towards X',
]
const COGNITIVE = new Set(
  'assess determine evaluate examine explore find identify learn measure monitor recognize select understand'.split(
    ' ',
  ),
)

/** One rule for every phrase and verb. */
export const GERUND_FRAMES = VERBS.split(' ')
  .flatMap((entry) => {
    const [verb = '', plainer = verb] = entry.split('=')
    const gerund = inflect(verb, 'ing')
    return [...FRAMES, ...(COGNITIVE.has(verb) ? FINDINGS : EFFECTS)].map((frame) =>
      frame
        .replaceAll(/(?<![\w~])X(?!\w)/g, gerund)
        .replaceAll(/(?<![\w~])x(?!\w|:)/g, verb)
        .replaceAll(/(?<![\w~])y(?!\w|:)/g, plainer.replaceAll('.', ' ')),
    )
  })
  .join('\n')
