import { LANGUAGE_NAMES } from '#app/domain/text/language.ts'
import { PRESET_TONES } from '#app/domain/humanizer/tones.ts'
import { PLANS, REFUND_DAYS, SAVINGS_PERCENT, WELCOME_OFFER, type Plan } from '#app/domain/usage/plans.ts'
import { TRIAL } from './trial-text.ts'

// The words of the start page. Figures and prices are those of the catalogue and of the engine, never typed here.

const count = (number: number) => number.toLocaleString('en-US')
const price = (cents: number) => `$${(cents / 100).toFixed(2)}`
const list = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names)

export const HERO = {
  title: 'Sound Human. Write Brilliant.',
  lead: 'Bring the draft a machine wrote. Wordkin strikes out what nobody would say, puts in what you would, and leaves every number, name and quotation as it was.',
  action: 'Humanize My Text',
  tag: 'FREE TRIAL',
  demo: 'See Demo',
  terms: `No account and no card: ${TRIAL.wordsPerRun} words a run, ${TRIAL.wordsPerMonth} a month.`,
  caption: 'A sample, marked up by Wordkin’s own engine. What it says is made up.',
  margin: ['nobody opens like this', 'plain verb', 'kept: 1,204', 'just say why'],
}

export const TRY = {
  title: 'Try it on your own words',
  lead: 'The same engine members use, here on the page. Nothing you paste is stored on this server.',
  label: 'Your text',
  placeholder: 'Paste a paragraph an AI wrote for you…',
  action: 'Humanize Text',
  busy: 'Humanizing…',
  keep: 'Keep this text and create an account',
  empty: {
    title: 'Your rewrite appears here',
    text: 'With every change marked, and a check that no number, name or quotation was lost.',
  },
}

export const DEMO = {
  title: 'One draft, four voices',
  lead: `The same paragraph in four of the ${PRESET_TONES.length} tones. All of them come with every plan, the free one included.`,
  note: 'Written by the embedded engine. The café, its figures and its founder are made up.',
}

/** The pace of the counter: an aim, not a measurement. */
export const WORDS_PER_MONTH_AIM = 22_000_000

export const COUNTER = {
  live: 'words humanized since you landed',
  still: 'words humanized in a minute on this page',
  note: `An estimate, not a measurement: it counts at a pace of ${count(WORDS_PER_MONTH_AIM / 1_000_000)} million words a month, and starts anew with each month.`,
}

export const PARTNERS = {
  title: 'Made for desks like these',
  note: 'Illustrative: these names are invented.',
  names: [
    'Northlight Reading Room',
    'Harrow & Quill',
    'The Third Draft',
    'Saltmarsh College',
    'Paper Lantern Press',
    'Ellery Translators',
    'Margin Notes Club',
    'Foxglove Weekly',
  ],
}

export type FeatureName = 'tones' | 'files' | 'ocr' | 'chat' | 'study' | 'ownership'

export const FEATURES: readonly { name: FeatureName; title: string; text: string }[] = [
  {
    name: 'tones',
    title: `${PRESET_TONES.length} tones, and your own`,
    text: 'From academic to informal. Or set four sliders and give your own tone a name.',
  },
  {
    name: 'files',
    title: 'File wizard',
    text: 'Drop in a PDF, a Word file, slides, a spreadsheet or an e-book. The text comes out in order, page by page.',
  },
  {
    name: 'ocr',
    title: 'Text in pictures',
    text: 'Photos and scanned pages are read too, on our own server. You are told which pages were hard to read.',
  },
  {
    name: 'chat',
    title: 'Chat PDF',
    text: 'Ask a document. Every answer names its page and shows the passage; what is not in there is not made up.',
  },
  {
    name: 'study',
    title: 'Study Buddy',
    text: 'Quizzes, key points and videos from your own material, with the page behind every question.',
  },
  {
    name: 'ownership',
    title: 'Your words stay yours',
    text: 'No adverts, no trackers, and we train nothing on your texts. Delete one line of your history or all of it, at once.',
  },
]

export const FEATURES_TITLE = 'Everything on one desk'

export const TESTIMONIALS = {
  title: 'What it is for',
  note: 'Illustrative: these people are invented. We wrote what we hope you will say.',
  quotes: [
    {
      words:
        'My grant report read like a manual. Ten minutes later it read like me on a good day, and the budget figures had not moved.',
      who: 'Marta, runs a youth orchestra',
    },
    {
      words:
        'I write in my third language. I know what I mean; now the sentences know it too. I keep the ones that sound like me.',
      who: 'Davit, doctoral student',
    },
    {
      words:
        'Forty product pages, and no two opened with the same phrase. The marked changes made the review a coffee break.',
      who: 'Joanne, shop owner',
    },
  ],
}

