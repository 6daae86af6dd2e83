/**
 * Entry of the build whose result renders the server's pages (scripts/site/server-pages.ts). Node
 * cannot run components, so modules outside of this folder import its types only, and receive
 * `Pages` as a dependency.
 */

import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { business } from '#domain/business/business.ts'
import { paintStyles } from '#domain/color/paint-styles.ts'
import { factsHash } from '#server/platform/http/installation-hash.ts'
import { ACCEPT_PAGES } from './accept-page/accept-pages.ts'
import acceptStyles from './accept-page/accept-page.css?inline'
import { BOARD_PAGES } from './board/board-pages.ts'
import boardStyles from './board/board.css?inline'
import { MAILS } from './mail/mails.ts'
import { FORM_PAGES } from './plain-form/form-pages.ts'
import formStyles from './plain-form/plain-form.css?inline'
import { SEARCH_PAGES } from './search/search-pages.ts'
import searchStyles from './search/search.css?inline'
import type { RenderSlot } from '#server/platform/site/page-slots.ts'
import { renderSlot } from './site/render-slot.tsx'
import { StatusFragment } from './status-page/fragment.tsx'
import { STATUS_FORMS, STATUS_PAGES } from './status-page/status-pages.ts'
import type { StatusPageProps } from './status-page/status-view.ts'
import statusFormStyles from './status-page/forms.css?inline'
import statusStyles from './status-page/status-page.css?inline'
import { ThemeContext } from './theme-context.ts'
import { createTheme, type PageTheme } from './theme.ts'

/** Fingerprint of the sources; the build replaces it (scripts/site/server-pages.ts). */
declare const PAGES_BUILD: string | undefined

/** A rendered document, with the policy that allows its styles and script. */
export interface Page {
  readonly html: string
  readonly policy: string
}

// `never` is the parameter that every function of one parameter accepts.
type Components = Readonly<Record<string, (props: never) => ReactNode>>
type PageFunctions<Table extends Components> = {
  readonly [Name in keyof Table]: (...props: Parameters<Table[Name]>) => Page
}

/** Returns a function for each component that renders it as a document of the theme. */
function withTheme<Table extends Components>(theme: PageTheme, table: Table): PageFunctions<Table> {
  const render = (Component: ComponentType<object>) => (props: object) => ({
    html: `<!doctype html>${renderToStaticMarkup(
      <ThemeContext value={theme}>
        <Component {...props} />
      </ThemeContext>,
    )}`,
    policy: theme.policy,
  })
  const functions = Object.entries(table).map(([name, component]) => [
    name,
    render(component as ComponentType<object>),
  ])
  return Object.fromEntries(functions) as PageFunctions<Table>
}

/** Functions that render the HTML parts of mails, which have no theme and no policy. */
export type Mails = {
  readonly [Name in keyof typeof MAILS]: (...props: Parameters<(typeof MAILS)[Name]>) => string
}

function createMails(): Mails {
  const render = (Component: ComponentType<object>) => (props: object) =>
    `<!doctype html>${renderToStaticMarkup(<Component {...props} />)}`
  const functions = Object.entries(MAILS).map(([name, component]) => [
    name,
    render(component as ComponentType<object>),
  ])
  return Object.fromEntries(functions) as unknown as Mails
}

/** Functions that render the server's pages: `pages.board.message({ … })`. */
export interface Pages {
  /** Changes with the components, their texts, their styles and the business. */
  readonly build: string
  readonly accept: PageFunctions<typeof ACCEPT_PAGES>
  readonly board: PageFunctions<typeof BOARD_PAGES>
  readonly mail: Mails
  /** Renders the slots of built pages (domain/pages/page-slots.ts). */
  readonly slot: RenderSlot
  readonly plainForm: PageFunctions<typeof FORM_PAGES>
  readonly search: PageFunctions<typeof SEARCH_PAGES>
  readonly statusPage: PageFunctions<typeof STATUS_PAGES & typeof STATUS_FORMS>
  /** Renders the parts of the status page that change (`GET /r/TOKEN/fragment`). */
  readonly statusFragment: (props: StatusPageProps) => string
}

/** Addresses of the files of the site, to find the scripts that the build has made. */
interface SiteFiles {
  readonly files: ReadonlyMap<string, unknown>
  /** Origin of the status pages, if they have a host name of their own. */
  readonly privateOrigin?: string | null
}

/** Creates the functions that render pages. */
export function createPages({ files, privateOrigin = null }: SiteFiles): Pages {
  const scriptAddress = (name: string): string | null =>
    [...files.keys()].find((file) => file.startsWith(`/assets/${name}-`) && file.endsWith('.js')) ??
    null
  const board = createTheme(paintStyles(boardStyles), {
    script: scriptAddress('board'),
    trustedTypes: 'board default',
    hasFrames: true,
  })
  const statusScript = { script: scriptAddress('status-page'), trustedTypes: 'status' }
  const statusPage = createTheme(paintStyles(statusStyles), statusScript)
  const statusForms = createTheme(paintStyles(statusFormStyles), statusScript)
  return {
    build: `${typeof PAGES_BUILD === 'undefined' ? 'sources' : PAGES_BUILD} ${factsHash(business)}`,
    accept: withTheme(createTheme(paintStyles(acceptStyles)), ACCEPT_PAGES),
    board: withTheme(board, BOARD_PAGES),
    mail: createMails(),
    slot: renderSlot,
    plainForm: withTheme(createTheme(paintStyles(formStyles), null, privateOrigin), FORM_PAGES),
    search: withTheme(createTheme(paintStyles(searchStyles)), SEARCH_PAGES),
    statusPage: { ...withTheme(statusPage, STATUS_PAGES), ...withTheme(statusForms, STATUS_FORMS) },
    statusFragment: (props) => renderToStaticMarkup(<StatusFragment {...props} />),
  }
}
