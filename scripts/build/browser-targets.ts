/**
 * The oldest browsers in which a page can be read, called from and sent (docs/operations.md), by
 * their names in the browser compatibility data.
 */
export const OLDEST_BROWSERS = {
  chrome: '85',
  firefox: '79',
  safari_ios: '14',
  samsunginternet_android: '14.0',
} as const

/**
 * Targets for the syntax of scripts. Samsung Internet is a Chrome. Compilers date optional chaining
 * to Chrome 91, because before it a call with a spread argument in a chain fails (`a?.b(...c)`). To
 * rewrite every chain would add half a kilobyte, so `tests/built/older-browsers.test.ts` refuses
 * such calls instead. Nothing else that a compiler rewrites is newer than Firefox 79 and Safari 14.
 */
export const SCRIPT_TARGETS = [
  'chrome91',
  `firefox${OLDEST_BROWSERS.firefox}`,
  `ios${OLDEST_BROWSERS.safari_ios}`,
  `safari${OLDEST_BROWSERS.safari_ios}`,
]

/** Targets for the syntax of styles. */
export const STYLE_TARGETS = [
  `chrome${OLDEST_BROWSERS.chrome}`,
  `firefox${OLDEST_BROWSERS.firefox}`,
  `ios${OLDEST_BROWSERS.safari_ios}`,
  `safari${OLDEST_BROWSERS.safari_ios}`,
]
