import { fillTemplate } from '#copy/fill-template.ts'
import type { ServicesCopy } from '#copy/page-types.ts'
import { priceText } from '#copy/price-text.ts'
import { useCopy, useLink, useNames } from '#copy/loader/use-copy.ts'
import { ArrowRight } from '#art/icons/icons.tsx'
import { categoryPath, servicePath } from '#domain/pages/pages.ts'
import { OTHER_SERVICE, serviceGroups, servicesOf } from '#domain/services/services.ts'
import { bookPath } from '../parts/book-path.ts'
import { TitledText } from '../parts/titled-text.tsx'
import { Spot } from '#art/spots/spot.tsx'
import { ContentHero } from './content-hero.tsx'

const OFFERS = ['emergencyLockout', 'lockInstallation'] as const

/**
 * Renders all services: one ledger row per kind of problem (R14: target of 'Our
 * Services').
 */
export function ServicesPage({ copy }: { copy: ServicesCopy }) {
  const link = useLink()
  const { allPrices } = useCopy('prices')
  const { tags } = useCopy('home').services
  return (
    <>
      <ContentHero path="/services" heading={copy.heading} lead={copy.lead}>
        <div className="spot-wall">
          {serviceGroups().flatMap((group) =>
            servicesOf(group.id).map(({ slug }) => (
              <Spot key={group.slug + slug} group={group.slug} slug={slug} />
            )),
          )}
        </div>
      </ContentHero>
      <div className="shell-width service-kinds">
        {copy.groups.map((kind) => (
          <Kind key={kind.group} copy={kind} />
        ))}
      </div>
      <section className="fog-band">
        <div className="shell-width price-and-other">
          <div className="work-order price-document">
            <TitledText copy={copy.price} />
            <div className="price-tags">
              {OFFERS.filter((offer) => tags[offer].price).map((offer) => (
                <p key={offer} className="price-tag">
                  {tags[offer].title} <b>{fillTemplate(tags[offer].price)}</b>
                </p>
              ))}
            </div>
            <p>
              <a href={link('/pricing')} className="text-link">
                {allPrices}
              </a>
            </p>
          </div>
          <div className="other-service">
            <h2>{copy.other.title}</h2>
            <p className="lead">{copy.other.text}</p>
            <a href={link(bookPath(OTHER_SERVICE))} className="btn btn-brass">
              {copy.other.link}
            </a>
          </div>
        </div>
      </section>
    </>
  )
}

function Kind({ copy }: { copy: ServicesCopy['groups'][number] }) {
  const link = useLink()
  const names = useNames()
  const prices = useCopy('prices')
  const group = serviceGroups().find(({ id }) => id === copy.group)
  if (!group) throw new Error(`No services are called ${copy.group}`)
  return (
    <section>
      <div>
        <h2>{copy.title}</h2>
        <p>{copy.text}</p>
        <a href={link(categoryPath(group.slug))} className="text-link">
          {copy.link}
        </a>
      </div>
      <ul>
        {servicesOf(group.id).map(({ label, slug }) => (
          <li key={slug}>
            <a href={link(servicePath(group.slug, slug))}>
              <Spot group={group.slug} slug={slug} />
              <div>
                <h3>{names.page(servicePath(group.slug, slug))}</h3>
                {priceText(label, prices)}
              </div>
              <ArrowRight />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
