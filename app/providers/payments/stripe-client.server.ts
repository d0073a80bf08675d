import type Stripe from 'stripe'
import { PaymentFailure } from './payments.ts'

/** How Stripe is reached. `apiUrl` is another server that speaks as it does. */
export type StripeAccess = { secretKey: string; apiUrl?: string | undefined }

/** What is written here was tested against this version; newer ones may answer in other shapes. */
const API_VERSION = '2026-10-28.endive'
/** For one try. With the one retry and its pause that stays below what a person is let wait for. */
const TRY_MS = 4_000
/** For everything that is asked for one purpose, in milliseconds. */
const TOTAL_MS = 9_500

/** The SDK is large: it is loaded by those who have configured it, when they first need it. */
export async function openClient({ secretKey, apiUrl }: StripeAccess): Promise<Stripe> {
  const { Stripe: StripeClient } = await import('stripe')
  const url = apiUrl ? new URL(apiUrl) : undefined
  return new StripeClient(secretKey, {
    apiVersion: API_VERSION,
    timeout: TRY_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: 'Wordkin' },
    httpClient: StripeClient.createFetchHttpClient((...request) => fetch(...request)),
    ...(url && {
      protocol: url.protocol === 'http:' ? ('http' as const) : ('https' as const),
      host: url.hostname,
      port: url.port || (url.protocol === 'http:' ? 80 : 443),
    }),
  })
}

/** Does `work` in time; what Stripe refuses becomes a PaymentFailure. What is cut off here is safe to ask again by its key. */
export async function inTime<T>(work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(away(new Error(`No answer within ${TOTAL_MS} ms.`))), TOTAL_MS)
  })
  try {
    return await Promise.race([work(), late])
  } catch (error) {
    throw failureOf(error)
  } finally {
    clearTimeout(timer)
  }
}

function away(cause: unknown): PaymentFailure {
  const message =
    'The payment provider does not answer at the moment. Nothing was charged twice. Please try again soon.'
  return new PaymentFailure('away', message, { cause })
}

/** The parts of the SDK's errors that are looked at. Its classes would have to be loaded to be asked. */
type SdkError = Error & { type: string; code?: string; param?: string; statusCode?: number }

function isSdkError(error: unknown): error is SdkError {
  return (
    error instanceof Error &&
    'type' in error &&
    typeof error.type === 'string' &&
    error.type.startsWith('Stripe')
  )
}

/** Whether Stripe says that there is no such customer, subscription or other thing that was named by its id. */
export function isMissing(error: unknown): boolean {
  return isSdkError(error) && (error.code === 'resource_missing' || error.statusCode === 404)
}

/** Things that are named by a parameter and are ours: that they are missing is a mistake of the configuration. */
const CONFIGURED = /price|coupon|promotion_code|configuration/

function failureOf(error: unknown): unknown {
  if (!isSdkError(error)) return error
  if (error.type === 'StripeCardError') return new PaymentFailure('declined', error.message, { cause: error })
  if (isMissing(error) && !CONFIGURED.test(error.param ?? '')) {
    return new PaymentFailure('gone', 'The payment provider does not know this any more.', { cause: error })
  }
  const ours = [
    'StripeInvalidRequestError',
    'StripeIdempotencyError',
    'StripeAuthenticationError',
    'StripePermissionError',
  ]
  if (ours.includes(error.type)) {
    return new PaymentFailure('invalid', 'The payment provider did not take this.', { cause: error })
  }
  return away(error)
}

/** Does `work`, for which it is as good when the thing is gone already. */
export async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** The id of what may come as an object. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null)
}

/** Seconds, as Stripe counts, as a moment. */
export function momentOf(seconds: number): Date {
  return new Date(seconds * 1000)
}
export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000)
