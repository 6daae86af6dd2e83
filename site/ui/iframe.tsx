import type { ComponentPropsWithoutRef } from 'react'

/** What an embedded page is called when nobody names it. */
export const DEFAULT_TITLE = 'Embedded content'
/** R30 */
export const DEFAULT_SANDBOX = 'allow-scripts allow-same-origin allow-forms'

/** What an embedder may say. Loading, border and sandbox are not up to it. */
export type IframeProps = Omit<
  ComponentPropsWithoutRef<'iframe'>,
  'loading' | 'sandbox' | 'frameBorder' | 'style' | 'children'
> & { src: string }

/**
 * An embedded page, loaded when near, without a border, and kept in its sandbox. No page embeds
 * one today: maps are drawings and videos are none. It waits for the first that does, so that this
 * one comes without a border, named and in a sandbox from the start; until then it is in no bundle.
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
