/** 'perth-amboy' of 'Perth Amboy': letters and digits, hyphens between. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** 'perthAmboy' of 'perth-amboy', as files export it. */
export const exportedName = (slug: string): string =>
  slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** A name as it may stand between quotes and in addresses; null where it may not. */
export function nameProblem(name: string): string | null {
  return /^\p{Lu}[\p{L}\d .-]{1,30}$/u.test(name) && slugOf(name) !== ''
    ? null
    : `'${name}' does not fit: write a name of 2 to 31 letters that begins with a capital.`
}
