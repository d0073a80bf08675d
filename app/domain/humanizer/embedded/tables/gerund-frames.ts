import { inflect } from '../inflect.ts'

/**
 * Verbs that stand in -ing behind the stock phrases below; `=` names the plainer verb to go on with. All of them take
 * an object, so that the frame around them stays what it was.
 */
const VERBS =
  'achieve=reach address=deal.with ask assess avoid balance bring build change communicate control create cut determine develop drive encourage enhance=improve ensure establish evaluate=assess examine=look.at explain explore=look.at express facilitate=help find foster=encourage gain generate=produce get give handle identify=find implement=carry.out improve increase=raise influence inform keep learn leverage=use limit maintain make manage measure meet minimize=limit mitigate=ease monitor=track obtain=get offer optimize=improve overcome perform=carry.out preserve prevent produce promote=support protect provide=give raise reach recognize reduce=cut remove resolve=settle save select=choose set shape share solve strengthen support sustain teach train transform=change understand use utilize=use'

const GREAT =
  'crucial|key|vital|pivotal|important|significant|essential|major|critical|central|fundamental|big|large|huge|decisive|leading'

/** Stock phrases around a verb: X its -ing form, x the verb itself, y the plainer verb. */
/** First words that are rare, and what stands before them on the left, keep the search through a text short. */
const FRAMES = [
  'play* a role|part in X = help* x / help* to y',
  '{have} < played a role|part in X = helped x / helped to y',
  'contribute* to X = help* x / help* to y',
  '{have} < contributed to X = helped x / helped to y',
  'assist*|aid* in X = help* x / help* to y',
  'capable of X = able to x / able to y',
  'a < means|method of X = way to x / way of X',
  'an|a < effective|efficient way|means|method of|for X = good way to x / r:good way to y',
  'strategies|approaches|techniques|methods for X = ways to x / ways of X / r:ways to y',
  'a|an < strategy|approach|technique|method for X = way to x / way of X / r:way to y',
  'aimed at X = meant to x / meant to y',
  'aims at X = aims to x / sets out to y',
  'the < opportunity of X = chance to x / chance to y',
  'the < necessity of|for X = need to x / need to y',
  'the < need for X = need to x / need to y @0.7',
  '{be} < committed|dedicated to X = determined to x @0.7',
  'intent on X = determined to x / determined to y',
  'highlights|underscores|emphasizes|stresses|demonstrates|illustrates the importance|significance of X = shows how important it is to x / shows how much it matters to x',
  'highlight|underscore|emphasize|stress|demonstrate|illustrate the importance|significance of X = show how important it is to x / show how much it matters to x',
  'understand|understands|know|knows|realize|learn|see|recognize the importance of X = #1 how important it is to x / #1 why it matters to y',
  'understood|realized|learned|recognized|saw the importance of X = #1 how important it was to x / #1 why it mattered to y',
]

/** Frames that open with a common word: written out for common verbs only. */
const OPEN_FRAMES = [
  'is involved in X = helps x / helps to y',
  'with the aim|goal|purpose|intention|objective|intent of X = to x / to y',
  'with a view to X = to x / to y',
  'for the purpose|purposes of X = to x / to y',
  'in the hope|hopes of X = hoping to x / in the hope that this will y',
]
const COMMON = new Set(
  'achieve build control create develop encourage enhance ensure find gain generate help identify improve increase make promote protect provide raise reduce strengthen support understand use'.split(
    ' ',
  ),
)

/** For verbs of bringing something about. */
const EFFECTS = [
  `play* a|an ${GREAT} role|part in X = do* much to x / r:do* a lot to y`,
  `{have} < played a|an ${GREAT} role|part in X = done much to x / r:done a lot to y`,
]

/** For verbs of finding out and of getting, which nobody "does much to" do. */
const FINDINGS = [
  `play* a|an ${GREAT} role|part in X = help* greatly in X / r:help* a lot in X`,
  `{have} < played a|an ${GREAT} role|part in X = helped greatly in X / r:helped a lot in X`,
]
const OF_FINDING = new Set(
  'achieve assess avoid evaluate examine explore find gain get identify learn measure meet monitor obtain reach recognize save select understand'.split(
    ' ',
  ),
)

/** One rule for every phrase and verb. */
export const GERUND_FRAMES = VERBS.split(' ')
  .flatMap((entry) => {
    const [verb = '', plainer = verb] = entry.split('=')
    const gerund = inflect(verb, 'ing')
    const own = OF_FINDING.has(verb) ? FINDINGS : EFFECTS
    return [...FRAMES, ...own, ...(COMMON.has(verb) ? OPEN_FRAMES : [])].map((frame) =>
      frame
        .replaceAll(/(?<![\w~])X(?!\w)/g, gerund)
        .replaceAll(/(?<![\w~])x(?!\w|:)/g, verb)
        .replaceAll(/(?<![\w~])y(?!\w|:)/g, plainer.replaceAll('.', ' ')),
    )
  })
  .join('\n')
