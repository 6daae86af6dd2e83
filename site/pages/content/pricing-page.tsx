import priceTags from '#art/scenes/price-tags.svg'
import type { PricingCopy } from '#copy/page-types.ts'
import { isPriced, priceDetails, priceText, termRows } from '#copy/price-text.ts'
import { useCopy, useLink, useNames } from '#copy/loader/use-copy.ts'
import { servicePath } from '#domain/pages.ts'
import { SERVICE_GROUPS, servicesOf } from '#domain/services.ts'
import { Spot } from '#art/spots/spot.tsx'
import { ContentHero, HeroDrawing } from './content-hero.tsx'
import { ReadingSections } from './reading-sections.tsx'

/** Renders the owner's price list: a row per service, then fees and terms. */
export function PricingPage({ copy }: { copy: PricingCopy }) {
  const link = useLink()
  const names = useNames()
  const messages = useCopy('prices')
  const terms = termRows(copy.terms.items, messages)
  return (
    <>
      <ContentHero path="/pricing" heading={copy.heading} lead={copy.lead}>
        <HeroDrawing src={priceTags} />
      </ContentHero>
      <div className="shell-width reading headed">
        {SERVICE_GROUPS.map((group) => (
          <section key={group.id}>
            <h2>{copy.groups[group.id]}</h2>
            <dl className="price-ledger">
              {servicesOf(group.id).map(({ label, slug }) => (
                <div key={slug}>
                  <dt>
                    <Spot group={group.slug} slug={slug} />
                    <a href={link(servicePath(group.slug, slug))} className="text-link">
                      {names.service(label)}
                    </a>
                  </dt>
                  <dd className={isPriced(label) ? 'price-tag' : undefined}>
                    <b>{priceText(label, messages)}</b>
                  </dd>
                  <dd>{priceDetails(label, messages)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <ReadingSections
          sections={[
            ...(terms.length > 0
              ? [{ heading: copy.terms.heading, paragraphs: [], items: terms }]
              : []),
            copy.how,
          ]}
        />
      </div>
    </>
  )
}
