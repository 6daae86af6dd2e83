import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { shell } from '#app/content/shell.ts'
import { Menu } from '#app/ui/icons.tsx'
import { whenIdle } from './when-idle.ts'
import { WIDE_SCREEN } from './wide-screen.ts'

type MobileMenu = typeof import('./mobile-menu.tsx').MobileMenu

/** Where the button leads when there is no script to open the menu: a list of every page. */
const SITEMAP = '/sitemap'

/**
 * R23: opens the full-screen menu of small screens. A form's button, so that
 * it works without scripts; boot/early-menu.ts keeps a tap that comes before
 * this component's script.
 */
export function MobileMenuButton({ path }: { path: string }) {
  const { key } = useLocation()
  const { location: coming } = useNavigation()
  /** The visit of a page on which it was opened: any other shuts it, as soon as it is asked for. */
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  if (openedOn !== null && (openedOn !== key || coming)) setOpenedOn(null)
  const open = openedOn === key
  const [menu, setMenu] = useState<{ MobileMenu: MobileMenu } | null>(null)
  const close = useCallback(() => setOpenedOn(null), [])
  const load = useCallback(() => import('./mobile-menu.tsx').then(setMenu), [])

  const show = useCallback(() => {
    setOpenedOn(key)
    // The chunk was lost on the way: the list of pages does the same.
    load().catch(() => location.assign(SITEMAP))
  }, [load, key])

  useEffect(() => {
    const root = document.documentElement
    if (root.dataset['menu'] === 'wanted') show()
    root.dataset['menu'] = 'ready'
    if (matchMedia(WIDE_SCREEN).matches) return
    // Nobody waits for it yet: whoever taps tries again.
    return whenIdle(() => void load().catch(() => undefined))
  }, [load, show])

  return (
    <>
      <form
        action={SITEMAP}
        className="menu-form"
        data-menu-form=""
        onSubmit={(event) => {
          event.preventDefault()
          show()
        }}
      >
        <button
          type="submit"
          className="menu-button"
          aria-label={shell.mobileMenu.open}
          aria-haspopup="dialog"
          aria-expanded={open}
        >
          <Menu />
        </button>
      </form>
      {menu && <menu.MobileMenu open={open} path={path} onClose={close} />}
    </>
  )
}
