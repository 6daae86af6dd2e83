import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { CopyProvider, useSections } from '#copy/loader/use-copy.ts'
import { idPrefix } from './id-prefix.ts'
import { type IslandName, ISLAND_COPY_SECTIONS } from './sections.ts'

/**
 * Props of an island: each is passed as a data attribute. No name may equal another data attribute
 * of the element, such as `page` or `hydrated`.
 */
type TextProps<Props> = { readonly [Name in keyof Props]: string }

interface IslandProps<Props extends object> {
  readonly name: IslandName
  /** Component `Content` of app/browser/islands/NAME.tsx. */
  readonly content: ComponentType<Props>
  readonly props: NoInfer<Props> & TextProps<Props>
  /** True for the main island of a page: its failure shows the error screen of a whole page. */
  readonly isPage?: boolean
}

/**
 * Renders a part of the page that is hydrated in the browser. It is rendered at build time as a
 * React root of its own: the surrounding page never runs in a browser, and hydrate-island.tsx
 * hydrates exactly the content of this element with the same id prefix.
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
      <Content {...props} />
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
