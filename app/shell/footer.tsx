import { Link } from 'react-router'
import { KeyEdge } from '#app/art/key-edge.tsx'
import { fill } from '#app/content/fill.ts'
import { shell } from '#app/content/shell.ts'
import { business } from '#domain/business.ts'
import { PhoneLink, PhoneNumber } from '#app/visitor/phone-link.tsx'
import { Brand } from './brand.tsx'

const words = shell.footer

/** R26 */
export function Footer({ path }: { path: string }) {
  return (
    <footer className="on-dark bg-ink text-card">
      <KeyEdge path={path} className="text-paper" />
      <div className="shell-width grid gap-x-6 gap-y-10 pt-12 pb-14 sm:grid-cols-2 lg:grid-cols-[1.3fr_1fr_1.05fr_1fr] lg:pt-16">
        <div>
          <Brand large />
          <p className="mt-5 max-w-[16rem] text-[0.9375rem]/normal text-steel-3">
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
              <Link to="/service-areas">{words.contact.serviceAreas}</Link>
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
          <ul className="footer-links grid grid-cols-2">
            {words.quickLinks.links.map((link) => (
              <li key={link.path}>
                <Link to={link.path}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="footer-heading">{words.hours.heading}</h2>
          <p>{words.hours.service}</p>
          <p className="font-display text-[2rem]/tight">{words.hours.times}</p>
        </div>
      </div>
      <div className="shell-width pb-8 max-lg:pb-28">
        <div className="flex flex-wrap items-center gap-x-7 border-t border-ink-4 pt-4 text-[0.84375rem] text-steel-3">
          <p>
            {fill(words.copyright, { year: String(new Date().getFullYear()) })}
          </p>
          <Link to="/privacy-policy" className="py-3">
            {words.privacy}
          </Link>
          <Link to="/terms-conditions" className="py-3">
            {words.terms}
          </Link>
          <a href={business.agency.url} className="py-3 lg:ml-auto" rel="noopener">
            {fill(words.agency)}
          </a>
        </div>
      </div>
    </footer>
  )
}
