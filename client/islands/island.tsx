import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { CopyProvider, useSections } from '#copy/loader/use-copy.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { idPrefix } from './id-prefix.ts'
import { type IslandName, ISLAND_COPY_SECTIONS } from './sections.ts'

/** What an island can be given: each goes through an attribute of its own. None may be called as a mark of first-paint/dom-markers.ts. */
type TextProps<Props> = { readonly [Name in keyof Props]: string }

interface IslandProps<Props extends object> {
  readonly name: IslandName
  /** `Content` of client/islands/NAME.tsx. */
  readonly content: ComponentType<Props>
  readonly props: NoInfer<Props> & TextProps<Props>
  /** True where the page is about this island: should it fail, the screen of a whole page takes its place. */
  readonly isPage?: boolean
}

/**
 * A part of the page that comes alive. It is rendered here, at build time, as
 * a root of its own: the page around it never runs in a browser, and hydrate-island.tsx
 * takes over exactly what lies inside. Ids begin with the same prefix in both.
 */
export function Island<Props extends object>({
  name,
  content: Content,
  props,
  isPage = false,
}: IslandProps<Props>) {
  const copy = useSections(['language', ...ISLAND_COPY_SECTIONS[name]])
  const html = renderToString(
    <CopyProvider value={copy}>
      <ErrorBoundary isPage={isPage}>
        <Content {...props} />
      </ErrorBoundary>
    </CopyProvider>,
    { identifierPrefix: idPrefix(name, props) },
  )
  const attributes = Object.entries(props).map(([prop, value]) => [`data-${prop}`, value])
  return (
    <div
      className="island"
      data-island={name}
      {...Object.fromEntries(attributes)}
      data-page={isPage ? '' : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
