/** The large breakpoint: the navigation stands in the header from here on. */
export const WIDE_SCREEN = '(min-width: 64rem)'
