import type { LocalPaths } from '#copy/local-link.ts'
import { ENGLISH_NAMES } from '#copy/names.ts'

/**
 * What menus say, and what stands in place of a part that failed: every page's
 * scripts load these words, so nothing else belongs here. The strings of R29
 * stay letter for letter.
 */
export const menus = {
  names: ENGLISH_NAMES,
  /** English paths are those of domain/. */
  paths: {} as LocalPaths,

  /** The switch: in the other language, as its readers look for it. */
  otherLanguage: { lang: 'es-US', name: 'Español' },

  navLabel: 'Main',
  homeLink: '{businessName}, home',
  serviceAreas: 'Service areas',

  megaMenu: {
    /** Names the link on a column's heading for those who hear it alone. */
    categoryLink: 'All {label} services',
    unsure: { title: 'Not sure which one?', text: 'Call and tell us what is locked.' },
    allServices: 'All services',
  },

  mobileMenu: {
    label: 'Menu',
    open: 'Open menu',
    close: 'Close menu',
    expand: 'Show pages under {label}',
    collapse: 'Hide pages under {label}',
    bookService: 'Book Service',
  },

  textUs: 'Text us',

  /** R29 */
  errors: {
    section: {
      title: 'Something went wrong',
      text: 'An unexpected error occurred. Please try again.',
      retry: 'Try Again',
    },
    page: {
      title: 'This page did not work',
      text: 'We encountered an unexpected error. Please try again or return to the home page.',
      back: 'Go Back',
      home: 'Return Home',
    },
  },
} as const
