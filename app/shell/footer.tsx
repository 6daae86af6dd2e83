import { useState } from 'react'
import { KeyEdge } from '#app/art/key-edge.tsx'
import { fill } from '#app/content/fill.ts'
import { shell } from '#app/content/shell.ts'
import { PageLink } from '#app/ui/page-link.tsx'
import { PhoneLink, PhoneNumber } from '#app/visitor/phone-link.tsx'
import { business } from '#domain/business.ts'
import { Logo } from './logo.tsx'

const words = shell.footer

/** R26 */
export function Footer({ path }: { path: string }) {
  return (
    <footer className="site-footer on-dark">
      <KeyEdge path={path} className="text-paper" />
      <div className="shell-width footer-columns">
        <div>
          <Logo box="footer" grounds={['dark']} />
          <p className="footer-about">
            {fill(words.license, { license: business.licences.footer })}
            <br />
            {words.description}
          </p>
        </div>
        <div>
          <h2 className="footer-heading">{words.contact.heading}</h2>
          <ul className="footer-links">
            <li>
              <PhoneLink>
                <PhoneNumber />
              </PhoneLink>
            </li>
            <li>
              <PageLink to="/service-areas">{words.contact.serviceAreas}</PageLink>
            </li>
            <li>
              <a href={`mailto:${business.supportEmail}`}>{business.supportEmail}</a>
            </li>
            <li>
              <PhoneLink>{words.contact.emergency}</PhoneLink>
            </li>
          </ul>
        </div>
        <nav aria-label={words.quickLinks.heading}>
          <h2 className="footer-heading">{words.quickLinks.heading}</h2>
          <ul className="footer-links two">
            {words.quickLinks.links.map((link) => (
              <li key={link.path}>
                <PageLink to={link.path} aria-current={link.path === path ? 'page' : undefined}>
                  {link.label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="footer-hours">
          <h2 className="footer-heading">{words.hours.heading}</h2>
          <p>{words.hours.service}</p>
          <p className="footer-times">{words.hours.times}</p>
        </div>
      </div>
      <div className="shell-width">
        <div className="footer-end">
          <Copyright />
          <PageLink to="/privacy-policy">{words.privacy}</PageLink>
          <PageLink to="/terms-conditions">{words.terms}</PageLink>
          <a href={business.agency.url} rel="noopener">
            {fill(words.agency)}
          </a>
        </div>
      </div>
    </footer>
  )
}

/**
 * The page may have been built last year: React takes the text over as it
 * finds it, and the year is written anew once the element is there.
 */
function Copyright() {
  const [year] = useState(() => new Date().getFullYear())
  const text = fill(words.copyright, { year: String(year) })
  return (
    <p
      suppressHydrationWarning
      ref={(element) => {
        if (element) element.textContent = text
      }}
    >
      {text}
    </p>
  )
}
