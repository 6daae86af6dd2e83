import { useCallback, useState } from 'react'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { Menu } from '#site/ui/icons.tsx'
import { MobileMenu } from './mobile-menu.tsx'

/** Where the button leads when there is no script to open the menu: a list of every page. */
const SITEMAP = '/sitemap'
/** Milliseconds that the menu's script has before the browser goes there instead. */
const MENU_TIMEOUT_MS = 8_000

/**
 * Opens the full-screen menu of small screens. A form's button, so that
 * it works without scripts; boot/early-taps.ts keeps a tap that comes before
 * this component's script.
 */
export function MobileMenuButton({ path }: { path: string }) {
  const link = useLink()
  const words = useCopy('menus').mobileMenu
  const [open, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <form
        action={link(SITEMAP)}
        className="menu-form"
        data-patience={MENU_TIMEOUT_MS}
        onSubmit={(event) => {
          event.preventDefault()
          setOpen(true)
          setWasOpen(true)
        }}
      >
        <button
          type="submit"
          className="menu-button"
          aria-label={words.open}
          aria-haspopup="dialog"
          aria-expanded={open}
        >
          <Menu />
        </button>
      </form>
      {wasOpen && <MobileMenu open={open} path={path} onClose={close} />}
    </>
  )
}
