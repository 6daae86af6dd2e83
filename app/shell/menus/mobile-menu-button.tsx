import { useCallback, useState } from 'react'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { Menu } from '#art/icons/icons.tsx'
import { MobileMenu } from './mobile-menu.tsx'

/** Target of the button without a script: a list of all pages. */
const SITEMAP = '/sitemap'

/**
 * Opens the full-screen menu of small screens. A submit button: before hydration and without
 * scripts it opens the list of all pages.
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
