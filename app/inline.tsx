import { createContext, useContext } from 'react'

/** Texts of inline scripts and styles of a document, in the order in which they are written. */
export interface Inline {
  readonly scripts: string[]
  readonly styles: string[]
  /** Returns the styles of what follows the first screen; nothing after the first call. */
  takeRest(): string
}

export const InlineContext = createContext<Inline | null>(null)

/** Renders an inline script, which the page's policy allows by its hash. */
export function InlineScript({ text }: { text: string }) {
  useContext(InlineContext)?.scripts.push(text)
  return <script dangerouslySetInnerHTML={{ __html: text }} />
}

/** Renders an inline stylesheet, which the page's policy allows by its hash. */
export function InlineStyle({ text }: { text: string }) {
  useContext(InlineContext)?.styles.push(text)
  return <style dangerouslySetInnerHTML={{ __html: text }} />
}

/**
 * Renders the styles of everything below the first screen where that begins, so that the first
 * screen need not wait for them; once in a document.
 */
export function RestOfStyles() {
  const text = useContext(InlineContext)?.takeRest() ?? ''
  return text === '' ? null : <InlineStyle text={text} />
}
