import { AreasNav } from '#app/shell/menus/areas-nav.tsx'
import { MainNav } from '#app/shell/menus/main-nav.tsx'

interface MenuBarProps {
  readonly bar: 'main' | 'areas'
  readonly path: string
}

export function Content({ bar, path }: MenuBarProps) {
  return bar === 'main' ? <MainNav path={path} /> : <AreasNav path={path} />
}