export const PRICING = {
  title: 'Plans for every amount of writing',
  monthly: 'Monthly',
  yearly: 'Annual',
  save: `Save ${SAVINGS_PERCENT}%`,
  popular: 'Most Popular',
  notes: `Prices in USD; plans renew by themselves until you cancel, which you do under Subscription in your account. ${REFUND_DAYS}-day money-back guarantee on the first payment.`,
  offer: `${WELCOME_OFFER.percentOff}% off your first month, paid monthly, with the code ${WELCOME_OFFER.code}.`,
  demo: 'Demo billing: no card is charged.',
  off: 'This server does not charge for plans: everything is included.',
}

function yearlyOrMonthly(plan: Plan): string {
  return `${plan.label} costs ${price(plan.monthlyPrice)} a month or ${price(plan.yearlyPrice)} a year for ${count(plan.wordsPerMonth)} words a month`
}

/** What an account is for, before one is made. */
export const BENEFITS: readonly string[] = [
  'Transform AI text into natural writing',
  'Improve quality, readability and engagement',
  'Save time',
  'Use AI without detection concerns: you see every change and what it does, though no tool can promise a detector’s verdict',
  `Unlimited humanization on paid plans: as often as you like, within the words of your plan`,
]

export const FAQ: readonly { question: string; answer: string }[] = [
  {
    question: 'Will my text pass AI detectors?',
    answer:
      'Wordkin is made to write the way people do, and that is what such tools look for. But no tool can promise a detector’s verdict: detectors disagree with each other and are wrong about human texts as well. We show you what changed and why; we never sell a score.',
  },
  {
    question: 'Does it change what I mean?',
    answer:
      'It should not, and it is checked. Numbers, names, dates, citations, quotations, links and code are protected while rewriting and compared afterwards. If anything differs you are told, and can put the original back sentence by sentence.',
  },
  {
    question: 'Which languages does it write?',
    answer: `${list(Object.values(LANGUAGE_NAMES))}. The language is found out by itself, and you can choose it.`,
  },
  {
    question: 'What does it cost?',
    answer: `Free has ${count(PLANS.free.wordsPerMonth)} words a month. ${yearlyOrMonthly(PLANS.grasshopper)}. ${yearlyOrMonthly(PLANS.ninja)}. All plans have all tones.`,
  },
  {
    question: 'What counts as a word?',
    answer:
      'The words you put in. Instructions cost nothing, neither does a failed run or a text that comes back unchanged, and a run you stop costs only the share you got.',
  },
  {
    question: 'May I use it for school or work?',
    answer:
      'That is for your school or employer to say, so ask them. Wordkin helps you say better what you think. It is no substitute for doing the thinking, and no cover for work that is not yours.',
  },
  {
    question: 'What happens to my text?',
    answer:
      'A trial on this page is rewritten and not stored here. With an account, your texts are kept in your history until you delete them, which is at once and for good. The privacy page names what is kept, and everyone who is told anything about it.',
  },
  {
    question: 'Can I cancel, or have my money back?',
    answer: `Yes. In your account, under Subscription, press Cancel and confirm it on the page that opens; you may see an offer to stay, which you need not take. You keep your plan to the end of what you paid for. Within ${REFUND_DAYS} days of your first payment you get the money back.`,
  },
]

export const CLOSING = {
  title: 'The desk is ready. Bring a draft.',
  text: `${count(PLANS.free.wordsPerMonth)} words a month are free, for as long as you like.`,
}

export const EXIT_OFFER = {
  title: `${WELCOME_OFFER.percentOff}% off your first month`,
  text: `Before you go: with the code ${WELCOME_OFFER.code} the first month of a monthly plan costs ${WELCOME_OFFER.percentOff}% less. The code stands in the price list too, so there is no hurry.`,
  claim: 'Claim Discount',
  dismiss: 'No Thanks',
}

export const SEO = {
  description: `Wordkin rewrites AI drafts the way people write, in ${PRESET_TONES.length} tones and ${Object.keys(LANGUAGE_NAMES).length} languages, with every number, name and quotation kept. Try it without an account.`,
  picture:
    'The words “Sound Human. Write Brilliant.” beside a page with crossed-out phrases and new ones in ink',
}
