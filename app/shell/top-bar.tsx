import { fill } from '#app/content/fill.ts'
import { shell } from '#app/content/shell.ts'
import { MapPin } from '#app/ui/icons.tsx'
import { business } from '#domain/business.ts'
import { NAVIGATION } from '#domain/pages.ts'
import { MenuItem } from './menu-item.tsx'
import { useMenuBar } from './use-menu-bar.ts'

const { serviceAreas, emergency, license } = shell.topBar
const AREAS = NAVIGATION.find((item) => item.path === '/service-areas')

/** R20: the line above the header. */
export function TopBar({ path }: { path: string }) {
  return (
    <aside aria-label={emergency} className="top-bar on-dark">
      <div className="shell-width">
        <Areas path={path} />
        <p className="top-bar-emergency">{emergency}</p>
        <p className="top-bar-license">{fill(license, { license: business.licences.topBar })}</p>
      </div>
    </aside>
  )
}

/** The eight towns, on large screens. */
function Areas({ path }: { path: string }) {
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
