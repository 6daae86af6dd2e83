/* oxlint-disable max-lines -- all facts are in one file */
/**
 * Facts about the business that the specification does not show (R8). This is the one file that an owner edits. The
 * comment at each value says what it is and how to write it; a wrong value stops build and start with a sentence that
 * names it. The delivered values are plainly fictional (numbers with 555-01, addresses that end in .example, licenses
 * of zeros, reviews marked as samples), so the site starts at once with them, and `npm run doctor` lists those that are
 * left.
 */
import type { Business, ServicePrice } from './business-schema.ts'
import { statedFacts } from './unconfirmed-facts.ts'

export type * from './business-schema.ts'

/** Prices that the pages state and the table below repeats; null for an installation by quote. */
const offers = {
  emergencyLockout: { name: 'Emergency lockout', price: 49 },
  lockInstallation: { name: 'Lock installation', price: 99 },
} as const

const lockout = offers.emergencyLockout.price
const installation = offers.lockInstallation.price

/**
 * Returns a row of the price table. The words are what raises the price, in English and in Spanish, and the cheapest
 * case in both.
 */
function price(
  from: number,
  { day, night }: { day: Pair; night: Pair | null },
  includes: { en: string; es: string },
  en: string,
  es: string,
  ...least: string[]
): ServicePrice {
  const [leastEn, leastEs = ''] = least
  const cheapest = leastEn === undefined ? {} : { least: { en: leastEn, es: leastEs } }
  return {
    from,
    to: (night ?? day)[1],
    includes,
    total: {
      day: { from: day[0], to: day[1] },
      night: night && { from: night[0], to: night[1] },
    },
    ...cheapest,
    more: { en, es },
  }
}

type Pair = readonly [number, number]

