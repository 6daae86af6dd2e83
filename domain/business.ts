/**
 * Every fact about the business that the specification does not show (R8).
 * This is the one file that an owner edits. Values that contain `555-01`,
 * `example`, `00000` or a `sample: true` mark are placeholders: they let the
 * site start at once, and `npm run doctor` lists what is still one of them.
 */
export interface Offer {
  readonly name: string
  /** US dollars. */
  readonly price: number
}

export interface Review {
  readonly text: string
  readonly author: string
  /** A service label from services.ts. */
  readonly service: string
  /** A town name from cities.ts. */
  readonly town: string
  /** Shown with the mark 'sample' and listed by the go-live check while true. */
  readonly sample: boolean
}

export const business = {
  name: 'Palisade Lock & Key',
  /** The logo sets the name in two lines. */
  nameLines: ['Palisade', 'Lock & Key'],
  legalName: 'Palisade Lock & Key LLC',

  /** Digits only, ten of them. The second line answers visitors from paid search (R4). */
  phones: { default: '2015550142', paidSearch: '2015550168' },
  /** Where staff receive requests; STAFF_EMAIL overrides it. */
  staffEmail: 'dispatch@palisade.example',
  supportEmail: 'support@palisade.example',

  /** R6: two numbers, one for each place where a licence is stated. */
  licences: { topBar: '34LX00000000', footer: '34LX00000001' },

  address: {
    street: '100 Example Avenue',
    city: 'North Bergen',
    /** R7 */
    region: 'NJ',
    postalCode: '07047',
    country: 'US',
  },
  /** Degrees, for the map and the structured data. */
  location: { latitude: 40.795, longitude: -74.0253 },

  /** Full addresses of profiles; none are invented. */
  socialLinks: [] as readonly string[],
  agency: { name: 'Agency Name', url: 'https://agency.example/' },
  /** R27: any public address; the default is a file that this site serves. */
  logoUrl: { onDark: '/logo-on-dark.svg', onLight: '/logo-on-light.svg' },

  /** R7, shown in structured data and on the page. */
  priceRange: '$$',
  hours: { opens: '00:00', closes: '23:59' },
  rating: { value: 4.9, count: 150 },
  offers: {
    emergencyLockout: { name: 'Emergency lockout', price: 49 } satisfies Offer,
    lockInstallation: { name: 'Lock installation', price: 99 } satisfies Offer,
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

  /** Days that a request is kept before the owner purges it; stated in the privacy policy. */
  retentionDays: 180,
} as const
