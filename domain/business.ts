/**
 * Facts about the business that the specification does not show (R8). This is the one file that an owner edits. The
 * comment at each value says what it is and how to write it; a wrong value stops build and start with a sentence that
 * names it. The delivered values are plainly fictional (numbers with 555-01, addresses that end in .example, licenses
 * of zeros, reviews marked as samples), so the site starts at once with them, and `npm run doctor` lists those that are
 * left.
 */
import type { Business, ServicePrice } from './business-schema.ts'

export type * from './business-schema.ts'

/** Prices that the pages state and the table below repeats; null for an installation by quote. */
const offers = {
  emergencyLockout: { name: 'Emergency lockout', price: 49 },
  lockInstallation: { name: 'Lock installation', price: 99 },
} as const

const lockout = offers.emergencyLockout.price
const installation = offers.lockInstallation.price

export const business: Business = {
  /** The name that customers use: header, titles, mails. */
  name: 'Palisade Lock & Key',
  /** The same name in the two lines of the logo; the second is '' for a name of one word. */
  nameLines: ['Palisade', 'Lock & Key'],
  /** The registered name: contact page, privacy policy, terms. */
  legalName: 'Palisade Lock & Key LLC',

  /**
   * Ten digits each. Visitors from paid search see the second number, so that calls from ads can be counted; with only
   * one number, write it twice.
   */
  phones: { default: '2015550142', paidSearch: '2015550168' },
  /**
   * Phone numbers with Twilio whose calls and texts reach the alarm, each with where people find it and the language in
   * which it answers: [{ number: '+12015550177', source: 'van', language: 'es' }]. The two numbers above are among them
   * as website and google-ads, in English, unless they are listed here.
   */
  numbers: [],
  /** Recipient of submissions; the environment variable STAFF_EMAIL takes precedence. */
  staffEmail: 'dispatch@palisade.example',
  /** The mail address that visitors see. */
  supportEmail: 'support@palisade.example',

  /**
   * One number for each place that states a license; they may be equal. Null, in a state that does not license
   * locksmiths: no page says that you are licensed.
   */
  licenses: { topBar: '34LX00000000', footer: '34LX00000001' },

  address: {
    street: '100 Example Avenue',
    /** One of the towns of towns.ts. */
    city: 'North Bergen',
    /**
     * The area of your towns as sentences name it after 'in': 'Hudson County', or for several counties
     * { en: 'the Boise area', es: 'el área de Boise' }.
     */
    county: 'Hudson County',
    /** Two letters. */
    region: 'NJ',
    /** Five digits, or nine as in 07047-1234. */
    postalCode: '07047',
    /** Two letters. */
    country: 'US',
  },
  /**
   * True: the footer, the contact page and the structured data state the address and the map point. False, for a
   * business without a shop: street, ZIP code and map point appear nowhere, only the town.
   */
  showAddress: true,
  /** Degrees, for the structured data; longitudes west of Greenwich are negative. */
  location: { latitude: 40.795, longitude: -74.0253 },
  /** Time zone that decides day and night for this business: an IANA name. */
  timeZone: 'America/New_York',

  /** Absolute addresses of profiles, each with https://. */
  socialLinks: [],
  /** The maker of the site, credited in the footer; null for none. */
  agency: { name: 'Agency Name', url: 'https://agency.example/' },
  /**
   * As delivered, the logo is set from `nameLines`. For a logo of your own, put the file into public/ (SVG or PNG,
   * ideally three times as wide as high) and write its path here, such as '/our-logo.svg'; any public https address
   * works too.
   */
  logoUrl: {
    onDark: '/logo.svg#on-dark',
    onLight: '/logo.svg#on-light',
    /** For search engines, which need pixels: a PNG of at least 112 by 112. */
    raster: '/apple-touch-icon.png',
  },

  /**
   * Icon of browser tab, home screen and social pictures. Null: the five pins of a lock in the colors below. Otherwise
   * a square file in public/ (SVG or PNG), such as '/our-icon.svg'.
   */
  icon: null,
  /**
   * Each # and six digits. The shades between are derived from them, and the build names a color that would be
   * unreadable on another.
   */
  colors: {
    /** Text, and the background of header and footer. */
    dark: '#0B1B37',
    /** Background of the page. */
    light: '#F8F7F2',
    /** Keys, lines, the secondary button. */
    accent: '#DDB964',
    /** The call button. */
    action: '#FDA337',
    /** Success. */
    good: '#69C5AF',
    /** Errors. */
    bad: '#B12822',
  },

  /**
   * Script of an analytics service, without its <script> tags, as a file in public/ such as '/analytics.js'. Null:
   * none. Origins that it may load from: npm run settings -- set analytics_origins.
   */
  analytics: null,

  /** One to four dollar signs. */
  priceRange: '$$',
  /** When customers may come to your shop; none: 00:00 to 23:59. Not every day: add days: 'mon-fri'. */
  hours: { opens: '00:00', closes: '23:59' },
  /** First full hours of the two-hour windows that the form offers for another day; [] for none. */
  appointmentHours: [8, 10, 12, 14, 16, 18],
  /**
   * Average out of 5 and number of ratings; null for none. While `unconfirmed` below contains 'rating', a business with
   * another name does not show it.
   */
  rating: { value: 4.9, count: 150 },
  offers,
  /** Every service by its label in services.ts, letter for letter. */
  prices: {
    'Car Lockout': price(
      lockout,
      'a locked trunk or doors that can’t be opened from inside once locked (some imported cars)',
      'el baúl cerrado o puertas que con seguro no abren por dentro (algunos importados)',
    ),
    'House Lockout': price(
      lockout,
      'a second or a high-security lock',
      'una segunda cerradura o una de alta seguridad',
    ),
    'Business Lockout': price(
      lockout,
      'more than one lock or a covered padlock',
      'más de una cerradura o un candado cubierto',
    ),
    'Storage Unit Lockout': price(
      lockout,
      'hardened steel or a new lock',
      'acero templado o un candado nuevo',
    ),
    'Lock Replacement': price(
      installation,
      'a new hole, a steel door, or a better grade of lock; the lock itself is extra',
      'la cerradura (va aparte), según su grado, un hueco nuevo o una puerta de acero',
    ),
    'Lock Rekey': price(
      null,
      'more locks, no working key, or a high-security lock',
      'más cerraduras, no tener una llave que sirva o una cerradura de alta seguridad',
      'one lock, with a key that works',
      'una cerradura, con una llave que sirva',
    ),
    'Lock Repair': price(
      null,
      'an old mortise lock or a part that is hard to find',
      'una cerradura antigua de embutir o una pieza difícil de conseguir',
      'moving a strike plate',
      'mover la contrachapa (la placa del marco)',
    ),
    'Gate Locks': price(
      null,
      'rust, a weld, or a new lock',
      'óxido, una soldadura o una cerradura nueva',
      'moving a strike plate or freeing a latch',
      'mover la contrachapa (la placa del marco) o soltar un pestillo',
    ),
    'Commercial Lock Replacement': price(
      installation,
      'a heavier grade of lock or a fire door; the lock itself is extra',
      'la cerradura (va aparte), según su grado, o una puerta cortafuego',
    ),
    'Commercial Lock Rekey': price(
      null,
      'more locks or restricted keys',
      'más cerraduras o llaves restringidas',
      'one cylinder, with a key that works',
      'un cilindro, con una llave que sirva',
    ),
    'Master Key System': price(
      null,
      'more locks, more levels, or new cylinders',
      'más cerraduras, más niveles o cilindros nuevos',
      'few locks, all one brand',
      'pocas cerraduras, todas de la misma marca',
    ),
    'Access Control': price(
      null,
      'wiring or more doors',
      'cableado o más puertas',
      'a keypad lock that runs on batteries',
      'una cerradura de teclado con baterías',
    ),
    'Emergency Exit Device': price(
      null,
      'a fire-rated device, vertical rods, or an alarm',
      'una barra cortafuego, varillas verticales o una alarma',
      'adjusting a strike or a door closer',
      'ajustar la contrachapa (la placa del marco) o el cierrapuertas',
    ),
    'Car Key Replacement': price(
      null,
      'a fob, a newer car, or no key left',
      'un control, un carro más nuevo o no tener ninguna llave',
      'a plain metal key',
      'una llave sencilla de metal',
    ),
    'Key Fob Programming': price(
      null,
      'a fob from us or a car that needs a security code',
      'un control nuestro o un carro que pide código de seguridad',
      'a fob that you bring',
      'un control que usted ya tenga',
    ),
    'Car Key Duplicate': price(
      null,
      'a chip, buttons, or a fob',
      'un chip, botones o un control',
      'a metal key with no chip',
      'una llave de metal sin chip',
    ),
    'Car Key Cutting': price(
      null,
      'a side-cut blade or reading the door lock',
      'una llave de corte láser (con un canal en el lado) o leer la cerradura de la puerta',
      'a plain key, copied from one that works',
      'una llave sencilla, copiada de una que sirva',
    ),
    'Ignition Lock Cylinder Repair': price(
      null,
      'drilling or a new cylinder',
      'taladrar o un cilindro nuevo',
      'freeing a stuck key',
      'sacar una llave trabada',
    ),
  },
  /**
   * Terms beside the prices, one sentence each: { en: 'Cash, cards and Zelle.', es: '…' }. Null: the pages say that you
   * tell callers.
   */
  terms: {
    trip: null,
    nightAndHoliday: null,
    tax: null,
    payment: null,
    warranty: null,
    cancellation: null,
  },
  /**
   * True: the price by phone is one total with trip, night or holiday charge, parts and sales tax, and the pages say so.
   * False: they say that each of these is named before anyone drives.
   */
  quoteIncludesAll: false,
  /** Minutes from a call to your arrival on an ordinary day: { from: 20, to: 40 }. Null: 'a time on the call'. */
  arrivalMinutes: null,
  /** The same for a town that is nearer or farther: { 'Hoboken': { from: 30, to: 60 } }. {}: as above in every town. */
  townArrivalMinutes: {},
  /** Minutes of an ordinary job, by the service's label: { 'Car Lockout': { from: 10, to: 30 } }. {}: told on the call. */
  jobMinutes: {},
  /** Liability insurance in US dollars, such as 1000000. Null: no amount is stated. 0: no page says 'insured'. */
  insuranceAmount: null,
  /** True once your van has your name on its outside. */
  vehicleMarked: false,
  /** Languages that somebody in your business speaks, as ISO 639 codes: ['en', 'es']. [] states none. */
  spokenLanguages: [],
  /** Who comes: [{ name: 'Ana Ruiz', experienceYears: 12, license: null }]. [] names nobody. */
  locksmiths: [],
  /** Remove a name once the fact is true for you; an unconfirmed rating is marked as a sample. */
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
      text: 'Lost my only Civic key at the mall. New one cut and programmed right there in the lot.',
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
   * Photographs for the page about the business: who comes, the van, the license. The build scales each one down and
   * prints it in the site's colors. Null: the page leaves it out. `{ file: 'photos/van.jpg', alt: { en: 'Our van', es:
   * 'Nuestra camioneta' } }` gives the text alternative; `alt: 'Our van'` gives it in English alone.
   */
  photos: { owner: null, van: null, license: null },

  /** Days until the server deletes a submission (server/platform/retention); stated in the privacy policy. */
  retentionDays: 180,

  /** True once a native speaker has read the pages below /es; until then the doctor lists them. */
  spanishRead: false,
}

/**
 * Returns a row of the price table as delivered; the owner fills in what is null. The words are what raises the price,
 * in English and in Spanish, and the cheapest case in both.
 */
function price(from: number | null, en: string, es: string, ...least: string[]): ServicePrice {
  const [leastEn, leastEs = ''] = least
  const cheapest = leastEn === undefined ? {} : { least: { en: leastEn, es: leastEs } }
  return { from, to: null, includes: null, ...cheapest, more: { en, es } }
}
