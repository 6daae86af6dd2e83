import { LogoLink } from '#art/computed/logo-link.tsx'
import { useEffect, useRef } from 'react'
import { fillTemplate } from '#copy/fill-template.ts'
import { useCopy, useLink } from '#copy/loader/use-copy.ts'
import { Close } from '#art/icons/icons.tsx'
import { CallButton, TextLink } from '#app/ui/phone-link.tsx'
import { navigationPages } from '#domain/pages/pages.ts'
import { MobileMenuItem } from './mobile-menu-item.tsx'
import { WIDE_SCREEN } from './wide-screen.ts'

interface MobileMenuProps {
  readonly open: boolean
  readonly path: string
  readonly onClose: () => void
}

/**
 * Renders the full-screen menu of small screens. Uses a native modal dialog: focus stays inside,
 * the page behind is inert, Escape closes it and the focus returns to the button.
 */
export function MobileMenu({ open, path, onClose }: MobileMenuProps) {
  const link = useLink()
  const { mobileMenu: messages, navLabel, homeLink, textUs } = useCopy('menus')
  const dialog = useRef<HTMLDialogElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!dialog.current) return
    if (!open) return closeDialog(dialog.current)
    openDialog(dialog.current)
    closeButton.current?.focus()
    const wide = matchMedia(WIDE_SCREEN)
    const onChange = () => wide.matches && onClose()
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    wide.addEventListener('change', onChange)
    // For browsers without modal dialogs.
    document.addEventListener('keydown', onKeyDown)
    return () => {
      wide.removeEventListener('change', onChange)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [open, onClose])

  useEffect(() => {
    const element = dialog.current
    const onClick = ({ target }: MouseEvent) => {
      // The menu must cover neither the next page nor this one when the visitor returns.
      if (target instanceof Element && target.closest('a')) onClose()
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [onClose])

  return (
    <dialog
      ref={dialog}
      className="mobile-menu on-dark"
      aria-label={messages.label}
      onClose={onClose}
    >
      <div className="mobile-menu-head">
        <LogoLink home={link('/')} label={fillTemplate(homeLink)} box="header" grounds={['dark']} />
        <button
          ref={closeButton}
          type="button"
          className="menu-button"
          aria-label={messages.close}
          onClick={onClose}
        >
          <Close />
        </button>
      </div>
      <nav aria-label={navLabel} className="mobile-menu-list">
        <ul>
          {navigationPages().map((item) => (
            <MobileMenuItem key={item.path} item={item} path={path} />
          ))}
        </ul>
      </nav>
      <div className="mobile-menu-actions">
        <CallButton />
        <a href={link('/book-online')} className="btn btn-brass">
          {messages.bookService}
        </a>
        <TextLink className="btn btn-outline">{textUs}</TextLink>
        <OtherLanguage />
      </div>
    </dialog>
  )
}

/** Opens the dialog; before iOS 15.4 and Firefox 98 as a box that covers the page. */
function openDialog(dialog: HTMLDialogElement): void {
  if (typeof dialog.showModal !== 'function') dialog.setAttribute('open', '')
  else if (!dialog.open) dialog.showModal()
}

function closeDialog(dialog: HTMLDialogElement): void {
  if (typeof dialog.close === 'function') return dialog.close()
  if (!dialog.hasAttribute('open')) return
  dialog.removeAttribute('open')
  dialog.parentElement?.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.focus()
}

/** Links to the same page in the other language, read from the page's alternate links. */
function OtherLanguage() {
  const { lang, name } = useCopy('menus').otherLanguage
  const page = document.querySelector<HTMLLinkElement>(`link[hreflang="${lang}"]`)
  return (
    page && (
      <a href={new URL(page.href).pathname} hrefLang={lang} lang={lang} className="btn btn-outline">
        {name}
      </a>
    )
  )
}
