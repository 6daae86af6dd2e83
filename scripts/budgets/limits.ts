/**
 * Size limits of the pages on the wire, in bytes of brotli, so that a change that costs every visitor fails the check.
 * Raise a limit together with the change that needs it, and state its benefit to visitors in the commit.
 */
export const LIMITS = {
  /**
   * HTML with the styles of the first paint. 14,600 bytes are one TCP window (RFC 6928), with the response headers: the
   * rest waits for another round trip, 150 ms on a slow connection. Service pages are near it since a box under their
   * heading answers price, arrival, who comes, what to have ready and payment.
   */
  page: 14_080,
  pages: {
    // With the form, the scene, the reviews and the towns; with the headers still within one window, in both languages.
    '/': 14_410,
    '/es': 14_410,
    // With a call to 911 above the lead, and lines in the drawing from the letters to the tools.
    '/services/emergency-locksmith/car-lockout': 14_260,
  } as Readonly<Record<string, number>>,
  /** Factor of any other Spanish page and its scripts before the first touch, relative to English: Spanish texts are longer. */
  translation: 1.06,

  /** By name without hash; lazy chunks fall under `script`. */
  scripts: {
    react: 58_250,
    // With the formatter of local times and the check of foreign phone numbers.
    shared: 4_700,
    // With the Trusted Types policies that must exist before the first script is loaded.
    'after-paint': 4_700,
    // With a shared location in place of an address, an appointment, and the consent to a text message.
    'request-form': 16_590,
  } as Readonly<Record<string, number>>,
  script: 4_500,

  // With prices as a ledger, drawings beside the text pages' headings, text of double size, and the categories' scenes.
  stylesheet: 21_050,
  fonts: 48_500,

  /** All scripts of a hydrated page on a phone. */
  hydratedScripts: { withForm: 90_050, without: 71_650 },

  /**
   * Before the first touch on a phone: the page, its styles and fonts, the record of the visit, the logo. The answer box
   * and the links to the prices are in it.
   */
  untouched: { bytes: 90_050, requests: 7 },

  /** npm packages among a page's initial scripts; anything else is loaded where it is used. */
  firstPackages: ['react', 'react-dom', 'scheduler'] as readonly string[],
}

export type Limits = typeof LIMITS

/** Factor for an owner's site, whose names, colors and rating counts may be longer. */
export const OWNER_FACTOR = 1.01
