import { useCopy } from '#copy/loader/use-copy.ts'
import { NAVIGATION } from '#domain/pages/pages.ts'
import { MenuItem } from './menu-item.tsx'
import { PageLink } from './page-link.tsx'
import { useMenuBar } from './use-menu-bar.ts'

const MAIN_NAV_ITEMS = NAVIGATION.filter((item) => !item.mobileOnly)

export function MainNav({ path }: { path: string }) {
  const { navLabel } = useCopy('menus')
  const bar = useMenuBar()
  return (
    <nav aria-label={navLabel} className="main-nav">
      <ul>
        {MAIN_NAV_ITEMS.map((item) => (
          <li key={item.path}>
            {item.children ? (
              <MenuItem bar={bar} item={item} path={path} linkClassName="nav-link" />
            ) : (
              <PageLink item={item} path={path} className="nav-link" />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
