import { AreasNav } from '#client/menus/areas-nav.tsx'
import { MainNav } from '#client/menus/main-nav.tsx'

interface MenuBarProps {
  readonly bar: 'main' | 'areas'
  readonly path: string
}

export function Content({ bar, path }: MenuBarProps) {
  return bar === 'main' ? <MainNav path={path} /> : <AreasNav path={path} />
}
