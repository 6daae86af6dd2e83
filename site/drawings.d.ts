declare module 'virtual:drawing/*' {
  const url: string
  export default url
}

declare module 'virtual:photo/*' {
  import type { LocalizedText } from '#domain/business/schema/schema.ts'

  /** A photograph of business.json as built; `null` if the owner has none. */
  export interface BuiltPhoto {
    readonly alt: LocalizedText
    readonly width: number
    readonly height: number
    /** Smallest file first; all browsers support the last. */
    readonly files: readonly { readonly type: string; readonly src: string }[]
  }
  const photo: BuiltPhoto | null
  export default photo
}

declare module '*.svg' {
  const url: string
  export default url
}
