import { AreasNav } from '#client/menus/areas-nav.tsx'
import { MainNav } from '#client/menus/main-nav.tsx'

interface MenuBarProps {
  readonly bar: 'main' | 'areas'
  /** Of the page. */
  readonly path: string
}

/** The menus of large screens, that of the header and that of the line above it. */
export function Content({ bar, path }: MenuBarProps) {
  return bar === 'main' ? <MainNav path={path} /> : <AreasNav path={path} />
}
