export const innerPages = {
  call: 'Call Now',
  book: 'Book Service',
  /** On every town's page. */
  townPrices: 'What a locksmith costs in {town}',
  townLink: 'Locksmith in {town}',
  /** On the overviews of planned work, over the link to the lockout. */
  lockedOut: 'If you’re locked out now',
  /** On the pages about lockouts. */
  emergencyGuides: {
    heading: 'Guides for a lockout',
    links: [
      { path: '/guides/while-you-wait', text: 'Locked out? What to do while you wait' },
      { path: '/guides/locksmith-scams', text: 'How to spot a locksmith scam' },
    ],
  },
  /** On pages of law, around a date. */
  since: ['In force since ', '.'],
  /** The field on the not-found page and the sitemap. */
  search: { label: 'Search this site', button: 'Search' },
  /** On every town's page, over the links to the other towns. */
  nearbyTowns: 'Towns we serve near {town}',
  /** In place of `nearbyTowns` on the page of a town far from all others. */
  otherTowns: 'Other towns we serve',
  /** Beside a nearby town: the distance from center to center. */
  milesAway: { one: '1 mi away', more: '{miles} mi away' },
} as const
