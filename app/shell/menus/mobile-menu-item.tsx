import { useId, useState } from 'react'
import { fillTemplate } from '#copy/fill-template.ts'
import { useCopy, useNames } from '#copy/loader/use-copy.ts'
import { isActive, type NavItem } from '#domain/pages/pages.ts'
import { PageLink } from './page-link.tsx'

interface MobileMenuItemProps {
  readonly item: NavItem
  readonly path: string
  /** Depth in the tree; 0 is the top level. */
  readonly level?: number
}

/** Renders a page with an expandable list of its subpages, open on the current branch. */
export function MobileMenuItem({ item, path, level = 0 }: MobileMenuItemProps) {
  const label = useNames().page(item.path)
  const { expand, collapse } = useCopy('menus').mobileMenu
  const id = useId()
  const [open, setOpen] = useState(isActive(item, path) && item.children !== undefined)
  return (
    <li className="mobile-item" data-level={level} data-open={open ? '' : undefined}>
      <div className="mobile-item-row">
        <PageLink item={item} path={path} />
        {item.children && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            aria-label={fillTemplate(open ? collapse : expand, { label })}
            onClick={() => setOpen(!open)}
          >
            <span className={level === 0 ? 'keyhole' : 'mobile-item-sign'} />
          </button>
        )}
      </div>
      {item.children && (
        <ul id={id} hidden={!open}>
          {item.children.map((child) => (
            <MobileMenuItem key={child.path} item={child} path={path} level={level + 1} />
          ))}
        </ul>
      )}
    </li>
  )
}
