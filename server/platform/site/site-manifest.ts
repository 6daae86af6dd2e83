import { z } from 'zod'
import { parseJson } from '#server/platform/http/parse-json.ts'

/**
 * Schema of build/site.json: what the server must know about each prerendered page. The build
 * writes it; the server reads it at its start.
 */
const hash = z
  .string()
  .regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'must look like sha256-…, without quotes')

const page = z.object({
  csp: z.object({
    /** Hashes of every inline script that runs, in the page and in its paid-search variant. */
    scriptHashes: z.array(hash),
    /** Hashes of every inline style element, initial or added later by our own scripts. */
    styleHashes: z.array(hash),
  }),
})

const siteManifest = z.object({
  /** Environment values that the build wrote into the files. */
  built: z.object({ origin: z.string().min(1), anonKey: z.string().min(1) }).optional(),
  /** Hash of the owner's facts (installation.ts); older builds have none. */
  factsHash: z.string().optional(),
  /** How well the files are compressed; undefined for an older build. */
  compression: z.enum(['best', 'fast']).optional(),
  /** Keyed by path without a trailing slash; the not-found pages are under NOT_FOUND_PATHS. */
  pages: z.record(z.string().startsWith('/'), page),
})

export type SiteManifest = z.infer<typeof siteManifest>
export type PageCsp = SiteManifest['pages'][string]['csp']

/** Paths of the not-found page of each language in the manifest and the built files (R11, R150). */
export const NOT_FOUND_PATHS = { en: '/404', es: '/es/404' } as const

/** Parses the manifest's text; returns a sentence when it is invalid. */
export function parseSiteManifest(
  text: string,
): { ok: true; manifest: SiteManifest } | { ok: false; reason: string } {
  const parsed = siteManifest.safeParse(parseJson(text))
  if (parsed.success) return { ok: true, manifest: parsed.data }
  const [issue] = parsed.error.issues
  const where = issue?.path.join(' > ') || 'the whole file'
  return { ok: false, reason: `${where}: ${issue?.message ?? 'unreadable'}` }
}
