import { createHash } from 'node:crypto'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Characters of the hash in the name of a file (page-scripts.ts). */
const HASH_LENGTHS: Readonly<Record<string, number>> = { '.js': 6, '.css': 8 }

/**
 * Writes the files of the built code into a site, with the business's values in place of
 * placeholders. A file that changes with them, or that names one that does, gets a new hash in its
 * name, because browsers keep files of a name forever.
 * @param code folder of the files
 * @param fill fills in the values in one file
 * @returns a function that replaces the names of the built files in a text by the written ones
 */
export async function writeCode(
  code: string,
  site: string,
  fill: (text: string, name: string) => string,
): Promise<(text: string) => string> {
  const paths = (await Array.fromAsync(glob('assets/*', { cwd: code }))).toSorted()
  const sources = new Map<string, string>()
  for (const file of paths.filter((each) => /\.(?:js|css)$/.test(each)))
    sources.set(path.basename(file), await readFile(path.join(code, file), 'utf8'))
  const names = renamed(sources, fill)
  const rename = renamer(names)
  await mkdir(path.join(site, 'assets'), { recursive: true })
  for (const file of paths) {
    const name = path.basename(file)
    const source = sources.get(name)
    const target = path.join(site, 'assets', names.get(name) ?? name)
    await writeFile(
      target,
      source === undefined ? await readFile(path.join(code, file)) : rename(fill(source, name)),
    )
  }
  return rename
}

/** Returns the names of files that change, by their names in the built code. */
function renamed(
  sources: ReadonlyMap<string, string>,
  fill: (text: string, name: string) => string,
): ReadonlyMap<string, string> {
  const filled = new Map([...sources].map(([name, source]) => [name, fill(source, name)]))
  const mentions = new Map(
    [...sources].map(([name, source]) => [
      name,
      [...sources.keys()].filter((other) => other !== name && source.includes(other)),
    ]),
  )
  const reached = (name: string, found = new Set<string>()): Set<string> => {
    if (found.has(name)) return found
    found.add(name)
    for (const other of mentions.get(name) ?? []) reached(other, found)
    return found
  }
  const names = new Map<string, string>()
  for (const name of sources.keys()) {
    const parts = [...reached(name)].toSorted()
    if (parts.every((part) => filled.get(part) === sources.get(part))) continue
    const hash = createHash('sha256')
    // Files may name each other in a circle, so the hash is of all that are reached.
    for (const part of [name, ...parts]) hash.update(part).update(filled.get(part) ?? '')
    names.set(name, withHash(name, hash.digest('base64url')))
  }
  return names
}

function withHash(name: string, hash: string): string {
  const ending = path.extname(name)
  const length = HASH_LENGTHS[ending] ?? 8
  return name.slice(0, -ending.length - length) + hash.slice(0, length) + ending
}

function renamer(names: ReadonlyMap<string, string>): (text: string) => string {
  if (names.size === 0) return (text) => text
  const pattern = new RegExp([...names.keys()].map((name) => RegExp.escape(name)).join('|'), 'g')
  return (text) => text.replace(pattern, (name) => names.get(name) ?? name)
}
