import type { Fault } from './fault.ts'

const CHECK = 'app/domain/humanizer/llm/check'

/** Faults of what keeps a rewrite from saying something else than its source. */
export const GUARD: readonly Fault[] = [
  {
    file: `${CHECK}/negation.ts`,
    find: 'if (fewer || (after.all === 0 && before.all > 0)) return',
    replace: 'if (after.all === 0 && before.all > 0) return',
    why: 'Of two denials in a sentence one may go: “never signed and not paid” becomes “signed and not paid”.',
  },
  {
    file: 'app/domain/humanizer/embedded/sentence.ts',
    find: "  if (context.language === 'en' && negationCount(source) !== negationCount(output)) return false\n",
    replace: '  void negationCount\n',
    why: 'The embedded engine may turn a sentence into its opposite.',
  },
  {
    file: 'app/domain/text/facts.ts',
    find: "    ...each(lostFacts(after, before, within(source), true), 'added'),\n",
    replace: '',
    why: 'A model may put in figures and names that nobody wrote.',
  },
  {
    file: 'app/domain/text/facts.ts',
    find: 'return ONCE_IS_ENOUGH.has(kind) ? 1 : places.length',
    replace: 'return ONCE_IS_ENOUGH.has(kind) ? 1 : Math.min(1, places.length)',
    why: 'A figure that is said of two things is kept for one of them only.',
  },
  {
    file: `${CHECK}/fact-faults.ts`,
    find: '    ...swapFaults(source, output, language, context.names),\n',
    replace: '',
    why: 'Ann owes Bob becomes Bob owes Ann.',
  },
  {
    file: 'app/domain/text/numerals.ts',
    find: 'thirty=30 forty=40 fifty=50 sixty=60 seventy=70',
    replace: 'thirty=30 fifty=50 sixty=60 seventy=70',
    why: '“Forty” is no number any more, so a rewrite may say fourteen.',
  },
  {
    file: `${CHECK}/fact-faults.ts`,
    find: 'for (const name of likelyNames(after, language)) {',
    replace: 'for (const name of likelyNames(before, language)) {',
    why: 'A sentence may begin with a person whom the model made up.',
  },
  {
    file: `${CHECK}/fact-faults.ts`,
    find: "const stoodFor = kind === 'name' && problem",
    replace: 'const stoodFor = problem',
    why: 'A figure that an earlier sentence had, too, may be left out of this one.',
  },
  {
    file: `${CHECK}/fact-faults.ts`,
    find: 'if (wanted === found) return []',
    replace: 'if (wanted <= found) return []',
    why: 'An address or a quotation may stand twice in a sentence that has it once.',
  },
  {
    file: 'app/domain/text/normalised.ts',
    find: ".replace(/(?<=\\d)[,' ](?=\\d{3}(?!\\d))/g, '')",
    replace: ".replace(/(?<=\\d)[.,' ](?=\\d{3}(?!\\d))/g, '')",
    why: 'A length of 1.500 metres may become one of 1,500.',
  },
]
