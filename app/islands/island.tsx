import { type ComponentType, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { Contained } from './contained.tsx'
import type { IslandName } from './start.ts'

/** What an island can be given: it goes through an attribute of the page, as JSON. */
type JsonProps<Props> = { readonly [Name in keyof Props]: string | number | boolean }

interface IslandProps<Props extends object> {
  readonly name: IslandName
  /** `Content` of app/islands/NAME.tsx. */
  readonly content: ComponentType<Props>
  readonly props: NoInfer<Props> & JsonProps<Props>
  /** True where the page is about this island: should it fail, the screen of a whole page takes its place (R29). */
  readonly isPage?: boolean
}

/**
 * A part of the page that comes alive. It is rendered here, at build time, as
 * a root of its own: the page around it never runs in a browser, and wake.tsx
 * takes over exactly what lies inside. Ids begin with the same prefix in both.
 */
export function Island<Props extends object>({
  name,
  content: Content,
  props,
  isPage = false,
}: IslandProps<Props>) {
  const prefix = useId()
  const html = renderToString(
    <Contained isPage={isPage}>
      <Content {...props} />
    </Contained>,
    { identifierPrefix: prefix },
  )
  return (
    <div
      className="island"
      data-island={name}
      data-prefix={prefix}
      data-props={Object.keys(props).length > 0 ? JSON.stringify(props) : undefined}
      data-page={isPage ? '' : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