const facts: Business = {
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
  /**
   * Every service by its label in services.ts, letter for letter: lowest price and what it includes, highest price of an
   * ordinary job, and what such a job costs in all by day and by night (night: null for work by appointment).
   */
  prices: {
    'Car Lockout': price(
      lockout,
      { day: [49, 95], night: [89, 135] },
      { en: 'the trip and one door or trunk opened', es: 'el viaje y abrir una puerta o el baúl' },
      'a locked trunk or doors that can’t be opened from inside once locked (some imported cars)',
      'el baúl cerrado o con puertas que no abren por dentro cuando tienen seguro (algunos importados)',
    ),
    'House Lockout': price(
      lockout,
      { day: [49, 110], night: [89, 150] },
      { en: 'the trip and one door opened', es: 'el viaje y abrir una puerta' },
      'a second or a high-security lock',
      'una segunda cerradura o una de alta seguridad',
    ),
    'Business Lockout': price(
      lockout,
      { day: [49, 140], night: [89, 180] },
      { en: 'the trip and one door opened', es: 'el viaje y abrir una puerta' },
      'more than one lock or a covered padlock',
      'más de una cerradura o un candado cubierto',
    ),
    'Storage Unit Lockout': price(
      lockout,
      { day: [49, 120], night: [89, 160] },
      { en: 'the trip and one padlock removed', es: 'el viaje y quitar un candado' },
      'hardened steel or a new lock',
      'acero templado o un candado nuevo',
    ),
    'Lock Replacement': price(
      installation,
      { day: [149, 289], night: [189, 329] },
      {
        en: 'the trip and fitting one lock into the holes that are there',
        es: 'el viaje y poner una cerradura en los huecos que ya hay',
      },
      'a new hole, a steel door or a better grade of lock; the lock itself is extra',
      'un hueco nuevo, una puerta de acero o una cerradura de mejor grado; la cerradura se paga aparte',
    ),
    'Lock Rekey': price(
      89,
      { day: [89, 149], night: [129, 189] },
      { en: 'the trip, one lock and two keys', es: 'el viaje, una cerradura y dos llaves' },
      'more locks, no working key or a high-security lock',
      'más cerraduras, con una de alta seguridad o si no queda ninguna llave que sirva',
      'one lock, with a key that works',
      'cambiar una sola cerradura, con una llave que sirva',
    ),
    'Lock Repair': price(
      79,
      { day: [79, 179], night: [119, 219] },
      {
        en: 'the trip and a repair without new parts',
        es: 'el viaje y una reparación sin piezas nuevas',
      },
      'an old mortise lock or a part that is hard to find',
      'una cerradura vieja de embutir (mortise) o una pieza difícil de conseguir',
      'moving a strike plate',
      'mover la placa del marco (strike plate)',
    ),
    'Gate Locks': price(
      89,
      { day: [89, 220], night: [129, 260] },
      {
        en: 'the trip and a repair without new parts',
        es: 'el viaje y una reparación sin piezas nuevas',
      },
      'rust, a weld or a new lock',
      'óxido, una soldadura o una cerradura nueva',
      'moving a strike plate or freeing a latch',
      'mover la placa del marco o soltar una lengüeta trabada',
    ),
    'Commercial Lock Replacement': price(
      installation,
      { day: [189, 429], night: [229, 469] },
      {
        en: 'the trip and fitting one lock into the holes that are there',
        es: 'el viaje y poner una cerradura en los huecos que ya hay',
      },
      'a heavier grade of lock or a fire door; the lock itself is extra',
      'una cerradura más fuerte o una puerta contra incendios; la cerradura se paga aparte',
    ),
    'Commercial Lock Rekey': price(
      95,
      { day: [95, 225], night: [135, 265] },
      { en: 'the trip, one cylinder and two keys', es: 'el viaje, un cilindro y dos llaves' },
      'more locks or restricted keys',
      'más cerraduras o llaves restringidas',
      'one cylinder, with a key that works',
      'cambiar un solo cilindro, con una llave que sirva',
    ),
    'Master Key System': price(
      290,
      { day: [290, 1450], night: null },
      {
        en: 'the trip, the key plan and four locks',
        es: 'el viaje, el plan de llaves y cuatro cerraduras',
      },
      'more locks, more levels or new cylinders',
      'más cerraduras, más niveles o cilindros nuevos',
      'few locks, all one brand',
      'tener pocas cerraduras, todas de la misma marca',
    ),
    'Access Control': price(
      320,
      { day: [320, 1900], night: null },
      {
        en: 'the trip and one keypad lock, fitted and set up',
        es: 'el viaje y una cerradura de teclado, puesta y programada',
      },
      'wiring or more doors',
      'cableado o más puertas',
      'a keypad lock that runs on batteries',
      'una cerradura de teclado con baterías',
    ),
    'Emergency Exit Device': price(
      120,
      { day: [120, 1210], night: [160, 1250] },
      { en: 'the trip and adjusting one device', es: 'el viaje y ajustar una barra' },
      'a fire-rated device, vertical rods or an alarm',
      'una barra para puerta contra incendios, varillas verticales o una alarma',
      'adjusting a strike or a door closer',
      'ajustar la placa del marco o el cierrapuertas',
    ),
    'Car Key Replacement': price(
      150,
      { day: [150, 400], night: [190, 440] },
      {
        en: 'the trip, one key cut and programmed',
        es: 'el viaje y una llave, cortada y programada',
      },
      'a fob, a newer car or no key left',
      'un control, con un carro más nuevo o si no queda ninguna llave',
      'a plain metal key',
      'una llave sencilla de metal',
    ),
    'Key Fob Programming': price(
      95,
      { day: [95, 330], night: [135, 370] },
      { en: 'the trip and one fob programmed', es: 'el viaje y un control programado' },
      'a fob from us or a car that needs a security code',
      'un control nuestro o con un carro que pide código de seguridad',
      'a fob that you bring',
      'programar un control que usted ya tiene',
    ),
    'Car Key Duplicate': price(
      60,
      { day: [60, 240], night: [100, 280] },
      { en: 'the trip and one key', es: 'el viaje y una llave' },
      'a chip, buttons or a fob',
      'un chip, botones o un control',
      'a metal key with no chip',
      'una llave de metal sin chip',
    ),
    'Car Key Cutting': price(
      55,
      { day: [55, 170], night: [95, 210] },
      { en: 'the trip and one key cut', es: 'el viaje y cortar una llave' },
      'a side-cut blade or reading the door lock',
      'una llave de corte láser (con un canal en el lado) o si hay que sacarla de la cerradura',
      'a plain key, copied from one that works',
      'una llave sencilla, copiada de una que sirva',
    ),
    'Ignition Lock Cylinder Repair': price(
      140,
      { day: [140, 380], night: [180, 420] },
      {
        en: 'the trip and freeing or repairing the cylinder',
        es: 'el viaje y soltar o reparar el cilindro',
      },
      'drilling or a new cylinder',
      'un cilindro nuevo o si hay que taladrar',
      'freeing a stuck key',
      'sacar una llave trabada',
    ),
  },
  /** Terms beside the prices, a sentence or two each: { en: 'Cash, cards and Zelle.', es: '…' }. Null leaves it out. */
  terms: {
    trip: {
      en: 'The trip is in the price, in every town that we serve.',
      es: 'El viaje está incluido en el precio, en todas nuestras ciudades.',
    },
    nightAndHoliday: {
      en: 'From 10 pm to 6 am and on holidays each visit costs $40 more.',
      es: 'De 10 p.m. a 6 a.m. y en días feriados, cada visita cuesta $40 más.',
    },
    tax: {
      en: 'New Jersey sales tax is in the price.',
      es: 'El impuesto de ventas (sales tax) de New Jersey está incluido.',
    },
    payment: {
      en: 'Cash, debit and credit cards, Apple Pay, Google Pay and Zelle.',
      es: 'Efectivo, tarjeta de débito o de crédito, Apple Pay, Google Pay y Zelle.',
    },
    warranty: {
      en: 'Our work is covered for 90 days and new locks for one year.',
      es: 'El trabajo tiene garantía de 90 días y las cerraduras nuevas, de un año.',
    },
    cancellation: {
      en: 'Saying no is free when the price at the door is higher than on the phone. A change of mind after we arrive costs $29 for the trip.',
      es: 'Si el precio en la puerta es más alto que el del teléfono y usted no acepta, no le cobramos nada. Si cambia de idea cuando ya llegamos, el viaje cuesta $29.',
    },
  },
  /**
   * True: the price by phone is one total with trip, night or holiday charge, parts and sales tax, and the pages say so.
   * False: they say that each of these is named before anyone drives.
   */
  quoteIncludesAll: true,
  /** Minutes from a call to your arrival on an ordinary day: { from: 20, to: 40 }. Null: no minutes are stated. */
  arrivalMinutes: { from: 15, to: 40 },
  /** The same for a town that is nearer or farther: { 'Hoboken': { from: 30, to: 60 } }. {}: as above in every town. */
  townArrivalMinutes: {
    'North Bergen': { from: 10, to: 25 },
    'Union City': { from: 15, to: 30 },
    'West New York': { from: 15, to: 30 },
    Guttenberg: { from: 15, to: 30 },
    Weehawken: { from: 15, to: 35 },
    'Jersey City': { from: 25, to: 50 },
    Hoboken: { from: 20, to: 40 },
    Secaucus: { from: 20, to: 35 },
  },
  /** Minutes of an ordinary job, by the service's label: { 'Car Lockout': { from: 10, to: 30 } }. {}: none are stated. */
  jobMinutes: {
    'Car Lockout': { from: 5, to: 20 },
    'House Lockout': { from: 5, to: 30 },
    'Business Lockout': { from: 10, to: 40 },
    'Storage Unit Lockout': { from: 10, to: 30 },
    'Lock Replacement': { from: 30, to: 60 },
    'Lock Rekey': { from: 15, to: 40 },
    'Lock Repair': { from: 20, to: 60 },
    'Gate Locks': { from: 30, to: 90 },
    'Commercial Lock Replacement': { from: 45, to: 90 },
    'Commercial Lock Rekey': { from: 20, to: 60 },
    'Master Key System': { from: 120, to: 480 },
    'Access Control': { from: 60, to: 240 },
    'Emergency Exit Device': { from: 45, to: 180 },
    'Car Key Replacement': { from: 30, to: 75 },
    'Key Fob Programming': { from: 15, to: 45 },
    'Car Key Duplicate': { from: 15, to: 40 },
    'Car Key Cutting': { from: 10, to: 30 },
    'Ignition Lock Cylinder Repair': { from: 45, to: 120 },
  },
  /** Makes whose keys you cut and program, each with the model years: [{ make: 'Honda', from: 1998, to: 2024 }]. */
  carMakes: [
    { make: 'Chevrolet', from: 1997, to: 2024 },
    { make: 'Ford', from: 1996, to: 2024 },
    { make: 'Honda', from: 1998, to: 2025 },
    { make: 'Hyundai', from: 2005, to: 2025 },
    { make: 'Jeep', from: 1998, to: 2023 },
    { make: 'Kia', from: 2005, to: 2025 },
    { make: 'Nissan', from: 1999, to: 2024 },
    { make: 'Subaru', from: 2004, to: 2023 },
    { make: 'Toyota', from: 1998, to: 2025 },
    { make: 'Volkswagen', from: 2000, to: 2018 },
  ],
  /** Liability insurance in US dollars, such as 1000000. Null: no amount is stated. 0: no page says 'insured'. */
  insuranceAmount: 1_000_000,
  /** True once your van has your name on its outside. */
  vehicleMarked: true,
  /** Languages that somebody in your business speaks, as ISO 639 codes: ['en', 'es']. [] states none. */
  spokenLanguages: ['en', 'es'],
  /** Who comes: [{ name: 'Ana Ruiz', experienceYears: 12, license: null }]. [] names nobody. */
  locksmiths: [
    { name: 'Marisol Vega', experienceYears: 14, license: '34LX00000002' },
    { name: 'Daniel Kowalski', experienceYears: 9, license: '34LX00000003' },
    { name: 'Andre Baptiste', experienceYears: 6, license: null },
  ],
  /** Where customers write a public review, such as the short link of your Google profile. Null: none is offered. */
  reviewLink: null,
  /**
   * Tags of Google, each by its id: ga4 'G-XXXXXXXXXX', ads 'AW-123456789/LABEL' (conversion of a request) and gtm
   * 'GTM-XXXXXXX'. Null: none.
   */
  tags: { ga4: null, ads: null, gtm: null },
  /**
   * Facts of this file that are not yet true for you. Remove a name once it is. As long as a name is here, a business
   * with another name than the delivered one shows nothing of that fact; an unconfirmed rating is marked as a sample.
   */
  unconfirmed: [
    'rating',
    'offers',
    'insurance',
    'address.postalCode',
    'location',
    'socialLinks',
    'hours',
    'prices',
    'terms',
    'quoteIncludesAll',
    'arrivalMinutes',
    'townArrivalMinutes',
    'jobMinutes',
    'carMakes',
    'vehicleMarked',
    'spokenLanguages',
    'locksmiths',
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

/** The facts that pages and mails may state. */
export const business = statedFacts(facts)
