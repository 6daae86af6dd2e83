/** How many photos a visitor can add to a request, once a staff member has accepted it. */
export const MAX_VISITOR_PHOTOS = 4
/** Before that, of a visitor whose captcha was verified. */
const MAX_EARLY_PHOTOS = 2

/** Returns how many photos a request can have; 0 for one that nobody and nothing has checked. */
export const photoLimit = (request: {
  readonly wasAccepted: boolean
  readonly isVerified: boolean
}): number => (request.wasAccepted ? MAX_VISITOR_PHOTOS : request.isVerified ? MAX_EARLY_PHOTOS : 0)

/** Limits of one photo that a visitor sends. */
export const PHOTO_LIMITS = {
  /** Bytes of the request; a phone's 24-megapixel photo has about 8 MB. */
  uploadBytes: 10 * 1024 * 1024,
  /**
   * 24 megapixels as cameras count them: 5712 × 4284, which iPhones take, are 24.5 million. The
   * converter's process then takes 340 MB at most (a PNG with alpha and 16 bits per channel).
   */
  pixels: 24 * 1024 * 1024,
  /** Bytes of the stored JPEG. */
  storedBytes: 1_500_000,
  /** Longer side of the stored JPEG. */
  storedPixels: 1600,
  /** Decoding and encoding; 24 megapixels take 0.3 to 1.5 s on an idle core. */
  conversionMs: 10_000,
} as const

/**
 * What the stored photos of all requests that are not over may take together, so that they never fill
 * the disk: about 1,600 photos of 300 KB. Backups contain no more.
 */
export const PHOTO_BUDGET = { photos: 2000, bytes: 500_000_000 } as const

/** What is taken of leads that nobody has accepted, so that they leave room for the others. */
export const EARLY_PHOTO_BUDGET = {
  photos: PHOTO_BUDGET.photos / 2,
  bytes: PHOTO_BUDGET.bytes / 2,
} as const
