import { LogoLink } from '#art/computed/logo-link.tsx'
import { KeyEdge } from '#art/computed/key-edge.tsx'
import { addressLines } from '#copy/address.ts'
import { fillTemplate } from '#copy/fill-template.ts'
import { Filled } from '#app/ui/filled.tsx'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { EmailLink } from '#app/ui/email.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { AllPagesLinks } from './all-pages-links.tsx'
import { LanguageLink } from './language-link.tsx'
import { business } from '#domain/business/business.ts'

interface FooterProps {
  readonly path: string
  /** Address of the same page in the other language, if there is one. */
  readonly other: string | null
}

export function Footer({ path, other }: FooterProps) {
  const copy = useCopy('shell').footer
  const link = useLink()
  const { homeLink } = useCopy('menus')
  return (
    <footer className="site-footer on-dark">
      <KeyEdge path={path} className="footer-edge" />
      <div className="shell-width footer-columns">
        <div>
          <LogoLink
            home={link('/')}
            label={fillTemplate(homeLink)}
            box="footer"
            grounds={['dark']}
          />
          <p className="footer-about">
            {business.licenses && (
              <>
                {fillTemplate(copy.license, { license: business.licenses.footer })}
                <br />
              </>
            )}
            {copy.description}
          </p>
        </div>
        <div>
          <h2 className="footer-heading">{copy.contact.heading}</h2>
          <ul className="footer-links">
            <li>
              <PhoneLink />
            </li>
            <li>
              <a href={link('/service-areas')}>{copy.contact.serviceAreas}</a>
            </li>
            <li>
              <EmailLink />
            </li>
            <li>
              <PhoneLink>{copy.contact.emergency}</PhoneLink>
            </li>
          </ul>
        </div>
        <nav aria-label={copy.quickLinks.heading}>
          <h2 className="footer-heading">{copy.quickLinks.heading}</h2>
          <ul className="footer-links two">
            {copy.quickLinks.links.map((page) => (
              <li key={page.path}>
                <a href={link(page.path)} aria-current={page.path === path ? 'page' : undefined}>
                  {page.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="footer-hours">
          <h2 className="footer-heading">{copy.hours.heading}</h2>
          <p>{copy.hours.service}</p>
          <p className="footer-times">{copy.hours.times}</p>
          {copy.hours.shop && <p>{copy.hours.shop}</p>}
        </div>
      </div>
      <div className="shell-width">
        {path !== '/' && <AllPagesLinks />}
        <div className="footer-end">
          <Copyright text={copy.copyright} />
          {business.showAddress && <p>{`${addressLines().street}, ${addressLines().town}`}</p>}
          <a href={link('/privacy-policy')}>{copy.privacy}</a>
          <a href={link('/terms-conditions')}>{copy.terms}</a>
          <LanguageLink to={other} />
          {business.agency && (
            <a href={business.agency.url} rel="noopener">
              {fillTemplate(copy.agency, { agency: business.agency.name })}
            </a>
          )}
        </div>
      </div>
    </footer>
  )
}

const BUILD_YEAR = new Date().getFullYear()

/** Renders the copyright; shell/year.ts updates the year in the browser. */
function Copyright({ text }: { text: string }) {
  return (
    <p>
      <Filled text={text} parts={{ year: <span data-year="">{BUILD_YEAR}</span> }} />
    </p>
  )
}
