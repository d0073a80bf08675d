import { findProtected } from '#app/domain/text/protect.ts'
import { newContext } from '../context.ts'
import { fixArticles } from '../guards.ts'
import { compileRules } from '../patterns.ts'
import { replacePhrases } from '../phrases.ts'
import { join, tokenize } from '../tokens.ts'

/** For the tests of tables: a text with every rule of `table` that fits, whatever its rate. */
export function plainlyBy(table: string): (text: string) => string {
  const rules = compileRules([table])
  const tone = { name: 'test', formality: 45, energy: 50, complexity: 45, empathy: 50 }
  return (text) => {
    const context = { ...newContext(tone, 'en'), random: () => 0, sentence: 1 }
    return join(fixArticles(replacePhrases(tokenize(text, findProtected(text, 'en')), rules, context)))
  }
}
