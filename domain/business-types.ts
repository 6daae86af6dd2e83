/** What the owner's file (business.ts) holds; its values are explained there. */
export interface Business {
  readonly name: string
  readonly nameLines: readonly [upper: string, lower: string]
  readonly legalName: string
  readonly phones: { readonly default: string; readonly paidSearch: string }
  readonly staffEmail: string
  readonly supportEmail: string
  readonly licences: { readonly topBar: string; readonly footer: string }
  readonly address: {
    readonly street: string
    readonly city: string
    readonly county: string
    readonly region: string
    readonly postalCode: string
    readonly country: string
  }
  readonly showAddress: boolean
  readonly location: { readonly latitude: number; readonly longitude: number }
  readonly timeZone: string
  readonly socialLinks: readonly string[]
  readonly agency: { readonly name: string; readonly url: string }
  readonly logoUrl: { readonly onDark: string; readonly onLight: string; readonly raster: string }
  readonly icon: string | null
  readonly colors: Colors
  readonly analytics: string | null
  readonly priceRange: string
  readonly hours: { readonly opens: string; readonly closes: string }
  readonly rating: Rating | null
  readonly offers: { readonly emergencyLockout: Offer; readonly lockInstallation: Offer }
  readonly prices: Readonly<Record<string, ServicePrice>>
  readonly terms: Terms
  readonly unconfirmed: readonly UnconfirmedFact[]
  readonly reviews: readonly Review[]
  readonly photos: Readonly<Record<PhotoSubject, Photo | null>>
  readonly retentionDays: number
  readonly spanishRead: boolean
}

/** Six colors, each `#` and six hexadecimal digits; palette.ts makes the shades. */
export interface Colors {
  readonly dark: string
  readonly light: string
  readonly accent: string
  readonly action: string
  readonly good: string
  readonly bad: string
}

export interface Rating {
  /** The average, out of 5. */
  readonly value: number
  /** Of how many ratings. */
  readonly count: number
}

export interface Offer {
  readonly name: string
  /** US dollars, without a sign: the least that such a job costs. */
  readonly price: number
}

/**
 * Words of the owner: in English alone, which Spanish pages leave out, or mark
 * as English where they cannot, or in both languages.
 */
export type LocalizedText = string | { readonly en: string; readonly es: string }

/** What one service costs (R162). What is null, the pages tell to ask on the phone. */
export interface ServicePrice {
  /** US dollars: the least that such a job costs. */
  readonly from: number | null
  /** US dollars: what it costs at most, while nothing out of the ordinary comes up. */
  readonly to: number | null
  /** What the least price pays for; follows 'Includes'. */
  readonly includes: LocalizedText | null
  /** What raises the price; follows 'What raises the price:'. */
  readonly more: LocalizedText | null
}

/** What else a customer may pay, and on what terms; a sentence each, or null to ask on the phone. */
export interface Terms {
  readonly trip: LocalizedText | null
  readonly nightAndHoliday: LocalizedText | null
  readonly tax: LocalizedText | null
  readonly payment: LocalizedText | null
  readonly warranty: LocalizedText | null
  readonly cancellation: LocalizedText | null
}

/** Facts that the pages state as delivered, which may be true or not. */
export type UnconfirmedFact =
  | 'rating'
  | 'offers'
  | 'insurance'
  | 'address.postalCode'
  | 'location'
  | 'socialLinks'
  | 'hours'

export interface Review {
  readonly text: string
  readonly author: string
  /** A service label from services.ts, letter for letter. */
  readonly service: string
  /** A town name from cities.ts, letter for letter. */
  readonly town: string
  /** True for an invented one: it carries the mark 'sample' on the page and is none to search engines. */
  readonly sample: boolean
}

/** What a photograph shows that proves who comes. */
export type PhotoSubject = 'owner' | 'van' | 'license'

export interface Photo {
  /** A JPEG in the folder photos/ beside this one, such as `photos/van.jpg`, as the camera made it. */
  readonly file: string
  /** What can be seen on it, for those who cannot see it; no more than a sentence in each language. */
  readonly alt: LocalizedText
}
