/** Why the built-in engine wrote: the budget of all, or of this person, had no room for another call. */
export const OVER_BUDGET = 'Today’s budget for the language model had no room left'
