/**
 * Tokens of status pages, accept links, invitations and cookies. The store contains their hashes
 * only.
 */

import { createHash, randomBytes } from 'node:crypto'

/** 128 bits; 22 characters in base64url, without padding. */
export const TOKEN_BYTES = 16

/** Pattern of a token; other texts are not looked up. */
export const TOKEN_PATTERN = /^[\w-]{22}$/

export const randomToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** Computes what the database keeps of a token: SHA-256, hex. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')
