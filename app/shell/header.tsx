import { Link } from 'react-router'
import { shell } from '#app/content/shell.ts'
import { isActive, NAVIGATION } from '#domain/pages.ts'
import { Menu, Phone } from '#app/ui/icons.tsx'
import { PhoneLink, PhoneNumber } from '#app/visitor/phone-link.tsx'
import { Brand } from './brand.tsx'

/** R21 */
export function Header({ path }: { path: string }) {
  return (
    <header className="site-header on-dark">
      <div className="shell-width flex h-full items-center justify-between gap-6">
        <Brand />
        <nav aria-label={shell.header.navLabel} className="max-lg:hidden">
          <ul className="flex gap-7 font-semibold">
            {NAVIGATION.filter((item) => !item.mobileOnly).map((item) => (
              <li key={item.path}>
                <Link to={item.path} className="nav-link" aria-current={isActive(item, path) ? 'page' : undefined}>
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex gap-2.5 max-lg:hidden">
          <PhoneLink className="btn btn-small btn-outline">
            <Phone />
            <PhoneNumber />
          </PhoneLink>
          <Link to="/book-online" className="btn btn-small btn-brass">
            {shell.header.bookService}
          </Link>
        </div>
        <Link to="/sitemap" aria-label={shell.mobileMenu.open} className="-mr-2 grid size-11 place-items-center lg:hidden">
          <Menu className="size-6" />
        </Link>
      </div>
    </header>
  )
}
