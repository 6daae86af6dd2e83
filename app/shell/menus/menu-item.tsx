import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { fillTemplate } from '#copy/fill-template.ts'
import { useCopy, useNames } from '#copy/loader/use-copy.ts'
import { ChevronDown } from '#art/icons/icons.tsx'
import type { NavItem } from '#domain/pages/pages.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { MenuPanel } from './menu-panel.tsx'
import { PageLink } from './page-link.tsx'
import type { MenuBar } from './use-menu-bar.ts'

interface MenuItemProps {
  readonly bar: MenuBar
  readonly item: NavItem
  readonly path: string
  readonly linkClassName: string
  /** Content of the link; the page's name by default. */
  readonly children?: ReactNode
}

/**
 * Renders a link with a menu below it. The link works by mouse, keyboard and without scripts. The
 * menu opens on hover, with the button over the chevron, Space or the down arrow. Touch has no
 * hover, so the first tap opens the menu and the second follows the link.
 */
export function MenuItem({ bar, item, path, linkClassName, children }: MenuItemProps) {
  const label = useNames().page(item.path)
  const { expand, collapse } = useCopy('menus').mobileMenu
  const { timing } = bar
  const id = useId()
  const hydrated = useHydrated()
  const pointer = useRef('')
  const open = bar.open === item.path
  const [wasOpen, setWasOpen] = useState(false)
  if (open && !wasOpen) setWasOpen(true)

  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    act()
  }
  const openFrom = (event: { preventDefault: () => void }, takesFocus: boolean) => {
    event.preventDefault()
    bar.show(item.path, takesFocus)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (open && relatedTarget && !currentTarget.contains(relatedTarget)) timing.dismiss()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') openFrom(event, true)
    else if (event.key === ' ' && event.target instanceof HTMLAnchorElement) openFrom(event, false)
  }
  const onLinkClick = (event: MouseEvent) => {
    if (pointer.current === 'touch' && !open) openFrom(event, false)
    else timing.dismiss()
  }

  return (
    <div
      className="menu-item"
      data-open={open ? '' : undefined}
      onPointerEnter={byMouse(() => timing.enter(item.path))}
      onPointerMove={byMouse(() => timing.move(item.path))}
      onPointerLeave={byMouse(() => timing.leave())}
      onBlur={onBlur}
    >
      <div className="menu-head">
        <PageLink
          item={item}
          path={path}
          className={linkClassName}
          onPointerDown={(event) => (pointer.current = event.pointerType)}
          onClick={onLinkClick}
          onKeyDown={onKeyDown}
        >
          {children ?? label}
          <ChevronDown className="menu-chevron" />
        </PageLink>
        {hydrated && (
          <button
            type="button"
            className="menu-toggle"
            aria-expanded={open}
            aria-controls={wasOpen ? id : undefined}
            aria-label={fillTemplate(open ? collapse : expand, {
              label,
            })}
            onClick={(event) => (open ? timing.dismiss() : openFrom(event, false))}
            onKeyDown={onKeyDown}
          />
        )}
      </div>
      {wasOpen && (
        <MenuPanel
          id={id}
          item={item}
          path={path}
          open={open}
          takesFocus={bar.takesFocus}
          onFollowed={timing.dismiss}
        />
      )}
    </div>
  )
}
