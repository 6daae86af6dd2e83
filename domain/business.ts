/**
 * Every fact about the business that the specification does not show (R8):
 * this is the one file that an owner edits. The comments at the values say
 * what each one is and how it is written; a wrong one stops build and start
 * with a sentence that names it. The values as delivered are plainly
 * fictional (numbers with 555-01, addresses that end in .example, licences of
 * zeros, reviews marked as samples): the site starts at once with them, and
 * `npm run doctor` lists those that are left.
 */
import type { Business, ServicePrice } from './business-types.ts'

export type * from './business-types.ts'

/** The prices that the pages state; the table below quotes them too. */
const offers = {
  emergencyLockout: { name: 'Emergency lockout', price: 49 },
  lockInstallation: { name: 'Lock installation', price: 99 },
} as const

const lockout = offers.emergencyLockout.price
const installation = offers.lockInstallation.price

export const business: Business = {
  /** As customers say it: header, titles, mails. */
  name: 'Palisade Lock & Key',
  /** The same name in the two lines of the logo; the second is '' for a name of one word. */
  nameLines: ['Palisade', 'Lock & Key'],
  /** As it is registered: contact page, privacy policy, terms. */
  legalName: 'Palisade Lock & Key LLC',

  /**
   * Digits only, ten of them. The second line answers visitors from paid
   * search, so that calls from ads can be counted; whoever has one line
   * writes it twice.
   */
  phones: { default: '2015550142', paidSearch: '2015550168' },
  /** Where staff receive requests; the variable STAFF_EMAIL goes before it. */
  staffEmail: 'dispatch@palisade.example',
  /** The address on the page, for visitors. */
  supportEmail: 'support@palisade.example',

  /** Two numbers, one for each place where a licence is stated; they may be the same. */
  licences: { topBar: '34LX00000000', footer: '34LX00000001' },

  address: {
    street: '100 Example Avenue',
    /** One of the towns of cities.ts. */
    city: 'North Bergen',
    /** As sentences say it, 'in Hudson County': whatever the area is called that your towns lie in. */
    county: 'Hudson County',
    /** Two letters. */
    region: 'NJ',
    /** Five digits, or nine as in 07047-1234. */
    postalCode: '07047',
    /** Two letters. */
    country: 'US',
  },
  /**
   * True: the address stands in the footer, on the contact page and in the
   * structured data, with the map point. False, for who works from home and
   * goes to the customer: street, ZIP code and map point stand nowhere, only
   * the town.
   */
  showAddress: true,
  /** Degrees, for the structured data; longitudes west of Greenwich are negative. */
  location: { latitude: 40.795, longitude: -74.0253 },
  /** Where the day and the night of this business are: a name of the IANA list. */
  timeZone: 'America/New_York',

  /** Whole addresses of profiles, each with https://; none are invented. */
  socialLinks: [],
  /** Who made the site: credited in the footer. */
  agency: { name: 'Agency Name', url: 'https://agency.example/' },
  /**
   * As delivered, the logo is set from `nameLines`. Whoever has one of
   * their own puts it into public/ (SVG or PNG, three times as wide as high
   * fits best) and writes its path here, such as '/our-logo.svg'; any public
   * https address will do too.
   */
  logoUrl: {
    onDark: '/logo.svg#on-dark',
    onLight: '/logo.svg#on-light',
    /** For search engines, which read no drawings: a PNG of at least 112 by 112 pixels. */
    raster: '/apple-touch-icon.png',
  },

  /**
   * The sign in the browser's tab, on a home screen and on social pictures.
   * Null: the five pins of a lock in the colors below. Otherwise a square file
   * in public/ (SVG or PNG), such as '/our-sign.svg'.
   */
  icon: null,
  /**
   * Each # and six digits; the shades between are made from them, and the
   * build says so where one could not be read on another.
   */
  colors: {
    /** Text, and the ground of header and footer. */
    dark: '#0B1B37',
    /** The page. */
    light: '#F8F7F2',
    /** Keys, lines, the second button. */
    accent: '#DDB964',
    /** The button that calls. */
    action: '#FDA337',
    /** What is done. */
    good: '#69C5AF',
    /** What is wrong. */
    bad: '#B12822',
  },

  /**
   * What a service that counts visits gave you to put on the pages, without
   * its <script> tags, as a file in public/ such as '/analytics.js'. Null: none.
   * From where it may load more: npm run settings -- set analytics_origins.
   */
  analytics: null,

  /** One to four dollar signs. */
  priceRange: '$$',
  /** Hours and minutes, the same every day. */
  hours: { opens: '00:00', closes: '23:59' },
  /**
   * The average out of 5, and of how many ratings; null for none. As long
   * as 'rating' stands in `unconfirmed` below, no page of another firm tells it.
   */
  rating: { value: 4.9, count: 150 },
  offers,
  /** Every service by its label in services.ts, letter for letter. */
  prices: {
    'Car Lockout': price(
      lockout,
      'a locked trunk or double-locked doors',
      'el baúl cerrado, o puertas con doble seguro',
    ),
    'House Lockout': price(
      lockout,
      'a second lock, or a high-security lock',
      'una segunda cerradura, o una de alta seguridad',
    ),
    'Business Lockout': price(
      lockout,
      'more than one lock, or a covered padlock',
      'más de una cerradura, o un candado protegido',
    ),
    'Storage Unit Lockout': price(
      lockout,
      'hardened steel, or a new lock',
      'acero templado, o un candado nuevo',
    ),
    'Lock Replacement': price(
      installation,
      'a new hole, a steel door, or a better grade of lock',
      'un hueco nuevo, una puerta de acero, o una cerradura de mejor grado',
    ),
    'Lock Rekey': price(
      null,
      'more keyholes, no working key, or a high-security lock',
      'más entradas de llave, no tener una llave que funcione, o una cerradura de alta seguridad',
    ),
    'Lock Repair': price(
      null,
      'an old mortise lock, or a part that is hard to find',
      'una cerradura antigua de embutir, o una pieza difícil de conseguir',
    ),
    'Gate Locks': price(
      null,
      'rust, a weld, or a new lock',
      'óxido, una soldadura, o una cerradura nueva',
    ),
    'Commercial Lock Replacement': price(
      installation,
      'a heavier grade of lock, or a fire door',
      'una cerradura de grado más fuerte, o una puerta contra fuego',
    ),
    'Commercial Lock Rekey': price(
      null,
      'more locks, or restricted keys',
      'más cerraduras, o llaves restringidas',
    ),
    'Master Key System': price(
      null,
      'more locks, more levels, or new cylinders',
      'más cerraduras, más niveles, o cilindros nuevos',
    ),
    'Access Control': price(null, 'wiring, or more doors', 'cableado, o más puertas'),
    'Emergency Exit Device': price(
      null,
      'a fire-rated device, vertical rods, or an alarm',
      'una barra contra fuego, varillas verticales, o una alarma',
    ),
    'Car Key Replacement': price(
      null,
      'a fob, a newer car, or no key left',
      'un control, un carro más nuevo, o no tener ninguna llave',
    ),
    'Key Fob Programming': price(
      null,
      'a fob from us, or a car that needs a security code',
      'un control nuestro, o un carro que pide código de seguridad',
    ),
    'Car Key Duplicate': price(null, 'a chip, buttons, or a fob', 'un chip, botones, o un control'),
    'Car Key Cutting': price(
      null,
      'a side-cut blade, or reading the door lock',
      'una hoja de corte lateral, o leer la cerradura de la puerta',
    ),
    'Ignition Lock Cylinder Repair': price(
      null,
      'drilling, or a new cylinder',
      'taladrar, o un cilindro nuevo',
    ),
  },
  /** R162 */
  terms: {
    trip: null,
    nightAndHoliday: null,
    tax: null,
    payment: null,
    warranty: null,
    cancellation: null,
  },
  /** Take a name out once the fact is yours; a rating that stands here is marked as a sample. */
  unconfirmed: [
    'rating',
    'offers',
    'insurance',
    'address.postalCode',
    'location',
    'socialLinks',
    'hours',
  ],

  /** The home page shows the first four. */
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
  ],

  /**
   * Photographs of your own for the page about us: who comes, the van, the
   * license. Each is made small and printed in the site's colors when the site
   * is built. Where there is null, nothing stands and nothing is missing.
   * `{ file: 'photos/van.jpg', alt: { en: 'Our van', es: 'Nuestra camioneta' } }`
   * says what can be seen on it, for those who cannot; `alt: 'Our van'` in English alone.
   */
  photos: { owner: null, van: null, license: null },

  /** Days that a request is kept before the server deletes it (server/retention); stated in the privacy policy. */
  retentionDays: 180,

  /**
   * True once somebody whose language Spanish is has read the pages below
   * /es; until then the doctor lists them.
   */
  spanishRead: false,
}

/** A row of the table as it is delivered: what is null waits for the owner. */
function price(from: number | null, en: string, es: string): ServicePrice {
  return { from, to: null, includes: null, more: { en, es } }
}
