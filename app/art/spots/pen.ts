import { TOKENS, type Token } from '../tokens.ts'

/**
 * What every spot is drawn with: the 2.4 unit ink outline with mitred corners.
 * The sprite sets it once around all spots.
 */
export const PEN = `fill="none" stroke="${TOKENS.ink}" stroke-width="2.4"`

/** Filled and outlined. */
export const shape = (token: Token, data: string): string =>
  `<path fill="${TOKENS[token]}" d="${data}"/>`

/** Filled, without an outline. */
export const flat = (token: Token, data: string): string =>
  `<path fill="${TOKENS[token]}" stroke="none" d="${data}"/>`

/** An outline only. */
export const line = (data: string): string => `<path d="${data}"/>`

/** An inner line. */
export const thin = (data: string): string => `<path stroke-width="1.6" d="${data}"/>`
