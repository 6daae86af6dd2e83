/** Lists which modules may import which (docs/architecture.md); all else is forbidden. */

export interface Rule {
  /** Folders, or single files with rules of their own; the longest match applies. */
  readonly modules: readonly string[]
  /** Modules, single files, or `server/**` for all modules below; nothing else may be imported. */
  readonly mayImport: readonly string[]
}

const rule = (modules: string, mayImport = ''): Rule => ({
  modules: words(modules),
  mayImport: words(mayImport),
})
const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')

/** Without copy. */
const PURE = 'art domain site/ui'
/** Imports of the visitor's pages. */
const PARTS = `${PURE} copy copy/loader client/visit`

export const RULES: readonly Rule[] = [
  rule('domain'),
  rule('art form/api', 'domain'),
  rule('site/ui', 'art'),
  // Only what selects a language imports it; components get their copy as props.
  rule('copy', 'domain'),
  rule('copy/en', 'domain copy'),
  // A translation has the type of its English text.
  rule('copy/es', 'domain copy copy/en'),
  rule('copy/loader', 'domain copy copy/en copy/es'),
  // Messages of the server's pages, notices and calls, in both languages.
  rule('copy/server', 'domain copy/en copy/es'),
  rule('client/offline client/storage client/when-visible.ts client/trusted-types.ts'),
  rule('client/navigation', ''),
  rule('form/toasts', 'art site/ui'),
  rule('site/seo', 'art domain copy'),
  rule('client/status', 'domain copy client/storage client/trusted-types.ts'),
  rule('client/board', 'domain client/status/poll.ts client/storage client/trusted-types.ts'),
  rule('client/visit', 'art domain copy copy/loader client/storage'),
  // Inlined in every page: only these files of other modules, each small and without imports.
  rule(
    'client/first-paint',
    'domain client/menus/wide-screen.ts client/offline/reload-when-reachable.ts client/status/sent-submission.ts client/status/stored-time.ts',
  ),
  rule('form', `${PARTS} form/api client/first-paint client/status client/storage form/toasts`),
  rule('client/menus', PARTS),
  rule(
    'client/islands',
    'art client/first-paint copy/loader client/menus form form/toasts client/visit',
  ),
  // No page group imports another; site/render composes them.
  rule('site/home site/pages', PARTS),
  rule('site/shell', `${PARTS} client/first-paint client/islands client/storage`),
  rule(
    'site/render',
    'domain copy copy/loader art site/site.css site/home client/islands site/pages form/thank-you.tsx site/seo site/shell',
  ),
  rule(
    'client/after-paint.ts client/hydrate.ts',
    'client/first-paint site/home client/islands client/lit-windows.ts client/navigation client/offline form site/shell client/trusted-types.ts client/visit site/ui client/when-visible.ts',
  ),
  // For development only, never in the build.
  rule('site/dev.ts', 'client/** site/**'),

  rule('server/store', 'domain'),
  // Leases, timers, retries: knows neither the jobs nor where they are stored.
  rule('server/jobs', 'domain'),
  // What staff and visitors do to a lead, and how it reads in mails, pages and on the command line.
  rule('server/lead', 'copy/en copy/es domain server/secrets server/store'),
  rule('server/mail', 'domain server/http/markup.ts server/jobs server/lead server/store'),
  rule('server/metrics', 'server/mail server/store'),
  rule('server/environment', 'domain server/store'),
  // What all routes share: independent of submissions.
  rule('server/http', 'domain server/store'),
  // The built site, served from memory.
  rule('server/site', 'domain server/environment server/http server/store'),
  // Layout and styles of the pages that the server writes.
  rule('server/pages', 'domain server/http server/site'),
  rule('server/captcha', 'domain server/http'),
  rule('server/limits', 'domain server/http server/store'),
  rule('server/secrets', 'domain server/captcha server/store'),
  rule('server/status-page-token', 'server/secrets'),
  rule(
    'server/intake',
    'copy/en domain server/captcha server/http server/limits server/mail server/metrics server/status-page-token server/secrets server/store',
  ),
  rule(
    'server/rest server/functions server/plain-form',
    'copy/server domain server/http server/intake server/pages server/site server/store',
  ),
  rule(
    'server/alarm',
    'copy/server domain server/environment server/http server/jobs server/lead server/limits server/mail server/status-page-token server/secrets server/site server/store',
  ),
  // Reads and converts a visitor's photo; knows no lead.
  rule('server/photos', 'domain'),
  rule(
    'server/status-page',
    'copy/server domain server/alarm server/http server/intake server/lead server/limits server/mail server/pages server/photos server/secrets server/status-page-token server/store',
  ),
  rule(
    'server/board',
    'copy/server domain server/alarm server/environment server/http server/intake server/lead server/pages server/status-page-token server/secrets server/site server/store',
  ),
  rule(
    'server/accept-page',
    'copy/server domain server/alarm server/http server/intake server/lead server/pages server/secrets server/board server/status-page-token server/store',
  ),
  rule('server/log', 'domain server/http'),
  rule('server/retention', 'domain server/environment server/jobs server/mail server/store'),
  rule(
    'server/cli',
    'copy/en domain server/alarm server/captcha server/environment server/http server/lead server/log server/mail server/photos server/retention server/board server/site server/store',
  ),
  // What starting needs: folder, port, messages.
  rule(
    'server/start',
    'server/environment server/http server/jobs server/log server/board server/store',
  ),
  // Starts and builds everything; only the command line is above it.
  rule(
    'server',
    'domain server/accept-page server/alarm server/captcha server/environment server/functions server/http server/intake server/jobs server/limits server/log server/mail server/metrics server/pages server/photos server/plain-form server/status-page server/status-page-token server/rest server/retention server/secrets server/board server/start server/site server/store',
  ),
  // Tools may import everything; test helpers import no tool.
  rule('tests/support', 'domain server/**'),
  rule('scripts', 'domain art/** client/** copy/** site/** server/** tests/support'),
  rule(
    'tests bench',
    'domain art/** client/** copy/** form/** server/** scripts tests tests/support',
  ),
]

/** Modules without packages and Node, because they run in every browser or document. */
export const WITHOUT_PACKAGES: readonly string[] = words(
  'domain client/board client/first-paint copy client/navigation client/status client/when-visible.ts',
)
