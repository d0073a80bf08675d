import { answerAboutThing, joinTwoStatements, listThings } from './beats.ts'
import { straightenColon } from './colons.ts'
import { joinDenied, joinPair, joinPairWithin, joinReasons, turnFragment, turnNotBut } from './contrast.ts'
import { loosen, setOff } from './dashes.ts'
import { attachDenials } from './denials.ts'
import { dropMatters, dropRealness, dropStress, dropStressingAdjective } from './emphasis.ts'
import { dropFormula, dropOffer, dropPraise, nameReaders, sayFormulaPlainly } from './frames.ts'
import {
  dropAnnouncement,
  dropCount,
  dropHook,
  nameTheTopic,
  dropOpener,
  dropParenthesis,
  straightenBalance,
  tellWhatWasLearned,
} from './openers.ts'
import { answerHinge, answerWhy, dropAside, sayPlainly } from './questions.ts'
import { joinAnd, joinFragment, joinSameOpening } from './rhythm.ts'
import {
  joinDeeds,
  joinNobody,
  joinOrders,
  joinPerhaps,
  joinPieces,
  joinSameSubject,
  joinStatements,
  joinTurn,
  joinWhich,
} from './rows.ts'
import type { Rule } from './scene.ts'
import { makeTwo } from './triads.ts'
import { sayPlainWord } from './words.ts'

/** All rules in the order of their work: what carries no meaning first, then what can be said straight, then the rhythm. */
export const RULES: readonly Rule[] = [
  dropPraise,
  dropFormula,
  dropOffer,
  dropHook,
  dropAnnouncement,
  dropCount,
  dropAside,
  nameTheTopic,
  dropOpener,
  dropParenthesis,
  tellWhatWasLearned,
  sayFormulaPlainly,
  dropStress,
  dropStressingAdjective,
  dropRealness,
  dropMatters,
  nameReaders,
  sayPlainly,
  answerHinge,
  answerAboutThing,
  answerWhy,
  joinReasons,
  joinDenied,
  joinPair,
  joinPairWithin,
  turnNotBut,
  turnFragment,
  attachDenials,
  setOff,
  loosen,
  joinPair,
  straightenColon,
  straightenBalance,
  sayPlainWord,
  makeTwo,
  joinPerhaps,
  joinSameOpening,
  joinSameSubject,
  joinNobody,
  joinDeeds,
  joinTurn,
  joinOrders,
  joinStatements,
  joinTwoStatements,
  joinWhich,
  listThings,
  joinPieces,
  joinFragment,
  joinAnd,
]
