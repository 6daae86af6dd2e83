import curb from 'virtual:drawing/emergency-curb'
import lamp from 'virtual:drawing/emergency-lamp'
import wide from 'virtual:drawing/emergency-wide'
import { Link } from 'react-router'
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
        <img
          className="emergency-wide"
          src={wide}
          alt=""
          width="3840"
          height="640"
          loading="lazy"
        />
        <img className="emergency-lamp" src={lamp} alt="" width="640" height="280" loading="lazy" />
        <img className="emergency-curb" src={curb} alt="" width="640" height="156" loading="lazy" />
      </div>
      <div className="shell-width emergency-words on-light">
        <h2>
          {emergency.heading.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h2>
        <p className="lead mt-2 max-w-[29rem]">{emergency.lead}</p>
        <PhoneLink className="emergency-number">
          <PhoneNumber />
        </PhoneLink>
      </div>
      <div className="shell-width emergency-foot">
        <div className="flex items-center gap-6">
          <PhoneLink className="btn btn-call max-lg:hidden">
            <Phone />
            {emergency.callNow}
          </PhoneLink>
          <p className="text-[0.9375rem]">
            <strong>{emergency.danger.title}</strong> {emergency.danger.text}
          </p>
        </div>
        <ul className="mt-6 grid gap-x-6 max-lg:border-b max-lg:border-ink-4 lg:grid-cols-4">
          {emergency.links.map(({ slug, text }) => (
            <li key={slug}>
              <Link
                to={servicePath('emergency-locksmith', slug)}
                className="group block border-t border-ink-4 py-3.5 lg:border-t-2 lg:border-brass lg:py-5"
                prefetch="intent"
              >
                <span className="flex items-center justify-between gap-3 font-display text-[1.7rem]/tight lg:text-[2rem]/tight">
                  {SERVICES.find((service) => service.slug === slug)?.label}
                  <ArrowRight className="size-5 text-brass group-hover:text-brass-hi" />
                </span>
                <span className="text-[0.9375rem] text-steel-3 max-lg:hidden">{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
