/** The part that tests use; the package brings no types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  export function decrypt(
    sealed: Buffer,
    options: {
      readonly version: 'aes128gcm'
      readonly privateKey: ECDH
      /** 16 bytes; a text would be read as base64url. */
      readonly authSecret: Buffer
    },
  ): Buffer
}
