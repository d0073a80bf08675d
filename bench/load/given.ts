import type { startModel } from '../support/model.ts'
import type { Product } from '../support/product.ts'

export type Given = {
  product: Product
  model: Awaited<ReturnType<typeof startModel>>
  /** Fewer of everything, to see whether it works at all. */
  short: boolean
}

/** The session of one of the people, in turn. */
export function cookieOf({ product: { cookies } }: Given, at: number): string {
  return cookies[at % cookies.length] ?? ''
}
