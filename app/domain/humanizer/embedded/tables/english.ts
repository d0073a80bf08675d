import { ABSTRACTS } from './abstracts.ts'
import { ADJECTIVE_CHOICES } from './adjective-choices.ts'
import { ADVERB_CHOICES } from './adverb-choices.ts'
import { BUSINESS } from './business.ts'
import { COMMON } from './common.ts'
import { CONNECTIVES } from './connectives.ts'
import { ESSAY_FRAMES } from './essay-frames.ts'
import { EVERYDAY } from './everyday.ts'
import { FORMULAS } from './formulas.ts'
import { GENERAL } from './general.ts'
import { GERUND_FRAMES } from './gerund-frames.ts'
import { LEISURE_FRAMES } from './leisure-frames.ts'
import { LESS_FORMAL } from './less-formal.ts'
import { NARRATIVE } from './narrative.ts'
import { NEWS_AND_NOTES } from './news-and-notes.ts'
import { NOMINALISATIONS } from './nominalisations.ts'
import { NOMINAL_PHRASES } from './nominals.ts'
import { NOUN_CHOICES } from './noun-choices.ts'
import { OFFICE_FRAMES } from './office-frames.ts'
import { OPENINGS } from './openings.ts'
import { PLAIN_BE } from './plain-be.ts'
import { PLAINER_FRAMES } from './plainer-frames.ts'
import { PLAIN_WORDS } from './plain-words.ts'
import { QUANTIFIERS } from './quantifiers.ts'
import { RESEARCH_FRAMES } from './research-frames.ts'
import { REVIEWS } from './reviews.ts'
import { SCHOOL_ESSAYS } from './school-essays.ts'
import { SHORTER_WORDS } from './shorter-words.ts'
import { STORY_PHRASES } from './story-phrases.ts'
import { SIGNATURE_WORDS } from './signature-words.ts'
import { VERB_CHOICES } from './verb-choices.ts'
import { VERB_PHRASES } from './verb-phrases.ts'
import { VERBS } from './verbs.ts'
import { WARM } from './warm.ts'
import { WORDS } from './words.ts'

/** All tables of English, the ones that go first in front: of two rules that fit as well, the first is tried. */
export const ENGLISH_TABLES: readonly string[] = [
  LEISURE_FRAMES,
  STORY_PHRASES,
  REVIEWS,
  BUSINESS,
  OFFICE_FRAMES,
  NEWS_AND_NOTES,
  ESSAY_FRAMES,
  SCHOOL_ESSAYS,
  ABSTRACTS,
  RESEARCH_FRAMES,
  QUANTIFIERS,
  CONNECTIVES,
  PLAINER_FRAMES,
  EVERYDAY,
  SHORTER_WORDS,
  LESS_FORMAL,
  VERB_PHRASES,
  GERUND_FRAMES,
  NOMINALISATIONS,
  VERB_CHOICES,
  ADVERB_CHOICES,
  NOUN_CHOICES,
  ADJECTIVE_CHOICES,
  OPENINGS,
  PLAIN_BE,
  FORMULAS,
  VERBS,
  WORDS,
  COMMON,
  NARRATIVE,
  GENERAL,
  NOMINAL_PHRASES,
  WARM,
  PLAIN_WORDS,
  SIGNATURE_WORDS,
]
