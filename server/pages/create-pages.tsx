/**
 * Entry of the server's pages in the server build (scripts/build/build.ts). Node
 * cannot run components, so modules outside of this folder import its types only, and receive
 * `Pages` as a dependency.
 */

import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { factsVersion } from '#domain/business/business.ts'
import { perFacts } from '#domain/business/per-facts.ts'
import { paint } from '#domain/color/paint.ts'
import { ACCEPT_PAGES } from '#server/accept-page/accept-pages.tsx'
import acceptStyles from '#server/accept-page/accept-page.css?inline'
import { BOARD_PAGES } from '#server/board/board-pages.tsx'
import boardStyles from '#server/board/board.css?inline'
import { MAILS } from '#server/outbox/mails/mails.tsx'
import { FORM_PAGES } from '#server/intake/plain-form/plain-form-pages.tsx'
import formStyles from '#server/intake/plain-form/plain-form.css?inline'
import { SEARCH_PAGES } from '#server/site/search/search-pages.tsx'
import searchStyles from '#server/site/search/search.css?inline'
import { StatusFragment } from '#server/status-page/fragment.tsx'
import { STATUS_FORMS, STATUS_PAGES } from '#server/status-page/status-pages.tsx'
import type { StatusPageProps } from '#server/status-page/status-view.ts'
import statusFormStyles from '#server/status-page/forms.css?inline'
import statusStyles from '#server/status-page/status-page.css?inline'
import { ThemeContext } from '#server/pages/parts/frame.tsx'
import { createTheme, type PageTheme } from './theme.ts'

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
function withTheme<Table extends Components>(
  theme: () => PageTheme,
  table: Table,
): PageFunctions<Table> {
  const render = (Component: ComponentType<object>) => (props: object) => ({
    html: `<!doctype html>${renderToStaticMarkup(
      <ThemeContext value={theme()}>
        <Component {...props} />
      </ThemeContext>,
    )}`,
    policy: theme().policy,
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
  readonly plainForm: PageFunctions<typeof FORM_PAGES>
  readonly search: PageFunctions<typeof SEARCH_PAGES>
  readonly statusPage: PageFunctions<typeof STATUS_PAGES & typeof STATUS_FORMS>
  /** Renders the parts of the status page that change (`GET /r/TOKEN/fragment`). */
  readonly statusFragment: (props: StatusPageProps) => string
}

interface PagesParts {
  /** Addresses of the scripts of the board and of the status page; `null` without a build. */
  readonly scripts: { readonly board: string | null; readonly statusPage: string | null }
  /** Changes with the code. */
  readonly stamp: string
  /** Origin of the status pages, if they have a host name of their own. */
  readonly privateOrigin?: string | null
}

/** Creates the functions that render pages, each for the facts in force. */
export function createPages({ scripts, stamp, privateOrigin = null }: PagesParts): Pages {
  const themeOf = (styles: string, ...options: Rest<Parameters<typeof createTheme>>) =>
    perFacts(() => createTheme(paint(styles), ...options))
  const board = themeOf(boardStyles, {
    script: scripts.board,
    trustedTypes: 'board default',
    hasFrames: true,
  })
  const statusScript = { script: scripts.statusPage, trustedTypes: 'status' }
  const statusPage = themeOf(statusStyles, statusScript)
  const statusForms = themeOf(statusFormStyles, statusScript)
  return {
    get build() {
      return `${stamp} ${factsVersion}`
    },
    accept: withTheme(themeOf(acceptStyles), ACCEPT_PAGES),
    board: withTheme(board, BOARD_PAGES),
    mail: createMails(),
    plainForm: withTheme(themeOf(formStyles, null, privateOrigin), FORM_PAGES),
    search: withTheme(themeOf(searchStyles), SEARCH_PAGES),
    statusPage: { ...withTheme(statusPage, STATUS_PAGES), ...withTheme(statusForms, STATUS_FORMS) },
    statusFragment: (props) => renderToStaticMarkup(<StatusFragment {...props} />),
  }
}

type Rest<List extends readonly unknown[]> = List extends [unknown, ...infer Others]
  ? Others
  : never
