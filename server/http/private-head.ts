import { COLORS } from '#domain/colors.ts'
import { markup } from './markup.ts'

/** Head of a page that only one person may open: found by nobody, and its address told to nobody. */
export const PRIVATE_HEAD = markup`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="dark">
<meta name="theme-color" content="${COLORS.night}">
<meta name="format-detection" content="telephone=no">`
