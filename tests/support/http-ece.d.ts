/** The part that tests use; the package has no types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  export function decrypt(
    sealed: Buffer,
    options: {
      readonly version: 'aes128gcm'
      readonly privateKey: ECDH
      /** 16 bytes; a string would be decoded as base64url. */
      readonly authSecret: Buffer
    },
  ): Buffer
}
