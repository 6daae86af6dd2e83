/**
 * The one file that an owner edits: every fact about the business that the
 * specification does not show (R8). What each entry means and how it is
 * written stands at `Business`; a wrong value stops build and start with a
 * sentence that names the entry. The values as delivered are plainly
 * fictional (numbers with 555-01, addresses that end in .example, licences of
 * zeros, reviews marked as samples): the site starts at once with them, and
 * `npm run doctor` lists those that are left.
 */
export interface Offer {
  readonly name: string
  /** US dollars, without a sign: the least that such a job costs. */
  readonly price: number
}

export interface Review {
  readonly text: string
  readonly author: string
  /** A service label from services.ts, letter for letter. */
  readonly service: string
  /** A town name from cities.ts, letter for letter. */
  readonly town: string
  /** True for an invented one: it carries the mark 'sample' on the page and is no review to search engines. */
  readonly sample: boolean
}

export interface Business {
  /** As customers say it: header, titles, mails. */
  readonly name: string
  /** The same name, set in two lines by the logo. */
  readonly nameLines: readonly [first: string, second: string]
  /** As it is registered: privacy policy, terms, footer. */
  readonly legalName: string

  /** Ten digits each, nothing else. A business with one line writes it twice. */
  readonly phones: {
    /** The line that everybody sees. */
    readonly default: string
    /** The line for visitors from paid search, so that calls from ads can be told apart (R4). */
    readonly paidSearch: string
  }
  /** Where staff receive requests; the variable STAFF_EMAIL goes before it. */
  readonly staffEmail: string
  /** The address on the page, for visitors (R26). */
  readonly supportEmail: string

  /** State licence numbers, one for each place where one is stated (R6). They may be the same. */
  readonly licences: { readonly topBar: string; readonly footer: string }

  /** The postal address: structured data, contact page. */
  readonly address: {
    readonly street: string
    /** One of the eight towns of cities.ts. */
    readonly city: string
    /** Two letters (R7). */
    readonly region: string
    /** Five digits, or nine as 07047-1234. */
    readonly postalCode: string
    /** Two letters (ISO 3166-1). */
    readonly country: string
  }
  /** Degrees; longitudes west of Greenwich are negative. For the map and the structured data. */
  readonly location: { readonly latitude: number; readonly longitude: number }

  /** Whole addresses of profiles, each with https://; none is shown while the list is empty. */
  readonly socialLinks: readonly string[]
  /** Who made the site, credited in the footer (R6). */
  readonly agency: { readonly name: string; readonly url: string }
  /**
   * R27: on a dark and on a light ground. A public https address, or a path
   * such as /logo-on-dark.svg of a file in public/.
   */
  readonly logoUrl: { readonly onDark: string; readonly onLight: string }

  /** One to four dollar signs (R7). */
  readonly priceRange: string
  /** Hours and minutes of every day, as 00:00 (R7). */
  readonly hours: { readonly opens: string; readonly closes: string }
  /** Average out of 5, and of how many ratings (R7): keep to what the profile behind it shows. */
  readonly rating: { readonly value: number; readonly count: number }
  /** Prices that the page states (R7). */
  readonly offers: { readonly emergencyLockout: Offer; readonly lockInstallation: Offer }

  /** The home page shows the first four. */
  readonly reviews: readonly Review[]

  /** Days that a request is kept before the owner purges it; stated in the privacy policy. */
  readonly retentionDays: number
}

export const business = {
  name: 'Palisade Lock & Key',
  nameLines: ['Palisade', 'Lock & Key'],
  legalName: 'Palisade Lock & Key LLC',

  phones: { default: '2015550142', paidSearch: '2015550168' },
  staffEmail: 'dispatch@palisade.example',
  supportEmail: 'support@palisade.example',

  licences: { topBar: '34LX00000000', footer: '34LX00000001' },

  address: {
    street: '100 Example Avenue',
    city: 'North Bergen',
    region: 'NJ',
    postalCode: '07047',
    country: 'US',
  },
  location: { latitude: 40.795, longitude: -74.0253 },

  socialLinks: [] as readonly string[],
  agency: { name: 'Agency Name', url: 'https://agency.example/' },
  logoUrl: { onDark: '/logo-on-dark.svg', onLight: '/logo-on-light.svg' },

  priceRange: '$$',
  hours: { opens: '00:00', closes: '23:59' },
  rating: { value: 4.9, count: 150 },
  offers: {
    emergencyLockout: { name: 'Emergency lockout', price: 49 },
    lockInstallation: { name: 'Lock installation', price: 99 },
  },

  reviews: [
    {
      text: 'Eleven at night, raining. He asked for the cross street, named a price, and that was the price.',
      author: 'Dana R.',
      service: 'House Lockout',
      town: 'Union City',
      sample: true,
    },
    {
      text: 'Lost my only Civic key at the ferry. New one cut and programmed right there in the lot.',
      author: 'Luis M.',
      service: 'Car Key Replacement',
      town: 'Weehawken',
      sample: true,
    },
    {
      text: 'Six apartments rekeyed between tenants. Every key labeled, old pins handed back in a bag.',
      author: 'P. Okafor',
      service: 'Lock Rekey',
      town: 'Jersey City',
      sample: true,
    },
    {
      text: 'Told me the lock was fine and the door was sagging. Fixed the hinge and charged less.',
      author: 'Ana T.',
      service: 'Lock Repair',
      town: 'Hoboken',
      sample: true,
    },
  ] as readonly Review[],

  retentionDays: 180,
} as const satisfies Business
