/** Which room may look into which (docs/architecture.md); what is not in a row is forbidden. */

export interface Rule {
  /** Folders, or single files that are rooms of their own; the longest that fits counts. */
  readonly rooms: readonly string[]
  /** Rooms, single files, or `app/**` for all rooms there; nothing else may be imported. */
  readonly see: readonly string[]
}

const rule = (rooms: string, see = ''): Rule => ({ rooms: words(rooms), see: words(see) })
const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '')

/** Without React, words or drawings of our own. */
const PURE = 'domain app/ui'
/** What the visitor's pages are made of. */
const PARTS = `${PURE} app/content app/copy app/art app/visitor`

export const RULES: readonly Rule[] = [
  rule('domain app/ui'),
  rule('app/art app/api', 'domain'),
  // A language is seen by what chooses one, and by nothing else: components are given their words.
  rule('app/content', 'domain'),
  rule('app/content/en', 'domain app/content'),
  // A translation has the shape of what it translates.
  rule('app/content/es', 'domain app/content app/content/en'),
  rule('app/copy', 'domain app/content app/content/en app/content/es'),
  rule('app/offline app/when-shown.ts app/trusted-types.ts'),
  rule('app/leaving', 'app/art app/trusted-types.ts'),
  rule('app/toasts', 'app/art app/ui'),
  rule('app/seo', 'domain app/content'),
  rule('app/status', 'domain app/content app/trusted-types.ts'),
  rule('app/board', 'app/status/poll.ts app/trusted-types.ts'),
  rule('app/visitor app/third-party', `${PURE} app/content app/copy`),
  // Inlined in every page: of the other rooms no more than these files, each small and without imports.
  rule(
    'app/boot',
    'domain app/menus/wide-screen.ts app/offline/reload-when-reachable.ts app/status/receipt.ts app/status/stored-time.ts',
  ),
  rule('app/request-form', `${PARTS} app/api app/boot app/status app/third-party app/toasts`),
  rule('app/menus', PARTS),
  rule(
    'app/islands',
    'app/art app/boot app/copy app/menus app/request-form app/toasts app/ui app/visitor',
  ),
  // No feature imports another of its group; app/render composes them.
  rule('app/home app/pages', PARTS),
  rule('app/shell', `${PARTS} app/boot app/islands`),
  rule(
    'app/render',
    'domain app/content app/copy app/art app/app.css app/home app/islands app/pages app/request-form/thank-you.tsx app/seo app/shell',
  ),
  rule(
    'app/after-paint.ts app/alive.ts',
    'app/boot app/home app/islands app/leaving app/offline app/request-form app/shell app/trusted-types.ts app/visitor app/when-shown.ts',
  ),
  // For development only, never in the build.
  rule('app/dev.ts', 'app/**'),

  rule('server/store', 'domain'),
  rule('server/mail', 'domain server/http/markup.ts server/store'),
  rule('server/metrics', 'server/mail server/store'),
  rule('server/environment', 'domain server/store'),
  // Transport and the built site: knows nothing of requests for a locksmith.
  rule('server/http', 'domain server/environment server/store'),
  // The frame and the styles of the pages that the server writes.
  rule('server/pages', 'domain server/http'),
  rule('server/captcha', 'domain server/http server/store'),
  rule('server/secrets', 'server/captcha server/store'),
  rule('server/receipt-token', 'server/secrets server/store'),
  rule(
    'server/intake',
    'domain server/captcha server/http server/mail server/metrics server/receipt-token server/secrets server/store',
  ),
  rule(
    'server/rest server/functions server/plain-form',
    'domain server/http server/intake server/pages server/store',
  ),
  rule(
    'server/alarm',
    'domain server/environment server/http server/intake server/mail server/metrics server/pages server/receipt-token server/secrets server/store',
  ),
  rule(
    'server/receipt',
    'domain server/alarm server/http server/intake server/mail server/pages server/receipt-token server/store',
  ),
  rule(
    'server/staff',
    'domain server/alarm server/environment server/http server/intake server/mail server/pages server/receipt-token server/secrets server/store',
  ),
  rule('server/log', 'domain server/http'),
  rule('server/retention', 'server/environment server/mail server/store'),
  rule(
    'server/cli',
    'domain server/alarm server/captcha server/environment server/http server/log server/mail server/retention server/staff server/store',
  ),
  // What starts and builds everything; nothing but the command line is beyond it.
  rule(
    'server',
    'domain server/alarm server/captcha server/environment server/functions server/http server/intake server/log server/mail server/metrics server/pages server/plain-form server/receipt server/receipt-token server/rest server/retention server/secrets server/staff server/store',
  ),
  // Tools look at everything; what helps tests knows no tool.
  rule('tests/support', 'domain server/**'),
  rule('scripts', 'domain app/** server/** tests/support'),
  rule('tests bench', 'domain app/** server/** scripts tests tests/support'),
]

/** Rooms that stand on no package, nor on Node itself: they run in every browser or in every document. */
export const WITHOUT_PACKAGES: readonly string[] = words(
  'domain app/board app/boot app/content app/leaving app/status app/when-shown.ts',
)
