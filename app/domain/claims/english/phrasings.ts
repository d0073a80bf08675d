/**
 * Ways of saying a thing that are one before words are compared, each with the plainest of them: phrases of which the
 * words alone tell too little ("head office"), and grammar that says what a word says, too ("is able to").
 */
const PHRASINGS: readonly [RegExp, string][] = (
  [
    // What may, can, must be.
    ['(?:am|is|are) (?:un|not )able to', 'can not'],
    ['(?:was|were) (?:un|not )able to', 'could not'],
    ['(?:am|is|are) able to|(?:has|have) the (?:ability|capacity|power) to', 'can'],
    ['will be able to', 'can'],
    ['it is (?:very |quite |most )?(?:likely|probable) that|in all (?:likelihood|probability)', 'probably'],
    ['(?:is|are) (?:very |most )?(?:likely|set) to(?! \\w+ more)', 'will probably'],
    [
      "(?:do|does) not (?:have|need) to|needn[’']t|(?:is|are) not (?:required|obliged) to|there is no need to",
      'need not',
    ],
    ['(?:did) not (?:have|need) to', 'needed not'],
    ['(?:is|are) (?:required|obliged|obligated) to|(?:has|have) (?:got )?to', 'must'],
    [
      'nor (?=(?:was|were|is|are|did|does|do|had|has|have|can|could|will|would|should|may|must) )',
      'and not ',
    ],
    // When and how often.
    ['per(?= (?:day|week|month|year|hour|minute)\\b)', 'a'],
    ['(?:an?|the) (?:increasing|growing|rising|ever larger) (?:number|amount) of', 'more and more'],
    [
      '(?:a|the) (?:decreasing|declining|shrinking|dwindling|falling) (?:number|amount) of',
      'fewer and fewer',
    ],
    ['prior to|in advance of|ahead of', 'before'],
    ['subsequent to|in the aftermath of', 'after'],
    ['(?:every|each) day|on a daily basis|day (?:after|by) day', 'daily'],
    ['(?:every|each) week|on a weekly basis', 'weekly'],
    ['(?:every|each) month|on a monthly basis', 'monthly'],
    ['(?:every|each) year|on (?:a yearly|an annual) basis|per annum|annually', 'yearly'],
    ['(?:on|during|in) each|on every', 'every'],
    ['at (?:the present time|this point in time|the moment|present)|these days|right now|as of now', 'now'],
    ['in the (?:near )?future', 'soon'],
    ['from time to time|now and then|every now and then|once in a while|at times', 'sometimes'],
    ['at (?:all times|any time)', 'always'],
    ['as soon as|the moment(?= (?:the|a|an|he|she|it|they|you|we|i) )', 'when'],
    ['(?:at|by) the time', 'when'],
    ['during the time (?:that|when)', 'while'],
    ['(?:right|straight) away|at once|on the spot|without delay', 'immediately'],
    ['all (?:the )?year round|throughout the year', 'always'],
    ['for (?:a long time|ages)', 'long'],
    // Why, how, in what case.
    ['in spite of|notwithstanding', 'despite'],
    ['in order to|so as to|with a view to|for the purpose of|with the aim of', 'to'],
    ['in the event (?:that|of)|on (?:the )?condition that|provided that|in case', 'if'],
    ['irrespective of|no matter', 'regardless of'],
    ['in the absence of', 'without'],
    ['with the exception of|apart from|aside from|other than', 'except'],
    ['in addition to|along with|together with', 'and'],
    [
      'with (?:regard|respect) to|in (?:terms|respect) of|in relation to|as regards|when it comes to',
      'about',
    ],
    ['on behalf of', 'for'],
    ['by means of|with the help of|through the use of|by way of', 'with'],
    ['in the form of', 'as'],
    ['in accordance with|in line with|in keeping with', 'according to'],
    // How much.
    [
      'a (?:large|great|huge|considerable|substantial) (?:number|amount|deal|quantity) of|a great many|a host of|a wealth of|a multitude of|lots of|plenty of|a lot of|a good many',
      'many',
    ],
    ['the (?:vast |great |overwhelming )?majority of|the bulk of|the greater part of', 'most of'],
    [
      'a wide (?:range|variety|array|selection) of|a (?:range|variety|number|diverse range|diverse array) of|all (?:kinds|sorts|manner) of',
      'various',
    ],
    [
      'younger than(?= (?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety))',
      'under',
    ],
    [
      'older than(?= (?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety))',
      'over',
    ],
    ['(?:half|twice) the (?:number|amount) of', 'half as many'],
    // Verbs with a noun that says it all.
    ['(?:take|takes|taking|took|taken) place', 'happen'],
    ['(?:make|makes|making|made) use of', 'use'],
    ['(?:make|makes|making|made) sure', 'ensure'],
    ['(?:get|gets|getting|got|gotten) rid of', 'remove'],
    ['(?:do|does|doing|did|done) away with', 'abolish'],
    ['(?:take|takes|taking|took|taken) (?:care of)', 'care for'],
    ['(?:take|takes|taking|took|taken) advantage of', 'use'],
    ['(?:take|takes|taking|took|taken) into (?:account|consideration)', 'consider'],
    [
      '(?:have|has|having|had) (?:a|an) (?:strong |big |major |significant |great )?(?:effect|impact|influence|bearing) on',
      'affect',
    ],
    ['(?:play|plays|playing|played) (?:a|an) (?:\\w+ )?(?:role|part) in', 'help'],
    ['(?:give|gives|giving|gave|given) (?:birth) to', 'bear'],
    ['(?:give|gives|giving|gave|given) up', 'quit'],
    ['(?:take|takes|taking|took|taken) up(?= \\w+ing\\b)', 'start'],
    ['(?:cost|costs|costing) less', 'be cheaper'],
    ['(?:cost|costs|costing) more', 'be more expensive'],
    ['(?:know|knows) how to', 'can'],
    ['knew how to', 'could'],
    ['(?:give|gives|giving|gave|given) (?:rise) to', 'cause'],
    ['(?:come|comes|coming|came) to (?:an end|a close)', 'end'],
    ['(?:come|comes|coming|came) into (?:force|effect)', 'start'],
    ['(?:come|comes|coming|came) to the conclusion', 'conclude'],
    ['(?:reach|reaches|reaching|reached) the conclusion', 'conclude'],
    ['(?:reach|reaches|reaching|reached|come to|came to) (?:a|an) (?:agreement|decision)', 'agree'],
    ['(?:make|makes|making|made|take|took|taken) (?:a|the) decision', 'decide'],
    ['(?:make|makes|making|made) (?:a|an) (?:attempt|effort)', 'try'],
    ['(?:make|makes|making|made) (?:a|the) choice', 'choose'],
    [
      '(?:get|gets|getting|got) in(?:to)? (?:touch|contact) with|(?:reach|reaches|reaching|reached) out to',
      'contact',
    ],
    ['(?:fall|falls|falling|fell|fallen) ill', 'sicken'],
    ['(?:lose|loses|losing|lost) (?:his|her|their|its|your|our|my) li(?:fe|ves)', 'die'],
    ['(?:move|moves|moving|moved|bring|brings|brought) forward', 'advance'],
    ['(?:go|goes|going|went|gone) down(?! (?:the|this|that|a)\\b)', 'fall'],
    ['(?:go|goes|going|went|gone) up(?! (?:the|this|that|a)\\b)', 'rise'],
    ['(?:cut|cuts|cutting) down on', 'reduce'],
    ['(?:put|puts|putting) off', 'postpone'],
    ['(?:call|calls|calling|called) out(?= (?:the|a|an|his|her|\\p{Lu}))', 'challenge'],
    ['(?:drive|drives|driving|drove|driven|chase|chases|chasing|chased) (?:away|off)', 'repel'],
    ['once in a blue moon|on rare occasions', 'rarely'],
    ['not (?:impossible|inconceivable|out of the question)', 'possible'],
    ['not (?:uncommon|unusual)', 'common'],
    ['anything but(?= \\w)', 'not'],
    ['off[- ]limits', 'not allowed'],
    ['no younger than', 'at least'],
    ['no older than', 'at most'],
    ['(?:call|calls|calling|called) off', 'cancel'],
    ['(?:turn|turns|turning|turned) down', 'reject'],
    ['(?:look|looks|looking|looked) for|in search of', 'seek'],
    ['(?:look|looks|looking|looked) after', 'care for'],
    ['(?:find|finds|finding|found) out', 'learn'],
    ['(?:point|points|pointing|pointed) out', 'state'],
    ['(?:set|sets|setting) up', 'establish'],
    ['(?:end|ends|ending|ended) up', 'finish'],
    ['(?:work|works|working|worked) out', 'solve'],
    ['(?:sort|sorts|sorting|sorted) out', 'solve'],
    // Things named by two words.
    ['head ?offices?', 'headquarters'],
    ['(?:in|at) work', 'at work'],
    ['member of (?:the )?staff|members of (?:the )?staff|staff members?', 'staff'],
    ['point of view', 'view'],
    ['human beings?|mankind|humankind|humanity', 'humans'],
    ['young people|adolescents?', 'teenagers'],
    ['old(?:er)? people|the elderly|senior citizens', 'elderly people'],
    ['free of charge|at no (?:cost|charge)|for free|for nothing', 'free'],
    ['behind schedule', 'late'],
    ['ahead of schedule', 'early'],
    ['up to date', 'current'],
    ['well[- ]known', 'famous'],
    ['against the law', 'illegal'],
    ['out of order', 'broken'],
  ] as const
).map(([pattern, words]) => [new RegExp(`(?<![\\p{L}\\d-])(?:${pattern})(?![\\p{L}\\d])`, 'giu'), words])

/** A denial that only repeats the one before it: "must not be sold, not even in restaurants". */
const REPEATED = /(?<=\b(?:not|no|never|nobody|cannot)\b[^.;!?]*,?) not even\b/giu

/** Compounds whose parts tell something else: an editor-in-chief, a mother-in-law. */
const TITLES = /(?<=\p{L})-in-(?:chief|law)(?!\p{L})/giu

/** Returns a text with its phrases put the plainest way. */
export function plainlyPhrased(text: string): string {
  const plain = PHRASINGS.reduce((line, [pattern, words]) => line.replace(pattern, words), text)
  return plain.replace(REPEATED, ' even').replace(TITLES, (title) => (/law/i.test(title) ? 'inlaw' : ''))
}
