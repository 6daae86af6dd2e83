import { drawingAddress } from '#art/drawing-address.ts'
import { useLink, useNames } from '#copy/loader/use-copy.ts'
import { spotId } from '#art/spots/spot-id.ts'
import { fillTemplate } from '#copy/fill-template.ts'
import type { HomeCopy } from '#copy/home-types.ts'
import { categoryPath, servicePath } from '#domain/pages/pages.ts'
import { type GroupId, serviceGroups, servicesOf } from '#domain/services/services.ts'
import { ArrowRight } from '#art/icons/icons.tsx'
import { Lines } from '#site/ui/lines.tsx'

const PRICE_TAGS: Partial<Record<GroupId, keyof HomeCopy['services']['tags']>> = {
  emergency: 'emergencyLockout',
  residential: 'lockInstallation',
}

interface ServicesLedgerProps {
  readonly copy: HomeCopy['services']
  /** One line per category, by slug. */
  readonly blurbs: Readonly<Record<string, { readonly blurb: string }>>
}

export function ServicesLedger({ copy, blurbs }: ServicesLedgerProps) {
  const link = useLink()
  const names = useNames()
  return (
    <section className="ledger shell-width">
      <div>
        <h2>
          <Lines lines={copy.heading} />
        </h2>
        <div>
          <p className="lead">{copy.lead}</p>
        </div>
      </div>
      <div>
        {serviceGroups().map((group) => {
          const tag = PRICE_TAGS[group.id]
          return (
            <div key={group.id}>
              <div>
                <h3>
                  <a href={link(categoryPath(group.slug))}>
                    {names.page(categoryPath(group.slug))}
                    <span>
                      <ArrowRight />
                    </span>
                  </a>
                </h3>
                <p>{blurbs[group.slug]?.blurb}</p>
              </div>
              <ul>
                {servicesOf(group.id).map((service) => (
                  <li key={service.slug}>
                    <a href={link(servicePath(group.slug, service.slug))}>
                      <img
                        src={`${drawingAddress('spots')}#${spotId(group.slug, service.slug)}`}
                        alt=""
                        width="104"
                        height="104"
                        loading="lazy"
                      />
                      <span>{names.page(servicePath(group.slug, service.slug))}</span>
                    </a>
                  </li>
                ))}
              </ul>
              {tag && copy.tags[tag].price && (
                <p className="price-tag">
                  <span>{copy.tags[tag].title}</span> <b>{fillTemplate(copy.tags[tag].price)}</b>
                </p>
              )}
            </div>
          )
        })}
      </div>
      <a href={link('/pricing')} className="btn btn-outline">
        {copy.link}
      </a>
    </section>
  )
}
