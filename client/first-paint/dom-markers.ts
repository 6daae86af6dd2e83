/**
 * Classes and data attributes shared by first-paint scripts, styles, islands and e2e tests, with
 * the code that sets each. Attributes that one component sets for its own stylesheet are not
 * listed. Checked against the code by a test.
 */

export const ROOT_CLASSES = {
  js: 'Scripts run: set in the head, before anything is painted (head.ts).',
  styled: 'The full stylesheet is there, or is lost (start.ts).',
  unlettered:
    'The fonts are not to be seen yet: text stands in their fallbacks (start.ts, fonts.ts). Of a part of the page for as long as that still does.',
  laid: 'All of the page is laid out, or somebody has touched it (start.ts).',
  watched: 'The lower sections of home appear as the visitor comes near (home/near-sections.ts).',
} as const

/** Attributes of the root element, without `data-`. */
export const ROOT_ATTRIBUTES = {
  line: 'paidSearch: the visitor sees that number (phone-number.ts, or the server’s variant of the page).',
  scrolled: 'The page is scrolled at all (header-scroll.ts).',
  'asks-consent': 'The cookie banner is there (cookie-banner.ts).',
  'suggests-spanish': 'The link to the Spanish page is an offer (suggest-spanish.ts).',
  sent: 'On /thank-you: this tab has just sent a request (receipt.ts).',
  leaving: 'The next page is long in coming (navigation/slow-navigation.ts).',
  kept: 'The page is a copy, shown without a connection (offline/worker.ts).',
} as const

/** Attributes of elements, without `data-`. */
export const ATTRIBUTES = {
  phone: 'A link that dials our number; phone-number.ts writes the right one.',
  'phone-text': 'Our number in words; likewise.',
  logo: 'Whether the image has come: loading, load, error (logo-state.ts).',
  later:
    'Lies below the first screen: not in the page’s own styles, laid out late (ui/deferred-section.tsx).',
  laid: 'Such a part that is laid out (reveal-sections.ts).',
  'near-section': 'A section of home that appears when the visitor comes near.',
  near: 'Such a section that has appeared (home/near-sections.ts).',
  island: 'What comes alive here: the name of a file in islands/ (islands/island.tsx).',
  page: 'The page is about it. Its other attributes are what it is given.',
  alive: 'Its script has taken over (islands/hydrate-island.tsx), or that of a single button.',
  tapped: 'A button or form that was tapped before that; `native` once the browser sends the form.',
  patience: 'Milliseconds that a form waits for its script before the browser sends it.',
  'request-form':
    'The request form, for whoever counts what happens in it (visitor/page-listeners.ts).',
  thanks:
    'On /thank-you: the words for whoever has not just sent a request, and a template of those for whoever has.',
  receipt: 'Where something of the request is read back (receipt.ts).',
  'status-banner': 'The status banner of /thank-you (request-form/show-banner.ts).',
  year: 'The year of the copyright (shell/year.ts).',
  'loading-text': 'The status line, with what it says while the next page is on its way.',
  paused: 'The hero’s word stands still (home/rotation.ts).',
  stopped: 'Its button shows Play.',
  word: 'Which word shows where motion is unwanted.',
} as const
