import type { ComponentPropsWithoutRef } from 'react'
import { useLink, useNames } from '#copy/loader/use-copy.ts'
import { isActive, type NavItem } from '#domain/pages/pages.ts'

interface PageLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  readonly item: NavItem
  /** Path of the current page. */
  readonly path: string
}

/** Links to a page, by default with its name; marks the current page and those above it. */
export function PageLink({ item, path, children, ...attributes }: PageLinkProps) {
  const link = useLink()
  const names = useNames()
  return (
    <a
      href={link(item.path)}
      {...attributes}
      aria-current={item.path === path ? 'page' : undefined}
      data-active={isActive(item, path) ? '' : undefined}
    >
      {children ?? names.page(item.path)}
    </a>
  )
}
