/**
 * Modules in layers (docs/architecture.md): a module may import those of the lines above its own,
 * and nothing else. A module is a folder, or a file with a place of its own, or several that `+`
 * joins; the longest name applies.
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
  'app/world.ts app/browser/facts.ts app/inline.tsx',
  'art app/styles/tokens.css app/form/api app/browser/offline app/browser/storage app/browser/when-visible.ts app/browser/trusted-types.ts app/browser/lit-windows.ts app/browser/navigation app/shell/menus/wide-screen.ts',
  'app/ui',
  'copy copy/server app/form/toasts app/browser/live',
  'app/browser/status app/browser/passkeys.ts',
  // app/browser/first-paint is inlined in every page, so it is low.
  'app/browser/first-paint app/browser/board app/seo',
  'copy/loader',
  'content',
  'app/browser/visit',
  'app/browser/tags',
  // No page group imports another; app composes them.
  'app/blocks',
  'app/shell/menus app/pages/home app/pages',
  'app/form',
  'app/browser/islands',
  'app/shell',
  'app/styles',
  'app',
]

const SERVER: Layers = [
  'domain',
  // What texts of the site consist of.
  'copy',
  // The database and what needs neither leads nor requests.
  'copy/en copy/es copy/server server/db server/jobs server/photos server/pages/times.ts',
  // Tokens and codes, and the secret that signs them.
  'server/secrets',
  // What is done to a lead, and what that queues: it knows no address and no page.
  'server/leads+server/alarm/notices+server/alarm/escalation+server/alarm/sending+server/outbox/queued+server/calls/stored server/pages/shift-text.ts',
  // Staff members, their sessions and their leaving, which hands leads back.
  'server/staff',
  // What all requests share.
  'server/environment server/http',
  'art app/browser/offline app/world.ts app/not-found.ts',
  'server/intake/captcha server/intake/limits server/log',
  'server/status-page/token',
  // Components of the server's pages use the site's drawings and parts; of the renderer, types only.
  'app/ui app/styles/tokens.css',
  // Checks what an owner changes of the texts.
  'content',
  'app',
  // Rooms: each has its addresses, pages, styles and tests; one may ask another.
  'server/pages+server/site+server/business+server/board+server/status-page+server/accept-page+server/intake+server/calls+server/doors+server/alarm+server/outbox+server/metrics+server/maintenance',
  // What happens before it answers; commands share its sentences.
  'server/start',
  'server/cli',
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
  'app/browser/board',
  'app/browser/first-paint',
  'app/browser/navigation',
  'app/browser/status',
  'app/browser/when-visible.ts',
]
