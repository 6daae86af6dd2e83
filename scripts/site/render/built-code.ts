import type { Language } from '#domain/text/language.ts'
import type { PageScripts } from '../page-scripts.ts'

/** What rendering must know about the built code. All scripts contain placeholders of facts. */
export interface BuiltCode {
  /** Scripts inlined into pages. */
  readonly inline: {
    readonly head: string
    /** Contains START_LIST as a placeholder for the page's own list. */
    readonly body: string
    readonly offline: string
    /** For /thank-you only. */
    readonly fillThankYou: string
  }
  /** Service worker of each language. */
  readonly workers: Readonly<Record<Language, string>>
  /** The board's service worker. */
  readonly boardWorker: string
  readonly scripts: PageScripts
  /** Address of the stylesheet of all pages. */
  readonly stylesheet: string
  /** The `@font-face` rules, for the style element of each page. */
  readonly fontFaces: string
  /** Day of the last commit of each file of copy/, by its path from there. */
  readonly commitDays: Readonly<Record<string, string>>
}
