/** Who we are: the only place that spells the product's name and the address people write to. */
export const brand = {
  name: 'Wordkin',
  tagline: 'AI drafts, rewritten the way people write.',
  supportEmail: 'support@wordkin.example',
} as const
