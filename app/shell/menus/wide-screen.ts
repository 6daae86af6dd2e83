/** Media query of the large breakpoint, from which the header shows the navigation. */
export const WIDE_SCREEN = '(min-width: 64rem)'
