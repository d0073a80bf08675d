/** What can be done about a subscription on the account page, each in a dialog of its own address. */
const BILLING_PANELS = [
  'cancel',
  'stay',
  'pause',
  'resume',
  'refund',
  'portal',
  'card',
  'time',
  'all-set',
] as const
export type BillingPanel = (typeof BILLING_PANELS)[number]

/** Where demo billing's own portal leads to: `?dialog=portal` and `?dialog=card` of the account page. */
const OF_PROVIDER = ['portal', 'card'] as const

/** The panel about the subscription that an address asks for; undefined for none, or one that does not exist. */
export function billingPanelOf(url: URL): BillingPanel | undefined {
  const panel = url.searchParams.get('panel')
  const dialog = url.searchParams.get('dialog')
  return BILLING_PANELS.find((name) => name === panel) ?? OF_PROVIDER.find((name) => name === dialog)
}

export function linkToBilling(panel: BillingPanel): string {
  return `/account?panel=${panel}`
}

/** What is said when it did not work, before the reason. */
export const BILLING_FAILURES: Record<BillingPanel, string> = {
  cancel: 'Failed to cancel subscription',
  stay: 'Failed to apply discount',
  pause: 'Failed to pause subscription',
  resume: 'Failed to resume subscription',
  refund: 'Failed to refund your payment',
  portal: 'Failed to open billing portal. Please try again later.',
  card: 'Failed to update your card',
  time: 'Failed to move time forward',
  'all-set': 'Error',
}
