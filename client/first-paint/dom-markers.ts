/**
 * Classes and data attributes shared by first-paint scripts, styles, islands and e2e tests, with
 * the code that sets each. Attributes that one component sets for its own stylesheet are not
 * listed. Checked against the code by a test.
 */

export const ROOT_CLASSES = {
  js: 'Scripts run: set in the head before the first paint (head.ts).',
  styled: 'The full stylesheet has loaded or failed (load-scripts.ts).',
  'fallback-fonts':
    'The page, or a part of it, still uses fallback fonts (load-scripts.ts, fonts.ts).',
  laid: 'The whole page is laid out, at the end or after the first touch (load-scripts.ts).',
  watched: 'The lower sections of home are shown near the screen (home/near-sections.ts).',
} as const

/** Attributes of the root element, without `data-`. */
export const ROOT_ATTRIBUTES = {
  'phone-number':
    'paidSearch: the visitor sees that number (phone-number.ts, or the server’s variant of the page).',
  scrolled: 'The page is scrolled (header-scroll.ts).',
  'asks-consent': 'The cookie banner is shown (cookie-banner.ts).',
  'suggests-spanish': 'The link to the Spanish page is a suggestion (suggest-spanish.ts).',
  sent: 'On /thank-you: this tab has just sent a submission (fill-thank-you.ts).',
  'links-status': 'The link to the last request is shown (status/show-last-sent.ts).',
  'slow-navigation': 'The next page is slow (navigation/slow-navigation.ts).',
  'offline-copy': 'The page is an offline copy (offline/worker.ts).',
} as const

/** Attributes of elements, without `data-`. */
export const ATTRIBUTES = {
  phone: 'A link that calls our number, written by phone-number.ts.',
  'phone-text': 'Our number as text, likewise.',
  logo: 'State of the image: loading, load, error (logo-state.ts).',
  later: 'Below the first screen: styled and laid out late (ui/deferred-section.tsx).',
  laid: 'Such a part that is laid out (reveal-sections.ts).',
  'near-section': 'A section of home that is shown when the visitor scrolls near.',
  near: 'Such a section that is shown (home/near-sections.ts).',
  island: 'An island: the name of its file in islands/ (islands/island.tsx).',
  page: 'The main island of the page. Its other attributes are its props.',
  hydrated: 'The island is hydrated (islands/hydrate-island.tsx), or a button has its script.',
  tapped: 'A button or form tapped before that; `native` once the browser sends the form.',
  'native-submit-delay':
    'Milliseconds that a form waits for its script before the browser sends it.',
  'submission-form': 'The submission form, for visit/page-listeners.ts.',
  thanks: 'On /thank-you: the text without a submission, and the template of the text after one.',
  'sent-field': 'Place for a value of the sent submission (fill-thank-you.ts).',
  'status-banner': 'The status banner of /thank-you (form/show-status-banner.ts).',
  year: 'The year of the copyright (shell/year.ts).',
  'loading-text': 'The status line, with its text while the next page loads.',
  paused: 'The hero’s word is paused (home/rotation.ts).',
  stopped: 'Its button shows Play.',
  word: 'The word shown with reduced motion.',
} as const
