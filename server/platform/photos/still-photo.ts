/** A still picture whose structure is sound. */
export interface StillPhoto {
  readonly width: number
  readonly height: number
  /** True for a PNG with 16 bits per channel, which takes twice the memory. */
  readonly isDeep: boolean
  /** What the decoder may read: without what follows the picture. */
  readonly image: Buffer
  /**
   * For a JPEG without an end marker: the same picture with more data behind it, which decodes to
   * the same pixels only if nothing is missing.
   */
  readonly probe: Buffer | null
}
