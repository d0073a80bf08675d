/** What can be done to accounts by whoever keeps the server, and how the list of it says so. */
export const ADMIN_ACTIONS = {
  invited: 'invited',
  invitation_revoked: 'revoked the invitation of',
  disabled: 'disabled the account of',
  enabled: 'enabled the account of',
  plan_set: 'set the plan of',
  two_step_letter: 'sent an email to turn off two-step sign-in to',
  deleted: 'deleted the account of',
} as const
export type AdminAction = keyof typeof ADMIN_ACTIONS
