const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Small closed classes of English words, as tables name them in braces. */
export const WORD_CLASSES = {
  det: set(
    "the a an this that these those its their his her my our your each every some any no all many most several both such another more much what which whose few enough one's",
  ),
  article: set('the a an'),
  poss: set("its their his her my our your one's"),
  prep: set(
    'of in on at by for with from to into through during under over between among within without about against across after before upon toward towards despite via as than',
  ),
  modal: set(
    "can could will would shall should may might must can't couldn't won't wouldn't shouldn't cannot",
  ),
  to: set(
    "to can could will would shall should may might must not can't couldn't won't wouldn't shouldn't cannot help helps let lets don't doesn't didn't do does did",
  ),
  be: set(
    "be is are was were been being am isn't aren't wasn't weren't it's that's they're we're you're he's she's there's",
  ),
  have: set("have has had having haven't hasn't hadn't i've we've they've you've"),
  subj: set('i we they you he she it who'),
  they: set('i we they you'),
  pron: set('i we they you he she it me us them him her this that these those'),
  rel: set('which that who'),
  adv: set(
    'also often always never not still then now just only even really very quite so too already usually generally typically',
  ),
  wh: set('that how why what whether where when who which if'),
  num: set('two three four five six seven eight nine ten'),
} as const

export type WordClass = keyof typeof WORD_CLASSES

export function isWordClass(name: string): name is WordClass {
  return Object.hasOwn(WORD_CLASSES, name)
}
