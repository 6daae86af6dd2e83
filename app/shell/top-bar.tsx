import { Link } from 'react-router'
import { fill } from '#app/content/fill.ts'
import { shell } from '#app/content/shell.ts'
import { business } from '#domain/business.ts'
import { MapPin } from '#app/ui/icons.tsx'

/** R20: the line above the header. */
export function TopBar() {
  const { serviceAreas, emergency, license } = shell.topBar
  return (
    <div className="on-dark bg-night text-card">
      <div className="shell-width flex h-9 items-center justify-between text-[0.875rem] lg:h-10 lg:text-[0.9375rem]">
        <Link to="/service-areas" className="flex items-center gap-2 font-semibold max-lg:hidden">
          <MapPin className="size-4" />
          {serviceAreas}
        </Link>
        <p className="flex items-center gap-2.5 font-semibold lg:ml-auto">
          <span className="size-2 rounded-full bg-amber" />
          {emergency}
        </p>
        <p className="text-steel-3 max-xs:hidden lg:ml-7 lg:border-l lg:border-ink-4 lg:pl-7">
          {fill(license, { license: business.licences.topBar })}
        </p>
      </div>
    </div>
  )
}
