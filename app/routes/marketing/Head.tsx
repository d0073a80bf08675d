import { useContext } from 'react'
import { brand } from '#app/brand.ts'
import { FAQ, SEO } from '#app/domain/marketing/copy.ts'
import { LightVersion } from '#app/ui/light-version.ts'
import { PLAN_NAMES, PLANS } from '#app/domain/usage/plans.ts'

type HeadProps = {
  title: string
  description?: string
  /** Where the product is reached from outside; empty in local mode, where addresses stay relative. */
  origin: string
  /** The one address of what this page shows. */
  canonical: string
  /** The landing page itself, as opposed to its information views. */
  landing: boolean
}

/** What search engines and people who share the page get to see of it. */
export function Head({ title, description = SEO.description, origin, canonical, landing }: HeadProps) {
  const light = useContext(LightVersion)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={origin + canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + canonical} />
      <meta property="og:image" content={`${origin}/og.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={SEO.picture} />
      <meta name="twitter:card" content="summary_large_image" />
      {landing && !light && (
        // React writes it so that no word of it can end the element.
        <script type="application/ld+json">{JSON.stringify(structuredData(origin))}</script>
      )}
    </>
  )
}

/** The product with its plans, and the questions, in the words of schema.org. */
function structuredData(origin: string) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'SoftwareApplication',
        name: brand.name,
        description: SEO.description,
        url: `${origin}/`,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Any, in a browser',
        offers: PLAN_NAMES.map((name) => ({
          '@type': 'Offer',
          name: PLANS[name].label,
          price: (PLANS[name].monthlyPrice / 100).toFixed(2),
          priceCurrency: 'USD',
        })),
      },
      {
        '@type': 'FAQPage',
        mainEntity: FAQ.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  }
}
