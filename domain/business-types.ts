/** Types of the owner's configuration (business.ts), which explains the values. */
export interface Business {
  readonly name: string
  readonly nameLines: readonly [upper: string, lower: string]
  readonly legalName: string
  readonly phones: { readonly default: string; readonly paidSearch: string }
  readonly staffEmail: string
  readonly supportEmail: string
  readonly licenses: { readonly topBar: string; readonly footer: string } | null
  readonly address: {
    readonly street: string
    readonly city: string
    /** The same in both languages if it is a string. */
    readonly county: string | { readonly en: string; readonly es: string }
    readonly region: string
    readonly postalCode: string
    readonly country: string
  }
  readonly showAddress: boolean
  readonly location: { readonly latitude: number; readonly longitude: number }
  readonly timeZone: string
  readonly socialLinks: readonly string[]
  readonly agency: { readonly name: string; readonly url: string } | null
  readonly logoUrl: { readonly onDark: string; readonly onLight: string; readonly raster: string }
  readonly icon: string | null
  readonly colors: Colors
  readonly analytics: string | null
  readonly priceRange: string
  readonly hours: { readonly opens: string; readonly closes: string }
  readonly appointmentHours: readonly number[]
  readonly rating: Rating | null
  readonly offers: { readonly emergencyLockout: Offer; readonly lockInstallation: Offer }
  readonly prices: Readonly<Record<string, ServicePrice>>
  readonly terms: Terms
  readonly quoteIncludesAll: boolean
  readonly arrivalMinutes: MinuteRange | null
  readonly townArrivalMinutes?: Readonly<Record<string, MinuteRange>>
  readonly jobMinutes: Readonly<Record<string, MinuteRange>>
  readonly insuranceAmount: number | null
  readonly vehicleMarked: boolean
  readonly spokenLanguages: readonly string[]
  readonly locksmiths: readonly Locksmith[]
  readonly unconfirmed: readonly UnconfirmedFact[]
  readonly reviews: readonly Review[]
  readonly photos: Readonly<Record<PhotoSubject, Photo | null>>
  readonly retentionDays: number
  readonly spanishRead: boolean
}

/** Six colors, each `#` and six hexadecimal digits; palette.ts derives the shades. */
export interface Colors {
  readonly dark: string
  readonly light: string
  readonly accent: string
  readonly action: string
  readonly good: string
  readonly bad: string
}

export interface Rating {
  /** Average, out of 5. */
  readonly value: number
  /** Number of ratings. */
  readonly count: number
}

export interface Offer {
  readonly name: string
  /** Lowest price of such a job in US dollars, without a sign. */
  readonly price: number
}

/**
 * Text by the owner: a string in English, which Spanish pages leave out or mark as English, or one
 * string per language.
 */
export type LocalizedText = string | { readonly en: string; readonly es: string }

/** Price of one service (R162). Without it the pages say to call for a quote. */
export interface ServicePrice {
  /** Lowest price in US dollars. */
  readonly from: number | null
  /** Highest price of an ordinary job in US dollars. */
  readonly to: number | null
  /** What the lowest price includes; follows 'Includes'. */
  readonly includes: LocalizedText | null
  /** The cheapest case, if the owner names one; follows 'Costs least:'. */
  readonly least?: LocalizedText
  /** What raises the price; follows 'Costs more with:'. */
  readonly more: LocalizedText | null
}

/**
 * Other charges and their terms, one sentence each; for `null` the pages say that we name them on
 * the phone.
 */
export interface Terms {
  readonly trip: LocalizedText | null
  readonly nightAndHoliday: LocalizedText | null
  readonly tax: LocalizedText | null
  readonly payment: LocalizedText | null
  readonly warranty: LocalizedText | null
  readonly cancellation: LocalizedText | null
}

export interface MinuteRange {
  readonly from: number
  readonly to: number
}

/** A locksmith who visits customers, named on the about page. */
export interface Locksmith {
  readonly name: string
  /** Years in the trade; `null` leaves them out. */
  readonly experienceYears: number | null
  /** Number of a personal license; `null` leaves it out. */
  readonly license: string | null
}

/** Facts that the pages state as delivered and that may not be true for this business. */
export const UNCONFIRMED_FACTS = [
  'rating',
  'offers',
  'insurance',
  'address.postalCode',
  'location',
  'socialLinks',
  'hours',
] as const
export type UnconfirmedFact = (typeof UNCONFIRMED_FACTS)[number]

export interface Review {
  readonly text: string
  readonly author: string
  /** A service label from services.ts, letter for letter. */
  readonly service: string
  /** A town name from towns.ts, letter for letter. */
  readonly town: string
  /**
   * True for an invented review: the page marks it as a sample and the structured data leaves it
   * out.
   */
  readonly sample: boolean
}

/** Subject of a photograph that shows who comes. */
export type PhotoSubject = 'owner' | 'van' | 'license'

export interface Photo {
  /** Path of a JPEG relative to this folder, such as `photos/van.jpg`, as the camera made it. */
  readonly file: string
  /** Text alternative, at most one sentence per language. */
  readonly alt: LocalizedText
}
