/**
 * Who we are: the only place that spells the product's name and the address people write to. `paper` is what stands behind
 * everything, for browsers that ask before they have the style sheet.
 */
export const brand = {
  name: 'Wordkin',
  tagline: 'AI drafts, rewritten the way people write.',
  supportEmail: 'support@wordkin.example',
  paper: { light: '#f9f6f0', dark: '#161512' },
} as const
