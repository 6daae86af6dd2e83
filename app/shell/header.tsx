import { shell } from '#app/content/shell.ts'
import { Phone } from '#app/ui/icons.tsx'
import { PageLink } from '#app/ui/page-link.tsx'
import { PhoneLink, PhoneNumber } from '#app/visitor/phone-link.tsx'
import { Logo } from './logo.tsx'
import { MainNav } from './main-nav.tsx'
import { MobileMenuButton } from './mobile-menu-button.tsx'

/** R21: transparent over a dark first section, white with a shadow once the page is scrolled at all. */
export function Header({ path }: { path: string }) {
  return (
    <header className="site-header">
      <div className="shell-width site-header-row">
        <Logo box="header" grounds={['dark', 'light']} />
        <MainNav path={path} />
        <div className="header-actions">
          <PhoneLink className="btn btn-small btn-outline">
            <Phone />
            <PhoneNumber />
          </PhoneLink>
          <PageLink to="/book-online" className="btn btn-small btn-brass" fetchedOnSight>
            {shell.header.bookService}
          </PageLink>
        </div>
        <MobileMenuButton path={path} />
      </div>
    </header>
  )
}
