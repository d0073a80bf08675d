import type { PaymentError, PaymentIntent } from './objects.ts'

type Details = {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error' | 'authentication_error'
  message: string
  code?: string
  param?: string
  decline_code?: string
  payment_intent?: PaymentIntent
}

/** An answer that is a refusal, in the shape of Stripe's errors. */
export class Refusal extends Error {
  readonly status: number
  readonly details: Details

  constructor(status: number, details: Details) {
    super(details.message)
    this.status = status
    this.details = details
  }
}

export function invalid(message: string, param?: string, code?: string): Refusal {
  return new Refusal(400, {
    type: 'invalid_request_error',
    message,
    ...(param !== undefined && { param }),
    ...(code !== undefined && { code }),
  })
}

export const missing = (param: string) =>
  invalid(`Missing required param: ${param}.`, param, 'parameter_missing')

export function noSuch(what: string, id: string, param = 'id', status = 404): Refusal {
  return new Refusal(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  })
}

export function cardRefused(error: PaymentError, intent?: PaymentIntent): Refusal {
  return new Refusal(402, { ...error, ...(intent && { payment_intent: intent }) })
}
