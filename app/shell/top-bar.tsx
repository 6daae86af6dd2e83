import { fill } from '#app/content/fill.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { Island } from '#app/islands/island.tsx'
import { Content as MenuBar } from '#app/islands/menu-bar.tsx'
import { business } from '#domain/business.ts'

/** R20: the line above the header. */
export function TopBar({ path }: { path: string }) {
  const { emergency, license } = useCopy('shell').topBar
  return (
    <aside aria-label={emergency} className="top-bar on-dark">
      <div className="shell-width">
        <Island name="menu-bar" content={MenuBar} props={{ bar: 'areas', path }} />
        <p className="top-bar-emergency">{emergency}</p>
        <p className="top-bar-license">{fill(license, { license: business.licences.topBar })}</p>
      </div>
    </aside>
  )
}
