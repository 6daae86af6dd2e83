/**
 * Modules in layers (docs/architecture.md): a module may import those of the lines above its own,
 * and nothing else. A module is a folder, or a file with a place of its own; the longest name
 * applies.
 */
type Layers = readonly string[]

/** Of pages and scripts, only the loader imports a language. */
const COPY: Layers = [
  'domain',
  'copy',
  'copy/en',
  // A translation has the type of its English text.
  'copy/es',
  'copy/loader copy/server',
  // Names facts in the sentences of a page.
  'content',
]

/** Components get their copy as props, so what they consist of is above it. */
const PAGES: Layers = [
  'domain',
  // What a rendering gets, and the facts that scripts load: components and texts read them.
  'app/world.ts app/browser/facts.ts',
  'art site/tokens.css form/api client/offline client/storage client/when-visible.ts client/trusted-types.ts client/lit-windows.ts client/navigation client/menus/wide-screen.ts',
  'site/ui',
  'copy copy/server form/toasts client/live',
  'client/status',
  // client/first-paint is inlined in every page, so it is low.
  'client/first-paint client/board site/seo',
  'copy/loader',
  'content',
  'client/visit',
  'client/tags',
  // No page group imports another; site/render composes them.
  'site/blocks',
  'client/menus site/home site/pages',
  'form',
  'client/islands',
  'site/shell',
  'site/styles',
  'site/render',
  'app',
]

const SERVER: Layers = [
  'domain',
  // What texts of the site consist of.
  'copy',
  // Tables, engines and what needs neither leads nor requests.
  'copy/en copy/es copy/server server/store server/platform/jobs server/platform/photos server/platform/secrets/token.ts',
  // What staff and visitors do to a lead, and how it reads for staff.
  'server/leads',
  // Staff members, their sessions and their leaving, which hands leads back.
  'server/staff',
  // What all routes share.
  'server/platform/environment server/platform/http',
  'art client/offline app/world.ts app/not-found.ts',
  'server/submissions/captcha server/submissions/limits server/platform/log',
  'server/platform/secrets',
  'server/platform/status-page-token',
  // The components of the server's pages use the site's drawings and parts.
  'site/ui site/tokens.css',
  'server/pages',
  // Of the renderer it has types only.
  'app',
  'server/site',
  // Puts facts in force.
  'server/business',
  'server/mail',
  'server/platform/metrics server/notify server/platform/retention',
  'server/submissions/intake',
  // Leads by calls, messages and signed requests.
  'server/submissions/incoming',
  'server/routes/rest server/routes/functions server/routes/plain-form server/routes/status-page server/routes/exports server/routes/search',
  'server/routes/board',
  'server/routes/accept-page server/cli server/platform/start',
  // Starts and builds everything.
  'server',
]

/** Tools may import everything; test helpers import no tool. */
const TOOLS: Layers = [
  [...COPY, ...PAGES, ...SERVER].join(' '),
  'tests/support',
  'scripts',
  'tests bench',
]

/** Names of the modules of each layer. */
export const TREES: readonly (readonly (readonly string[])[])[] = [COPY, PAGES, SERVER, TOOLS].map(
  (layers) => layers.map((line) => line.split(' ')),
)

/** Modules without packages and Node, because they run in every browser or document. */
export const WITHOUT_PACKAGES: readonly string[] = [
  'domain',
  'copy',
  'client/board',
  'client/first-paint',
  'client/navigation',
  'client/status',
  'client/when-visible.ts',
]
