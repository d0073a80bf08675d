/** Verbs that are known by their -ing form only: their other forms are as often nouns or adjectives. */
export const GERUND_VERBS: readonly string[] = `
acquire alert assist boast captivate capture coat conjure dismiss display drag dry echo embody embrace enact evoke exhibit
facilitate feature feed foreshadow grant grasp harness heighten highlight ignite illuminate illustrate impart infuse instill
invoke leverage lower mirror mitigate monitor nurture outline propel reaffirm reinforce reshape resonate rival safeguard
shed showcase sharpen signal solidify spark span streamline summon sustain symbolize tackle target transcend
underline underpin underscore unleash unveil warm weigh yield`
  .trim()
  .split(/\s+/)
