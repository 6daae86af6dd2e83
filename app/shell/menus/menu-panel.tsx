import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import type { NavItem } from '#domain/pages/pages.ts'
import { MegaMenu } from './mega-menu.tsx'
import { PageLink } from './page-link.tsx'

interface MenuPanelProps {
  readonly id: string
  readonly item: NavItem
  readonly path: string
  readonly open: boolean
  readonly takesFocus: boolean
  /** Closes the menu after a click on a link, so that it does not cover the next page. */
  readonly onFollowed: () => void
}

const ARROW_STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** Renders the menu below an item: columns if its children have children, otherwise a list. */
export function MenuPanel({ id, item, path, open, takesFocus, onFollowed }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const children = item.children ?? []
  const columns = children.some((child) => child.children)

  useEffect(() => {
    if (open && takesFocus) panel.current?.querySelector('a')?.focus()
  }, [open, takesFocus])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = ARROW_STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const links = [...event.currentTarget.querySelectorAll('a')]
    const index = links.findIndex((each) => each === document.activeElement)
    links[(index + step + links.length) % links.length]?.focus()
  }
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onFollowed()
  }

  return (
    // The events of the links inside bubble to it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={panel}
      id={id}
      className={`menu-panel ${columns ? 'mega' : 'menu-list'}`}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {columns ? (
        <MegaMenu item={item} path={path} />
      ) : (
        <ul>
          {children.map((child) => (
            <li key={child.path}>
              <PageLink item={child} path={path} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
