import { z } from 'zod'
import { parseJson } from '#server/http/parse-json.ts'

const hex = z.string().regex(/^[0-9a-f]{1,256}$/)

/**
 * Checks the shape of a solved challenge. The signature covers every parameter, so only their types
 * are checked, and no other parameter is allowed.
 */
const payload = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: hex,
      salt: hex,
      cost: z.number().int().positive(),
      keyLength: z.number().int().positive(),
      keyPrefix: hex,
      keySignature: hex.optional(),
      expiresAt: z.number().int().positive(),
    }),
    signature: hex,
  }),
  solution: z.object({
    counter: z.number().int().nonnegative(),
    derivedKey: hex,
  }),
})

type AltchaPayload = z.infer<typeof payload>

/**
 * Reads a token: base64 of the JSON, as the widget sends it, or plain JSON. Returns `null` for
 * anything else, which distinguishes Google's tokens.
 */
export function decodeAltchaToken(token: string): AltchaPayload | null {
  const decoded = Buffer.from(token, 'base64').toString('utf8')
  const parsed = payload.safeParse(parseJson(token) ?? parseJson(decoded))
  return parsed.success ? parsed.data : null
}
