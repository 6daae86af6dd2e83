/**
 * Returns the width of a name in Libre Franklin 650 as a multiple of the font size, estimated from
 * character classes measured in a browser.
 */
export function nameWidth(name: string): number {
  const share = (letter: string): number => {
    if (/[ijl .’]/.test(letter)) return 0.26
    if (/[frtIJ-]/.test(letter)) return 0.43
    if (/[mM]/.test(letter)) return 0.93
    if (letter === 'W') return 1.08
    if (letter === 'w') return 0.81
    if (/[0-9]/.test(letter)) return 0.66
    return /[A-Z]/.test(letter) ? 0.73 : 0.59
  }
  return [...name].reduce((sum, letter) => sum + share(letter), 0)
}
