import type { Env } from '#app/env.server.ts'
import { at, type Disclosure, type OutsideParty } from '../disclosure.ts'

/** Tells what the payment provider learns, and from when on. */
export function disclosePayments({ billing, stripe }: Pick<Env, 'billing' | 'stripe'>): Disclosure {
  if (billing === 'off')
    return { parties: [], stays: ['This server charges for nothing, so no payment is made.'] }
  if (!stripe) {
    return {
      parties: [],
      stays: ['Payments here are simulated: they are recorded on this server, and no card is asked for.'],
    }
  }
  return { parties: [stripeGets(stripe.apiUrl)], stays: [] }
}

function stripeGets(apiUrl: string | undefined): OutsideParty {
  return {
    name: apiUrl === undefined ? 'Stripe (stripe.com)' : at('The payment service', new URL(apiUrl)),
    gets: [
      'Once you choose a paid plan, and not before: your name, your email address, a number that stands for your account here, and the plan with its discount; later, that you change, pause or cancel it.',
      'Your card goes to Stripe and never to this server: you type it on a page of stripe.com or, where your browser runs scripts, into a form that is loaded from js.stripe.com when you press a plan. Stripe then sees your network address and your browser. We are told what was paid, when, and whether a payment failed.',
    ],
  }
}
