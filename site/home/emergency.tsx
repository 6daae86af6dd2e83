import { drawingAddress } from '#art/drawing-address.ts'
import { perFacts } from '#domain/business/per-facts.ts'
import { useLink, useNames } from '#copy/loader/use-copy.ts'
import type { HomeCopy } from '#copy/home-types.ts'
import { servicePath } from '#domain/pages/pages.ts'
import { servicesOf } from '#domain/services/services.ts'
import { ArrowRight } from '#art/icons/icons.tsx'
import { Lines } from '#site/ui/lines.tsx'
import { CallButton, PhoneLink } from '#client/visit/phone-link.tsx'

const emergencyServices = perFacts(() => servicesOf('emergency'))
const isOffered = (slug: string): boolean =>
  emergencyServices().some((service) => service.slug === slug)

/** Renders a street at night with the text about lockouts in the lamp's light. */
export function Emergency({ copy }: { copy: HomeCopy['emergency'] }) {
  const link = useLink()
  const names = useNames()
  return (
    <section className="emergency on-dark">
      <div className="emergency-light">
        <div className="emergency-scene" role="img" aria-label={copy.sceneAlt}>
          <i />
          <img
            className="is-wide"
            src={drawingAddress('emergency-street')}
            alt=""
            width="3840"
            height="640"
            loading="lazy"
          />
          <img
            className="is-wide"
            src={drawingAddress('scenes.lamp-wide')}
            alt=""
            width="142"
            height="82"
            loading="lazy"
          />
          <img
            className="is-wide"
            src={drawingAddress('scenes.person')}
            alt=""
            width="76"
            height="100"
            loading="lazy"
          />
          <img
            className="is-narrow"
            src={drawingAddress('scenes.lamp-narrow')}
            alt=""
            width="116"
            height="69"
            loading="lazy"
          />
          <img
            className="is-narrow"
            src={drawingAddress('emergency-curb')}
            alt=""
            width="210"
            height="156"
            loading="lazy"
          />
        </div>
        <div className="shell-width on-light">
          <h2>
            <Lines lines={copy.heading} />
          </h2>
          <p className="lead">{copy.lead}</p>
          <PhoneLink className="emergency-number" />
        </div>
      </div>
      <div className="shell-width emergency-foot">
        <div>
          <CallButton>{copy.callNow}</CallButton>
          <p>
            <strong>{copy.danger.title}</strong>
            {` ${copy.danger.text}`}{' '}
            <a href={link('/guides/while-you-wait')} className="text-link">
              {copy.guide}
            </a>
          </p>
        </div>
        <ul>
          {copy.links
            .filter(({ slug }) => isOffered(slug))
            .map(({ slug, text }) => (
              <li key={slug}>
                <a href={link(servicePath('emergency-locksmith', slug))}>
                  <b>
                    {names.service(
                      emergencyServices().find((service) => service.slug === slug)?.label ?? slug,
                    )}
                    <ArrowRight />
                  </b>{' '}
                  <span>{text}</span>
                </a>
              </li>
            ))}
        </ul>
      </div>
    </section>
  )
}
