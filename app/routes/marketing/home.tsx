import { data, redirect } from 'react-router'
import { brand } from '#app/brand.ts'
import { keepDraft } from '#app/domain/humanizer/drafts.server.ts'
import { LANDING_ADDRESSES, landingAddress, landingView } from '#app/domain/marketing/addresses.ts'
import { INFO_PAGES, infoAddress } from '#app/domain/marketing/info-pages.ts'
import { HERO } from '#app/domain/marketing/copy.ts'
import { disclosuresOf } from '#app/domain/marketing/disclosures.ts'
import { infoOn } from '#app/domain/marketing/info.ts'
import { HERO_SAMPLE } from '#app/domain/marketing/samples.ts'
import { trialUsage } from '#app/domain/marketing/trial-allowance.server.ts'
import { env } from '#app/env.server.ts'
import { readForm } from '#app/http/body.server.ts'
import { userContext } from '#app/http/context.server.ts'
import { knownTrier, trialEndContext, trialPress } from '#app/http/trial.server.ts'
import landingStyles from '#app/ui/css/landing.css?url'
import type { PageHandle } from '#app/http/page-handle.ts'
import type { Route } from './+types/home'
import { Band } from './Band.tsx'
import { Closing } from './Closing.tsx'
import { Demo } from './Demo.tsx'
import { ExitOffer } from './ExitOffer.tsx'
import { Faq } from './Faq.tsx'
import { Features } from './Features.tsx'
import { Head } from './Head.tsx'
import { Hero } from './Hero.tsx'
import { InfoView } from './InfoView.tsx'
import { markedDemo, markedHero, pricesBy } from './landing-data.server.ts'
import { Pricing } from './Pricing.tsx'
import { answerTrial } from './trial-answer.server.ts'
import { TryDesk } from './TryDesk.tsx'
import { Voices } from './Voices.tsx'

export const handle: PageHandle = {
  document: true,
  sameForVisitors: LANDING_ADDRESSES,
  sitemap: ['/', ...INFO_PAGES.map(infoAddress)],
  body: { bytes: 1024 * 1024 },
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = landingView(new URL(request.url).searchParams)
  const signedIn = context.get(userContext) !== null
  const press = signedIn ? null : await trialPress(request, context)
  const shown = {
    view,
    signedIn,
    press: press?.key,
    billing: env.billing,
    prices: env.billing === 'off' ? {} : pricesBy(view.yearly ? 'year' : 'month'),
    origin: env.origin ?? '',
    info: view.page && infoOn(view.page, { charges: env.billing !== 'off', disclosures: disclosuresOf(env) }),
    usage: await trialUsage(await knownTrier(request)),
    hero: markedHero(),
    demo: markedDemo(view.demo),
  }
  return data(shown, { headers: press?.header ? { 'set-cookie': press.header } : undefined })
}

/** A visitor's trial. The page comes back with the rewrite or the refusal, and always with what was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const user = context.get(userContext)
  if (user) {
    const draft = await keepDraft(user, { text: field('text'), tone: field('tone') || undefined })
    return redirect(`/humanizer?draft=${draft}`, 303)
  }
  const typed = { text: field('text'), tone: field('tone'), key: field('key') }
  const { state, status, headers } = await answerTrial(request, context, typed, field('part') === 'first')
  context.set(trialEndContext, state.result ? 'done' : 'refused')
  return data(state, { status, headers })
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const { view, signedIn, press, billing, prices, origin, info, usage, hero, demo } = loaderData
  const title = info ? `${info.title} · ${brand.name}` : `${brand.name} · ${HERO.title}`
  const canonical = landingAddress({ demo: 'humanized', yearly: false, page: view.page })
  return (
    <>
      <link rel="stylesheet" href={landingStyles} precedence="page" />
      <Head
        title={actionData?.failure ? `Error: ${title}` : title}
        description={info?.lead}
        origin={origin}
        canonical={canonical}
        landing={!info}
      />
      {info && view.page ? (
        <InfoView page={view.page} info={info} />
      ) : (
        <div className="landing">
          <Hero signedIn={signedIn} sample={HERO_SAMPLE} marked={hero} />
          {!signedIn && <TryDesk usage={usage} trial={actionData} press={press} />}
          <Band />
          <Demo view={view} marked={demo} />
          <Features />
          <Voices />
          <Pricing view={view} signedIn={signedIn} billing={billing} prices={prices} />
          <Faq />
          {!signedIn && <Closing />}
          {!signedIn && billing !== 'off' && <ExitOffer />}
          <p className="sr-only" role="status" id="landing-status" />
        </div>
      )}
    </>
  )
}
