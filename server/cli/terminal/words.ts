/** A number with its thousands apart. */
export const count = (value: number): string => value.toLocaleString('en-US')

/** So many of a thing: `1 request`, `1,234 requests`. */
export const amount = (value: number, thing: string): string =>
  `${count(value)} ${thing}${value === 1 ? '' : 's'}`
