import { useCopy, useLink, useNames } from '#copy/loader/use-copy.ts'
import { isActive, NAVIGATION } from '#domain/pages.ts'
import { MenuItem } from './menu-item.tsx'
import { useMenuBar } from './use-menu-bar.ts'

const MAIN_NAV_ITEMS = NAVIGATION.filter((item) => !item.mobileOnly)

export function MainNav({ path }: { path: string }) {
  const link = useLink()
  const names = useNames()
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
              <a
                href={link(item.path)}
                className="nav-link"
                aria-current={item.path === path ? 'page' : undefined}
                data-active={isActive(item, path) ? '' : undefined}
              >
                {names.page(item.path)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
