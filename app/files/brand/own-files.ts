import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Business } from '#domain/business/business.ts'

/** Files that the build itself writes (icons.ts). */
const BUILD_FILES: ReadonlySet<string> = new Set([
  '/logo.svg',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/icon-512.png',
])

/** Bytes: every page loads the logo. */
const MAX_BYTES = 100_000
const MAX_SIDE_PX = 2048

/** PNG (ISO/IEC 15948, 5.2 and 11.2.2): the signature, then IHDR with width and height. */
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

interface Entry {
  readonly name: string
  readonly address: string | null
  /** Minimum width and height of a PNG. */
  readonly minPx: number
  readonly isSquare?: true
  readonly pngOnly?: true
}

const entries = ({ logoUrl, icon }: Business): readonly Entry[] => [
  { name: 'logoUrl.onDark', address: logoUrl.onDark, minPx: 96 },
  { name: 'logoUrl.onLight', address: logoUrl.onLight, minPx: 96 },
  { name: 'logoUrl.raster', address: logoUrl.raster, minPx: 112, pngOnly: true },
  { name: 'icon', address: icon, minPx: 180, isSquare: true },
]

/**
 * Checks the files that the owner has put into public/ as logo, icon and analytics script. Returns
 * one sentence per problem. External addresses and the script's behavior are not checked.
 */
export async function ownFileProblems(
  business: Business,
  publicFolder: string,
): Promise<readonly string[]> {
  const problems: string[] = []
  for (const entry of entries(business)) {
    const file = entry.address?.replace(/[?#].*$/, '')
    if (file === undefined || !file.startsWith('/') || BUILD_FILES.has(file)) continue
    const problem = await problemOf(entry, path.join(publicFolder, file))
    if (problem !== null) problems.push(`${entry.name}: public${file} ${problem}.`)
  }
  if (business.analytics !== null && !existsSync(path.join(publicFolder, business.analytics)))
    problems.push(
      `analytics: public${business.analytics} is not there, put the file into that folder.`,
    )
  return problems
}

async function problemOf(entry: Entry, file: string): Promise<string | null> {
  if (!existsSync(file)) return 'is not there, put the file into that folder'
  const content = await readFile(file)
  if (content.length > MAX_BYTES)
    return `has ${Math.ceil(content.length / 1000)} KB, make it smaller than ${MAX_BYTES / 1000} KB`
  if (content.subarray(0, 8).equals(SIGNATURE)) return pngProblem(entry, content)
  if (entry.pngOnly) return 'is no PNG, which is what search engines read'
  return svgProblem(content.toString())
}

function pngProblem({ minPx, isSquare }: Entry, content: Buffer): string | null {
  const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)]
  const size = `has ${width} by ${height} pixels`
  if (isSquare && width !== height) return `${size}, make it as wide as high`
  if (Math.min(width, height) < minPx) return `${size}, make it ${minPx} by ${minPx} at least`
  return Math.max(width, height) > MAX_SIDE_PX
    ? `${size}, make it ${MAX_SIDE_PX} at most each way`
    : null
}

/** Content that a picture must not have, because it can be opened under the site's own address. */
const UNSAFE: readonly [RegExp, string][] = [
  [/<script\b/i, 'a script'],
  [/\son\w+\s*=/i, 'a script in an attribute'],
  [/javascript:/i, 'a script in an address'],
  [/<(?:foreignObject|iframe|object|embed)\b/i, 'another document'],
  [/<!ENTITY/i, 'entities'],
  [/@import/i, 'styles from elsewhere'],
  [/(?:href|src)\s*=\s*["']\s*(?!#|data:image\/(?:png|jpeg);)/i, 'a reference to another file'],
  [/url\(\s*["']?\s*(?!#|data:)/i, 'a reference to another file'],
]

function svgProblem(source: string): string | null {
  if (!/^(?:\s|\uFEFF|<\?xml[^>]*>|<!--[^]*?-->|<!DOCTYPE[^>]*>)*<svg\b/i.test(source))
    return 'is neither an SVG nor a PNG'
  if (!/<svg\b[^>]*\s(?:viewBox|height)\s*=/i.test(source))
    return 'says no size, give its svg element a viewBox'
  const found = UNSAFE.find(([pattern]) => pattern.test(source))
  return found === undefined ? null : `holds ${found[1]}, export it as a plain picture`
}
