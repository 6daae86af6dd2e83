import type { Import } from './import-graph.ts'
import type { Rule } from './import-rules.ts'

/** Returns true for a file of this repository, false for a package. */
export const isOurs = (name: string): boolean =>
  /^(art|client|copy|form|site|domain|server|scripts|bench|tests)\//.test(name)

/** Returns true for a file in this room; `server/metrics` is the file of that name and the folder. */
const isIn = (file: string, room: string): boolean =>
  file === room || file.startsWith(`${room}/`) || file === `${room}.ts`

const roomsOf = (rules: readonly Rule[]): readonly string[] => rules.flatMap(({ rooms }) => rooms)

/** Returns the room of a file; '' for none. */
export function roomOf(file: string, rules: readonly Rule[]): string {
  const [room = ''] = roomsOf(rules)
    .filter((each) => isIn(file, each))
    .toSorted((one, other) => other.length - one.length)
  return room
}

/** Returns true when an entry of a rule covers the file; a room does not cover rooms within it. */
function covers(word: string, file: string, rules: readonly Rule[]): boolean {
  if (word.endsWith('/**')) return file.startsWith(word.slice(0, -2))
  const room = roomOf(file, rules)
  return roomsOf(rules).includes(word) ? room === word : isIn(file, word)
}

/** Returns imports that no rule allows, and files without a room, one line each. */
export function brokenRules(imports: readonly Import[], rules: readonly Rule[]): readonly string[] {
  return imports.flatMap(({ from, to }) => {
    const room = roomOf(from, rules)
    if (room === '') return [`${from} is in no room`]
    const { see = [] } = rules.find(({ rooms }) => rooms.includes(room)) ?? {}
    const isAllowed = roomOf(to, rules) === room || see.some((word) => covers(word, to, rules))
    return isAllowed ? [] : [`${from} -> ${to}`]
  })
}

/** Returns permissions that no import uses. */
export function unusedPermissions(
  imports: readonly Import[],
  rules: readonly Rule[],
): readonly string[] {
  return rules.flatMap(({ rooms, see }) => {
    const ownImports = imports.filter(({ from }) => rooms.includes(roomOf(from, rules)))
    const unused = see.filter((word) => !ownImports.some(({ to }) => covers(word, to, rules)))
    return unused.map((word) => `${rooms.join(' ')}: ${word}`)
  })
}
