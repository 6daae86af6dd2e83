/**
 * Returns the prefix of the ids in an island, equal at build time and in the browser. Built from
 * name and props, because a page may contain an island twice.
 */
export const idPrefix = (name: string, props: object): string =>
  [name, ...Object.values(props), ''].join('-').replaceAll(/\W+/g, '-')
