import { LogoLink } from '#art/computed/logo-link.tsx'
import { fillTemplate } from '#copy/fill-template.ts'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { Island } from '#app/browser/islands/island.tsx'
import { Content as MenuBar } from '#app/browser/islands/menu-bar.tsx'
import { Content as MobileMenu } from '#app/browser/islands/mobile-menu.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'

/**
 * Renders the header: transparent over the dark first section that every page but the not-found
 * page has, white with a shadow once the page is scrolled.
 */
export function Header({ path }: { path: string }) {
  const link = useLink()
  const { bookService } = useCopy('shell').header
  const { homeLink } = useCopy('menus')
  return (
    <header className={path === '/404' ? 'site-header site-header-opaque' : 'site-header'}>
      <div className="shell-width site-header-row">
        <LogoLink
          home={link('/')}
          label={fillTemplate(homeLink)}
          box="header"
          grounds={['dark', 'light']}
        />
        <Island name="menu-bar" content={MenuBar} props={{ bar: 'main', path }} />
        <div className="header-actions">
          <PhoneLink className="btn btn-small btn-outline" />
          <a href={link('/book-online')} className="btn btn-small btn-brass">
            {bookService}
          </a>
        </div>
        <Island name="mobile-menu" content={MobileMenu} props={{ path }} />
      </div>
    </header>
  )
}
