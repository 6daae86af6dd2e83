import type { Copy } from '#app/copy/copy.ts'
import { english } from './english.ts'

/** All words for the page at an address; for the build, no page loads them. */
export const copyAt = (_pathname: string): Copy => english
