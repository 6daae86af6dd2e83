import type { ComponentPropsWithoutRef } from 'react'

const DEFAULT_TITLE = 'Embedded content'
/** Sandbox flags. */
const DEFAULT_SANDBOX = 'allow-scripts allow-same-origin allow-forms'

/** Attributes that a caller may set; loading and sandbox are fixed. */
export type IframeProps = Omit<
  ComponentPropsWithoutRef<'iframe'>,
  'loading' | 'sandbox' | 'frameBorder' | 'style' | 'children'
> & { src: string }

/**
 * Renders an embedded page that loads when near, in a sandbox; reset.css removes the border. No page uses
 * one today (maps are drawings, there are no videos), so it is in no bundle.
 */
export function Iframe({ title, ...rest }: IframeProps) {
  return (
    <iframe
      {...rest}
      title={title?.trim() ? title : DEFAULT_TITLE}
      loading="lazy"
      sandbox={DEFAULT_SANDBOX}
    />
  )
}
