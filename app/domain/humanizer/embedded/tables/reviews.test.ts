import { expect, test } from 'vitest'
import { plainlyBy } from './plainly.test-help.ts'
import { REVIEWS } from './reviews.ts'

const plainly = plainlyBy(REVIEWS)

test.each([
  ['The tram runs to the suburban areas.', 'The tram runs to the suburbs.'],
  ['One of the boat’s standout features is the deck.', 'One of the boat’s best features is the deck.'],
  ['They place a strong emphasis on hygiene.', 'They put great stress on hygiene.'],
  ['The machine allows for cashless payment methods.', 'The machine takes cashless payment.'],
  ['We hope the voices of workers are heard.', 'We hope workers are heard.'],
  ['The cook pays close attention to detail.', 'The cook takes great care over the details.'],
  ['They make sweet pastries that are impossible to resist.', 'They make irresistible pastries.'],
  [
    'The choice should be driven by factors such as price.',
    'The choice should depend on things such as price.',
  ],
  ['It has a finer lens, resulting in better images.', 'It has a finer lens, giving better images.'],
  ['It was not the meal that we had been expecting.', 'It was not the meal we had expected.'],
  ['She greeted us with a warm smile.', 'She gave us a warm smile.'],
  ['We were seated at a tiny table by the door.', 'We were given a tiny table by the door.'],
  ['Tom lingered at the table while we paid.', 'Tom sat at the table while we paid.'],
  ['We were seated promptly despite the queue.', 'We got a table quickly despite the queue.'],
  ['The wait staff were kind.', 'The waiters were kind.'],
  ['I had lamb paired with roasted leeks.', 'I had lamb with roasted leeks.'],
  ['The roll holds all of the ingredients together well.', 'The roll holds everything together well.'],
  ['It is a snack that is perfect for any occasion.', 'It is a snack for any occasion.'],
  [
    'Here are some of the things that we loved about the inn.',
    'Here are some things we loved about the inn.',
  ],
  ['The inn did not live up to our expectations.', 'The inn did not turn out as we had hoped.'],
  ['The hat is a great value for the price.', 'The hat is great value for the money.'],
  ['The film was so dull that I actually fell asleep.', 'The film was so dull that I fell asleep.'],
  ['They seemed to be completely lost.', 'They seemed completely lost.'],
  ['The leak poses serious risks to data privacy.', 'The leak puts data privacy at serious risk.'],
  ['The ferry was empty, save for a handful of monks.', 'The ferry was empty, apart from a few monks.'],
  ['We waited for our bags to arrive.', 'We waited for our bags.'],
  [
    'The soup arrived late, but the bus arrived a few minutes later.',
    'The soup arrived late, but the bus came a few minutes later.',
  ],
  ['They have always been big fans of opera.', 'They have always loved opera.'],
  ['We were looking for a boat that was cheap.', 'We wanted a boat that was cheap.'],
  ['The driver flat out refused.', 'The driver flatly refused.'],
])('%s', (draft, plain) => {
  expect(plainly(draft)).toBe(plain)
})

test.each([
  'We found the courage and strength to be honest.',
  'We had been looking for a boat for years.',
  'It was a fine dining option in its day.',
  'Its commitment to protecting the environment and the town is old.',
])('unchanged: %s', (draft) => {
  expect(plainly(draft)).toBe(draft)
})
