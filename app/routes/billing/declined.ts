/** What is said of a card that did not pay. */
export const DECLINED = 'Payment failed — Please try another payment method'
