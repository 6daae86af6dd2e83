import curb from 'virtual:drawing/emergency-curb'
import lamp from 'virtual:drawing/emergency-lamp'
import wide from 'virtual:drawing/emergency-wide'
import { home } from '#app/content/home.ts'
import { servicePath } from '#domain/pages.ts'
import { servicesOf } from '#domain/services.ts'
import { ArrowRight, Phone } from '#app/ui/icons.tsx'
import { PhoneLink, PhoneNumber } from '#app/visitor/phone-link.tsx'

const { emergency } = home
const SERVICES = servicesOf('emergency')

/** A street at night: all words about being locked out stand in the lamp's light. */
export function Emergency() {
  return (
    <section className="emergency on-dark">
      <div className="emergency-scene" role="img" aria-label={emergency.sceneAlt}>
        <img src={wide} alt="" width="3840" height="640" loading="lazy" />
        <img src={lamp} alt="" width="640" height="280" loading="lazy" />
        <img src={curb} alt="" width="640" height="156" loading="lazy" />
      </div>
      <div className="shell-width emergency-words on-light">
        <h2>
          {emergency.heading.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h2>
        <p className="lead">{emergency.lead}</p>
        <PhoneLink className="emergency-number">
          <PhoneNumber />
        </PhoneLink>
      </div>
      <div className="shell-width emergency-foot">
        <div>
          <PhoneLink className="btn btn-call">
            <Phone />
            {emergency.callNow}
          </PhoneLink>
          <p>
            <strong>{emergency.danger.title}</strong>
            {` ${emergency.danger.text}`}
          </p>
        </div>
        <ul>
          {emergency.links.map(({ slug, text }) => (
            <li key={slug}>
              <a href={servicePath('emergency-locksmith', slug)}>
                <b>
                  {SERVICES.find((service) => service.slug === slug)?.label}
                  <ArrowRight />
                </b>
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
