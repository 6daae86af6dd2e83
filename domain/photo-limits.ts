/** Limits of one photo that a visitor sends. */
export const PHOTO_LIMITS = {
  /** Bytes of the request; a phone's 24-megapixel photo has about 8 MB. */
  uploadBytes: 10 * 1024 * 1024,
  /** Decoded, 40 megapixels take at most 160 MB, in the converter's own process. */
  pixels: 40_000_000,
  /**
   * Scans of a JPEG. Each costs as much as a whole decoding; cameras and editors write 10 or fewer.
   */
  scans: 32,
  /** Bytes of the stored JPEG. */
  storedBytes: 1_500_000,
  /** Longer side of the stored JPEG. */
  storedPixels: 1600,
  /** Decoding and encoding; 40 megapixels take about 2 s on an idle core. */
  conversionMs: 10_000,
} as const
