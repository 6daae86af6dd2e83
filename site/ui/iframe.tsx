import type { ComponentPropsWithoutRef } from 'react'

const DEFAULT_TITLE = 'Embedded content'
/** Sandbox flags (R30). */
const DEFAULT_SANDBOX = 'allow-scripts allow-same-origin allow-forms'

/** Attributes that a caller may set; loading, border and sandbox are fixed. */
export type IframeProps = Omit<
  ComponentPropsWithoutRef<'iframe'>,
  'loading' | 'sandbox' | 'frameBorder' | 'style' | 'children'
> & { src: string }

/**
 * Renders an embedded page that loads when near, without a border, and in a sandbox. No page uses
 * one today (maps are drawings, there are no videos), so it is in no bundle.
 */
export function Iframe({ title, className = '', ...rest }: IframeProps) {
  return (
    <iframe
      {...rest}
      title={title?.trim() ? title : DEFAULT_TITLE}
      className={`border-0 ${className}`}
      loading="lazy"
      sandbox={DEFAULT_SANDBOX}
    />
  )
}
