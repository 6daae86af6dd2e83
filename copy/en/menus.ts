/**
 * Messages of the menus and error screens. Every page's scripts load them, so nothing else belongs
 * here. The strings of the specification are fixed.
 */
export const menus = {
  /** Language link, in the other language for its readers. */
  otherLanguage: { lang: 'es-US', name: 'Español' },

  navLabel: 'Main',
  homeLink: '{businessName}, home',
  serviceAreas: 'Service areas',

  megaMenu: {
    /** Accessible name of the link on a column's heading. */
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

  /** Fixed by the specification. */
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
