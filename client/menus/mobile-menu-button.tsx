import { useCallback, useState } from 'react'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { Menu } from '#art/icons/icons.tsx'
import { MobileMenu } from './mobile-menu.tsx'

/** Target of the button without a script: a list of all pages. */
const SITEMAP = '/sitemap'
/** Milliseconds to wait for the menu's script before the browser opens the sitemap. */
const MENU_TIMEOUT_MS = 8_000

/**
 * Opens the full-screen menu of small screens. A submit button, so that it works without scripts;
 * first-paint/early-taps.ts records taps before hydration.
 */
export function MobileMenuButton({ path }: { path: string }) {
  const link = useLink()
  const messages = useCopy('menus').mobileMenu
  const [open, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <form
        action={link(SITEMAP)}
        className="menu-form"
        data-native-submit-delay={MENU_TIMEOUT_MS}
        onSubmit={(event) => {
          event.preventDefault()
          setOpen(true)
          setWasOpen(true)
        }}
      >
        <button
          type="submit"
          className="menu-button"
          aria-label={messages.open}
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
