import { TOKENS } from '../tokens.ts'

/** The colors of the plates, by a name short enough for drawings. */
export const tone = TOKENS
