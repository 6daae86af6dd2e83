import { perFacts } from '#domain/business/per-facts.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import { MapPin } from '#art/icons/icons.tsx'
import { navigationPages } from '#domain/pages/pages.ts'
import { MenuItem } from './menu-item.tsx'
import { useMenuBar } from './use-menu-bar.ts'

const areaLinks = perFacts(() => navigationPages().find((item) => item.path === '/service-areas'))

export function AreasNav({ path }: { path: string }) {
  const { serviceAreas } = useCopy('menus')
  const bar = useMenuBar()
  const item = areaLinks()
  if (!item) return null
  return (
    <nav aria-label={serviceAreas}>
      <MenuItem bar={bar} item={item} path={path} linkClassName="top-bar-link">
        <MapPin />
        {serviceAreas}
      </MenuItem>
    </nav>
  )
}
