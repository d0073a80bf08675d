/**
 * What a route's `handle` says about its page. A `document` is for people who have not come in yet: it is loaded by the
 * browser and ships no framework; every other page is hydrated. `layout` is how the shell places it. An `entrance` gets the
 * script of signing in although somebody is in already. `scripts` are further ones of a document, by their names.
 */
export type PageHandle = {
  document?: true
  layout?: 'page' | 'tool' | 'reading'
  entrance?: true
  /** Its components count on the script of documents. */
  enhanced?: true
}
