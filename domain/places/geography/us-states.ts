/** State names by postal abbreviation (USPS Publication 28, Appendix B), with D.C. */
const US_STATE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  `AL Alabama; AK Alaska; AZ Arizona; AR Arkansas; CA California; CO Colorado; CT Connecticut;
  DE Delaware; DC Washington, D.C.; FL Florida; GA Georgia; HI Hawaii; ID Idaho; IL Illinois;
  IN Indiana; IA Iowa; KS Kansas; KY Kentucky; LA Louisiana; ME Maine; MD Maryland;
  MA Massachusetts; MI Michigan; MN Minnesota; MS Mississippi; MO Missouri; MT Montana;
  NE Nebraska; NV Nevada; NH New Hampshire; NJ New Jersey; NM New Mexico; NY New York;
  NC North Carolina; ND North Dakota; OH Ohio; OK Oklahoma; OR Oregon; PA Pennsylvania;
  RI Rhode Island; SC South Carolina; SD South Dakota; TN Tennessee; TX Texas; UT Utah;
  VT Vermont; VA Virginia; WA Washington; WV West Virginia; WI Wisconsin; WY Wyoming`
    .split(/;\s+/)
    .map((state) => [state.slice(0, 2), state.slice(3)]),
)

/** Postal abbreviations of all states and D.C. */
export const US_STATES: readonly string[] = Object.keys(US_STATE_NAMES)

/**
 * Returns the name of a state for use in a sentence; unknown abbreviations are returned unchanged.
 */
export const stateName = (letters: string): string => US_STATE_NAMES[letters] ?? letters

/** Returns the two letters of a state by its name or letters in any case; other text as it is. */
export const stateLetters = (text: string): string =>
  US_STATES.find((letters) =>
    [letters, stateName(letters)].some((name) => name.toLowerCase() === text.trim().toLowerCase()),
  ) ?? text

/** Returns whether text is the name or the letters of a state, in any case. */
export const isState = (text: string): boolean => US_STATES.includes(stateLetters(text))
