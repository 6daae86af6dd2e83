import spots from 'virtual:drawing/spots'
import { Link } from 'react-router'
import { spotId } from '#app/art/spots/spot-id.ts'
import { fill } from '#app/content/fill.ts'
import { home } from '#app/content/home.ts'
import { categoryPath, servicePath } from '#domain/pages.ts'
import { type GroupId, SERVICE_GROUPS, servicesOf } from '#domain/services.ts'
import { ArrowRight } from '#app/ui/icons.tsx'
import { CATEGORY_BLURBS } from '#app/content/category-blurbs.ts'

const { services } = home

/** Which price tag hangs at the end of which row (R7). */
const TAGS: Partial<Record<GroupId, keyof typeof services.tags>> = {
  emergency: 'emergencyLockout',
  residential: 'lockInstallation',
}

/** The eighteen services as a ledger: one ruled row a category. */
export function ServicesLedger() {
  return (
    <section className="shell-width py-16 lg:pt-28 lg:pb-24">
      <div className="grid gap-x-6 gap-y-5 lg:grid-cols-[7fr_5fr]">
        <h2>
          {services.heading.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h2>
        <div>
          <p className="lead max-w-[33rem] text-ink-3">
            <span className="lg:hidden">{services.lead.narrow}</span>
            <span className="max-lg:hidden">{services.lead.wide}</span>
          </p>
          <Link to="/services" className="text-link mt-5 inline-block max-lg:hidden">
            {services.link}
          </Link>
        </div>
      </div>
      <div className="mt-9 lg:mt-12">
        {SERVICE_GROUPS.map((group) => {
          const tag = TAGS[group.id]
          return (
            <div key={group.id} className="ledger-row">
              <div className="ledger-category">
                <h3>
                  <Link to={categoryPath(group.slug)} className="ledger-link" prefetch="intent">
                    {group.menuLabel}
                    <span className="ledger-arrow">
                      <ArrowRight className="size-5" />
                    </span>
                  </Link>
                </h3>
                <p className="text-[0.9375rem] text-ink-3">{CATEGORY_BLURBS[group.id]}</p>
              </div>
              <ul className="ledger-services">
                {servicesOf(group.id).map((service) => (
                  <li key={service.slug}>
                    <Link
                      to={servicePath(group.slug, service.slug)}
                      className="ledger-service"
                      prefetch="intent"
                    >
                      <img
                        src={`${spots}#${spotId(group.slug, service.slug)}`}
                        alt=""
                        width="104"
                        height="104"
                        loading="lazy"
                      />
                      <span>{service.menuLabel}</span>
                    </Link>
                  </li>
                ))}
              </ul>
              {tag && (
                <p className="price-tag ledger-tag">
                  <span className="font-semibold max-lg:sr-only">{services.tags[tag].title}</span>
                  <span className="font-display text-[1.55rem]/none lg:text-[2rem]/none">
                    {fill(services.tags[tag].price)}
                  </span>
                </p>
              )}
            </div>
          )
        })}
      </div>
      <Link to="/services" className="btn btn-outline mt-6 w-full lg:hidden">
        {services.link}
      </Link>
    </section>
  )
}
