import { useCopy } from '#copy/loader/use-copy.ts'
import { MapPin } from '#art/icons/icons.tsx'
import { NAVIGATION } from '#domain/pages/pages.ts'
import { MenuItem } from './menu-item.tsx'
import { useMenuBar } from './use-menu-bar.ts'

const AREAS = NAVIGATION.find((item) => item.path === '/service-areas')

export function AreasNav({ path }: { path: string }) {
  const { serviceAreas } = useCopy('menus')
  const bar = useMenuBar()
  if (!AREAS) return null
  return (
    <nav aria-label={serviceAreas}>
      <MenuItem bar={bar} item={AREAS} path={path} linkClassName="top-bar-link">
        <MapPin />
        {serviceAreas}
      </MenuItem>
    </nav>
  )
}
