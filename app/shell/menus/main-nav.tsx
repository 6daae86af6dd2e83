import { perFacts } from '#domain/business/per-facts.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import { navigationPages } from '#domain/pages/pages.ts'
import { MenuItem } from './menu-item.tsx'
import { PageLink } from './page-link.tsx'
import { useMenuBar } from './use-menu-bar.ts'

const mainNavItems = perFacts(() => navigationPages().filter((item) => !item.mobileOnly))

export function MainNav({ path }: { path: string }) {
  const { navLabel } = useCopy('menus')
  const bar = useMenuBar()
  return (
    <nav aria-label={navLabel} className="main-nav">
      <ul>
        {mainNavItems().map((item) => (
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
