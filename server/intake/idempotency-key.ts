import { apiError, RefusedError } from '#server/http/api-error.ts'

/**
 * Reads the header `Idempotency-Key`, which identifies repeats: 8 to 255 visible
 * ASCII characters, `null` if there is none.
 * @throws RefusedError for any other text
 */
export function readIdempotencyKey(header: string | readonly string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header === 'string' && isIdempotencyKey(header)) return header
  throw new RefusedError(
    apiError(400, '22023', 'Idempotency-Key must be 8 to 255 visible ASCII characters', {
      hint: 'Use a UUID, made once per filled form.',
    }),
  )
}

export function isIdempotencyKey(text: string): boolean {
  return /^[\x21-\x7e]{8,255}$/.test(text)
}
