/** What counts as a sign of today's assistants, wide on purpose and without a word of the rules that mend them. */
export type Sign = { name: string; count: (text: string, sentences: readonly string[]) => number }

const found = (name: string, pattern: RegExp): Sign => ({
  name,
  count: (text) => text.match(pattern)?.length ?? 0,
})

const perSentence = (
  name: string,
  counts: (sentence: string, next: string, before: string) => boolean,
): Sign => ({
  name,
  count: (_, sentences) =>
    sentences.filter((one, at) => counts(one, sentences[at + 1] ?? '', sentences[at - 1] ?? '')).length,
})

const DENIES =
  /\b(?:(?:is|was|are|were|do|does|did|has|have|can|could|will|would|should)(?:n['’]t| not\b)|(?:it|that|this|he|she|there)['’]s not\b|(?:you|we|they)['’]re not\b|I['’]m not\b|cannot\b|can['’]t\b|won['’]t\b|never\b|^not\b|stopped being)/i
const SAYS =
  /^(?:["“]?)(?:it|that|this|they|these|those|he|she|you|we|i|the \w+)(?:['’](?:s|re|m)\b| (?:is|was|are|were)\b| \w+(?:s|ed)?\b)/i
const words = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
const opening = (text: string, count: number) => words(text).slice(0, count).join(' ').toLowerCase()
const VERB =
  /\b(?:am|is|are|was|were|be|been|has|have|had|do|does|did|can|could|will|would|shall|should|may|might|must|\w+n['’]t|\w+['’](?:s|re|ve|ll|d|m)|said|went|came|got|took|made|told|knew|saw|felt|left|kept|gave|found|\w{2,}ed|\w{3,}s)\b/i

export const SIGNS: readonly Sign[] = [
  perSentence('M01 contrast pair', (one, next) => {
    if (!DENIES.test(one) || /\?["”]?$/.test(one) || words(one).length > 16 || words(next).length > 18)
      return false
    const subject = /^(?:it|that|this|they|he|she|you|we|i)\b/i.exec(next)?.[0].toLowerCase()
    const same = opening(one, 1) === opening(next, 1)
    return (
      (SAYS.test(next) && (subject !== undefined || same) && !DENIES.test(next)) ||
      (/^not\b/i.test(one) && /^(?:because|but|just|only|a|an|the)\b/i.test(next))
    )
  }),
  found(
    'M02 contrast within a sentence',
    /\b(?:not|isn['’]t|wasn['’]t|aren['’]t|weren['’]t|doesn['’]t|didn['’]t|don['’]t)\b(?! (?:only|just|merely|simply)\b)[^.!?;:\n]{2,60}(?:,? but (?!also\b|not\b)|\s?[—–]\s?(?:it|that|this|they|he|she|you|we)\b|; (?:it|that|this|they|he|she|you|we)\b|, (?:it|they|that|this)(?:['’]s|['’]re| (?:is|are|was|were)))|\b(?:less|more) (?:an? |the )?\w+ than (?:an? |the )/gi,
  ),
  found('M03 not just', /\b(?:not|n['’]t) (?:just|only|merely|simply)\b|\bmore than just\b/gi),
  found(
    'M04 tail ", not Y."',
    /,\s(?:and )?not (?!only|just|yet|sure|least|to mention|that\b)[^.,;:!?\n]{2,50}[.!?]/gi,
  ),
  found(
    'M05 row of denials',
    /\bno [^.!?,\n]{2,40}[.,] (?:and )?no [^.!?,\n]{2,40}[.,!]|\bnot [^.!?,\n]{2,40}\. Not [^.!?\n]{2,40}\./gi,
  ),
  found(
    'M06 question as a hinge',
    /(?:^|[.!?"”]\s+)(?:And |But |So )?(?:(?:the|my|our|your|his|her|their|its)\s(?:[\p{L}'’-]+ ){0,4}[\p{L}'’-]+|why(?: [\p{L}'’-]+){0,2}|how|result|honestly|better yet|even better|worse|so what|who|when|where)\?(?=\s+\S)/gimu,
  ),
  found(
    'M07 announcing',
    /\b(?:here['’]s|here is|here are) (?:the (?:thing|catch|truth|kicker|deal|reality|problem|twist|part|point|secret|good news|bad news|short version)|what|why|how|where|when)\b|\b(?:let me be|let['’]s be|to be|I['’]ll be|let us be) (?:clear|honest|real|frank|blunt|direct)\b|\bthe (?:truth|reality|fact|thing) is\b|\blet['’]s (?:break|dive|unpack|dig|talk about|face it|start with)|\bmake no mistake\b|\bthink about (?:it|that)\b|\blet that sink in\b|\bread that again\b|\bnobody tells you\b/gi,
  ),
  found(
    'M08 colon before the point',
    /(?<!\d|https?|Subject|Re|To|From|Date|Note|P\.S|PS)(?<!^[^\n]{0,24}):\s(?=\p{Ll}|[A-Z][a-z]+ [a-z]+)/gmu,
  ),
  perSentence('M10 punch', (one) => {
    const count = words(one).length
    return (
      /^["“]?\p{L}/u.test(one) &&
      /[.!]["”]?$/.test(one) &&
      count > 0 &&
      (count <= 4 || (count <= 7 && !VERB.test(one)))
    )
  }),
  {
    name: 'M11 one-sentence paragraph',
    count: (text) =>
      text.split(/\n\s*\n/).filter((paragraph) => {
        const one = paragraph.trim()
        return (
          /^["“\p{L}][^\n]*[.!?]["”]?$/u.test(one) &&
          words(one).length > 3 &&
          !/[.!?]["”]?\s+\p{Lu}/u.test(one)
        )
      }).length,
  },
  perSentence(
    'M12 same opening',
    (one, next) => words(one).length > 2 && opening(one, 2) === opening(next, 2),
  ),
  found('M13 em-dash', /[^\n]\s?(?:—|\s–\s|\s--\s)(?=[^\n])/g),
  found(
    'M14 honest, genuine, truly',
    /\b(?:honest(?:ly)?|genuine(?:ly)?|truly|sincerely(?! (?:yours|,))|in all honesty|authentic(?:ally)?|frankly)\b/gi,
  ),
  found(
    'M15 simply, quietly, precisely',
    /\b(?:simply|merely|precisely|exactly|quiet(?:ly)?|silently|gently|softly|deeply)\b/gi,
  ),
  found(
    'M16 matters',
    /\b(?:(?:that|this|it|which|they|words|names|details) matters?\b|matters? (?:because|more|most)|(?:that|what) (?:truly |really |actually |most )?matters?\b|why (?:it|this) matters)/gi,
  ),
  found(
    'M17 the real question',
    /\b(?:the|a) (?:real|deeper|bigger|harder|better|right|true|actual|underlying|surprising|interesting|hard) (?:question|problem|issue|answer|challenge|work|story|reason|lesson|point|part|test|win|shift|opportunity|breakthrough|change)\b/gi,
  ),
  found('M18 it turns out', /\bturns? out\b|\bas it happens\b/gi),
  found(
    'M20 stock beat',
    /\bsomething (?:shifted|changed|clicked|broke|in (?:me|him|her|them))\b|\bfor a (?:long )?moment\b|\blet out a breath\b|\bthe moment (?:it|everything) /gi,
  ),
  found('M21 whether you are X or Y', /\bwhether (?:you['’]re|you are|it['’]s|you)\b[^.!?\n]{2,80}\bor\b/gi),
  found(
    'M22 summing up',
    /(?:^|[.!?:]\s+|\*\*)(?:in short|in the end|ultimately|in sum|in summary|in conclusion|in essence|overall|all in all|at the end of the day|(?:the )?bottom line|simply put|put simply|put differently|to sum up|the (?:key )?takeaway|key takeaways?|long story short|final thoughts?)\b/gim,
  ),
  found(
    'M23 balance',
    /(?:^|[.!?]\s+)(?:that said|of course|to be fair|to be sure|granted|admittedly|perhaps\.|maybe\.|it depends\.|critics)\b/gim,
  ),
  found(
    'M24 worth noting',
    /\b(?:it['’]s|it is|also|are|is) (?:also )?worth (?:noting|asking|remembering|mentioning|pointing|considering|knowing|repeating|saying|a )|\b(?:important|crucial|helpful|useful|essential) to (?:note|remember|understand|recognize|keep in mind|acknowledge)\b|\bdeserves? (?:its own|a |our |attention|more|mention|to be)/gi,
  ),
  found(
    'M25 list announced',
    /\b(?:one|two|three|four|five|several|a few|a couple of) (?:\w+ )?(?:things|points|reasons|lessons|findings|notes|questions|facts|details|patterns|ideas|takeaways|changes|themes)\b[^.!?\n]{0,40}[.:]/gi,
  ),
  found(
    'M26 offer at the close',
    /\b(?:would you like me to|do you want me to|want me to|shall I|happy to (?:help|go|share|dig|draft|walk|answer|adjust|talk|discuss)|let me know (?:if|what|which|how)|feel free to|(?:please )?(?:don['’]t|do not) hesitate|I can also|I hope this helps|hope this helps|if you['’]d like, I)\b/gi,
  ),
  found(
    'M27 praise at the start',
    /^\s*(?:(?:what an? |that['’]s an? (?:really )?)?(?:great|good|excellent|fantastic|wonderful|lovely|thoughtful|interesting|smart) (?:question|point|post|observation|idea|insight)|you['’]re (?:absolutely )?right to|absolutely!|love this)/gi,
  ),
  found(
    'M28 letter formula',
    /\b(?:finds you (?:well|in good)|(?:thrilled|excited|delighted|eager) to (?:apply|submit|share|announce|express)|writing to (?:express|formally)|confident that (?:I|my)|strong (?:addition|fit)|welcome the (?:opportunity|chance)|(?:time|attention) and consideration|look forward to the (?:opportunity|possibility)|resonates? (?:deeply )?with me|I would be (?:thrilled|honored|honoured|delighted))\b/gi,
  ),
  found(
    "M38 today's words",
    /\b(?:clarity|friction|nuanced?|grounded|intentional(?:ly|ity)?|resonat\w+|refram\w+|through the lens|lens of|tension|hold(?:ing)? space|sit(?:ting)? with (?:the|that|this|it)|lean(?:s|ed|ing)? into|surfac(?:es|ed|ing)|surface (?:the|a|issues)|unpack\w*|load-bearing|show(?:s|ing)? up (?:for|as|with)|do(?:ing)? the work|at its (?:core|heart)|landscape|seamless\w*|robust|tapestry|delv\w+|navigat\w+|meaningful(?:ly)?|actionable|empower\w*|elevat(?:e|es|ed|ing)|foster\w*|journey|thoughtful(?:ly)?|deliberate(?:ly)?|rhythm of|the weight of|a testament to|ecosystem|align(?:s|ed|ment)?)\b/gi,
  ),
  found(
    'M41 "This shows", "and also"',
    /(?:^|[.!?]\s+)(?:This|That) (?:shows|means|makes|helps|allows|gives|ensures|highlights)\b|\band also\b/gm,
  ),
]

/** Signs of layout, which a promise keeps as they are; told apart, for whoever reads the figures. */
export const LAYOUT: readonly Sign[] = [
  found('M29 bold lead-in', /^\s*(?:[-*•]|\d+[.)])\s+(?:\p{Emoji_Presentation}\s*)?\*\*[^*\n]+\*\*/gmu),
  found('M30 heading', /^#{1,6}\s/gm),
  {
    name: 'M34 mixed quotation marks',
    count: (text) => {
      const curly = text.match(/[“”’]/g)?.length ?? 0
      const straight = text.match(/["']/g)?.length ?? 0
      return Math.min(curly, straight)
    },
  },
]
