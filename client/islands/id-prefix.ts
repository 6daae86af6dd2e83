/**
 * What the ids of an island begin with, the same at build time and in the
 * browser: its name and what it is given, since a page may hold one twice.
 */
export const idPrefix = (name: string, props: object): string =>
  [name, ...Object.values(props), ''].join('-').replaceAll(/\W+/g, '-')
