/**
 * The oldest browsers in which a page can be read, called from and sent (docs/browsers.md), by
 * their names in the browser compatibility data.
 */
export const OLDEST_BROWSERS = {
  chrome: '85',
  firefox: '79',
  safari_ios: '14',
  samsunginternet_android: '14.0',
} as const

/** The same as targets of the build, for the syntax of scripts and styles. Samsung's is Chrome's. */
export const BUILD_TARGETS: readonly string[] = [
  `chrome${OLDEST_BROWSERS.chrome}`,
  `firefox${OLDEST_BROWSERS.firefox}`,
  `ios${OLDEST_BROWSERS.safari_ios}`,
  `safari${OLDEST_BROWSERS.safari_ios}`,
]
