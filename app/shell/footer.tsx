import { LogoLink } from '#app/art/logo-link.tsx'
import { KeyEdge } from '#app/art/key-edge.tsx'
import { addressLines } from '#app/content/address.ts'
import { fill } from '#app/content/fill.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { EmailLink } from '#app/visitor/email.tsx'
import { PhoneLink, PhoneNumber } from '#app/visitor/phone-link.tsx'
import { EveryPage } from './every-page.tsx'
import { business } from '#domain/business.ts'

/** R26 */
export function Footer({ path }: { path: string }) {
  const words = useCopy('shell').footer
  const { homeLink } = useCopy('menus')
  return (
    <footer className="site-footer on-dark">
      <KeyEdge path={path} className="text-paper" />
      <div className="shell-width footer-columns">
        <div>
          <LogoLink label={fill(homeLink)} box="footer" grounds={['dark']} />
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
              <a href="/service-areas">{words.contact.serviceAreas}</a>
            </li>
            <li>
              <EmailLink />
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
                <a href={link.path} aria-current={link.path === path ? 'page' : undefined}>
                  {link.label}
                </a>
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
        {path !== '/' && <EveryPage />}
        <div className="footer-end">
          <Copyright text={words.copyright} />
          {business.showAddress && <p>{`${addressLines.street}, ${addressLines.town}`}</p>}
          <a href="/privacy-policy">{words.privacy}</a>
          <a href="/terms-conditions">{words.terms}</a>
          <a href={business.agency.url} rel="noopener">
            {fill(words.agency)}
          </a>
        </div>
      </div>
    </footer>
  )
}

/** Year of the build. */
const BUILT_IN = new Date().getFullYear()

/** The page may have been built last year: shell/year.ts writes the year anew. */
function Copyright({ text }: { text: string }) {
  const [before = '', after = ''] = fill(text, { year: '\n' }).split('\n')
  return (
    <p>
      {before}
      <span data-year="">{BUILT_IN}</span>
      {after}
    </p>
  )
}
