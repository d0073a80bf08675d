import type { Token } from './read.ts'

/** Words that an output may have without saying more. */
const FRAME =
  /^(?:also|too|however|still|yet|instead|turns|turned|comes|means|mean|meant|happens|happened|course|please|able|thanks|due|example|instance|such|according|regard|terms|sure|simply|really|actually|basically|together|following|based|year|time|day|ago|long|soon|people|everyone|person|something|majority|minority|draw|drew|gone|put|close|shortly|roughly|approximately|percent|cent|later|earlier|fewer|otherwise|usually|away|around|age|aged|old|minimum|maximum|longer|somebody|nobody|once|clearly|finally|received?|used|lies?|annual|live)$/

/** Words that deny: they are compared as denials. */
const SOFT =
  /^(?:exclude|prevent|avoid|lack|fail|refuse|forbid|prohibit|ban|reject|deny|ignore|except|spare|miss|remain)$/

/** Whether a word may be there without saying more. */
export function isFrame({ lower, lemma }: Token): boolean {
  return FRAME.test(lower) || SOFT.test(lemma)
}

/** Adjectives that only point, count or stress. */
export const NO_QUALITY =
  /^(?:single|great|whole|entire|full|own|same|certain|able|different|various|particular|specific|present|current|following|very|only|such|own|total|overall|actual|given|main|general|more|less|fewer|better|worse|further|additional|extra|short|half)$/
