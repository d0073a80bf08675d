import { startsClause, wordCount } from '../clauses.ts'
import { leadingSubject } from '../leading-subject.ts'
import { find, lineOf, sentence } from '../manner/line.ts'
import type { Transformation } from '../splitting.ts'
import type { Token } from '../tokens.ts'

/** Phrases before the sentence that set a scene every reader knows. */
const SCENE =
  /^(?:in (?:today's|our|the|this|an) (?:(?:modern|increasingly|ever-changing|ever-evolving|rapidly (?:changing|evolving)|fast-paced|fast-moving|hectic|busy|interconnected|digital|competitive|complex|globalized|technology-driven|connected|information-driven|dynamic|current) ?,? ?(?:and )?)+(?:digital |connected |business |modern )?(?:world|age|era|society|landscape|times|environment|climate|economy|marketplace|life)|in (?:today's|our modern|the modern) (?:world|society|age|era|day and age)|in (?:an|the) (?:age|era|world) (?:where|of|when) [^,.;:§]{3,70}|(?:as|since) (?:technology|the world) (?:continues to )?(?:evolves?|advances?|changes?|develops?|becomes? more (?:connected|complex|digital))|with the (?:rapid |constant |ongoing )?(?:rise|advancement|advent|growth|development|evolution) of (?:modern |digital |new )?(?:technology|technologies|the internet|social media)|throughout (?:history|the ages|human history)|since the dawn of (?:time|humanity|civilization)|from (?:the dawn of time|time immemorial)|at the end of the day|when all is said and done|all things considered|needless to say|it goes without saying that|as we all know|as you (?:may |might |probably )?know|as is well known|in the grand scheme of things|more often than not|in many ways|in a sense|in (?:other|simple) words|generally speaking|broadly speaking|for the most part|with (?:that|this|all (?:that|this|of this)) (?:being )?(?:said|in mind)|that being said|moving forward|going forward|by the same token|as a matter of fact|first and foremost|last but not least|in addition to (?:this|that|these)|on top of (?:this|that|it all)|in light of (?:this|that|these findings)|with this in mind|beyond (?:this|that)|to (?:begin|start) with) , /d

/** Connectives that only say that one more sentence comes. */
const ONE_MORE =
  /^(?:moreover|furthermore|additionally|in addition|besides|likewise|similarly|equally important|what's more|what is more|overall|ultimately|essentially|basically|indeed|in fact|in essence|in short|in summary|in conclusion|to conclude|in sum|undoubtedly|undeniably|clearly|obviously|certainly|of course|naturally|interestingly|notably|importantly|more importantly|most importantly|fortunately|unfortunately|thankfully|in particular|specifically|accordingly|as such|in turn) , /d

/** "In today's fast-paced world, time is short." → "Time is short." */
export const dropScene: Transformation = (tokens) => {
  const line = lineOf(tokens)
  const found = find(line, SCENE) ?? find(line, ONE_MORE)
  if (!found || found.at > 0) return undefined
  const rest = tokens.slice(found.end)
  if (tokens.slice(0, found.end).some(({ kept }) => kept) || !isStatement(rest)) return undefined
  // "Unfortunately" and "fortunately" say how the author feels of it.
  if (/^(?:un)?fortunately|^thankfully/.test(line.text)) return undefined
  return sentence(rest)
}

function isStatement(tokens: readonly Token[]): boolean {
  return (
    wordCount(tokens) > 3 &&
    /^[.!?]$/.test(tokens.at(-1)?.text ?? '') &&
    (startsClause(tokens, 0) ||
      leadingSubject(tokens, true)?.start === 0 ||
      tokens[0]?.kept === true ||
      /^(?:DET|NOUN|PROPN|PRON)$/.test(tokens[0]?.tag ?? ''))
  )
}

/** What leads to a statement and is none: "It is important to note that", "There is no doubt that". */
const CLEARED =
  /^(?:(?:and|but|so|also|however|furthermore|moreover|additionally) ,? ?)?(?:(?:it is|it's) (?:also |always |clear |equally |very )*(?:important|worth|essential|crucial|vital|interesting|useful|helpful|necessary|imperative) (?:to (?:note|remember|mention|recognize|recognise|understand|acknowledge|consider|emphasize|emphasise|point out|realize|keep in mind|highlight|stress|bear in mind|be aware)|noting|mentioning|remembering|considering|emphasizing|highlighting|pointing out) that|(?:it is|it's) (?:also )?(?:clear|obvious|evident|apparent|undeniable|undoubtedly true|no secret|no surprise|safe to say|fair to say|no exaggeration to say|no understatement to say|well known|widely known|common knowledge|often said|needless to say) that|there (?:is|can be) (?:no|little) (?:doubt|denying|question) (?:that|about it)|there's no (?:doubt|denying|question) that|(?:it|one) (?:should|must|can|cannot|could) (?:also )?be (?:noted|mentioned|stressed|emphasized|remembered|added|said) that|(?:we|you|one) (?:must|should|need to|have to) (?:also )?(?:remember|recognize|recognise|acknowledge|understand|keep in mind|note|realize|bear in mind) that|(?:i|we) (?:would|'d) like to (?:point out|note|mention|emphasize|add|stress|highlight|say) that|what (?:is|'s) (?:more|important|clear|certain|interesting) is that|the (?:fact|truth|reality) (?:of the matter )?is that|please (?:note|be aware|keep in mind) that|let us not forget that|keep in mind that|as (?:mentioned|noted|stated|discussed) (?:earlier|above|before|previously) ,) /d

/** "It is important to note that rents rise." → "Rents rise." */
export const clearThroat: Transformation = (tokens) => {
  const line = lineOf(tokens)
  const found = find(line, CLEARED)
  if (!found || found.at > 0 || tokens.slice(0, found.end).some(({ kept }) => kept)) return undefined
  // Where it denies something the sentence would deny one thing less.
  const rest = tokens.slice(found.end)
  if (wordCount(rest) < 3 || /^(?:whether|if|how|why|what|not)$/.test(rest[0]?.lower ?? '')) return undefined
  return sentence(rest)
}
