import { z } from 'zod'

/**
 * build/site.json: what the build found out about each prerendered page and
 * the server must know to send it. Written by the build, read at the start.
 */
const hash = z
  .string()
  .regex(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'must look like sha256-…, without quotes')

const page = z.object({
  csp: z.object({
    /** Of every inline script that runs, in the page and in its paid-search variant together. */
    scriptHashes: z.array(hash),
    /** Of every inline style element, there at first or added by our own scripts later. */
    styleHashes: z.array(hash),
  }),
})

const siteManifest = z.object({
  /** What of the environment the build wrote into the files. */
  built: z.object({ origin: z.string().min(1), anonKey: z.string().min(1) }).optional(),
  /** By path without a trailing slash; the not-found pages stand under NOT_FOUND_PATHS. */
  pages: z.record(z.string().startsWith('/'), page),
})

export type SiteManifest = z.infer<typeof siteManifest>
export type PageCsp = SiteManifest['pages'][string]['csp']

/** Where the manifest and the built files 404.html keep the not-found page of each language (R11, R150). */
export const NOT_FOUND_PATHS = { en: '/404', es: '/es/404' } as const

/** Reads the manifest's text; a sentence says what is wrong with it. */
export function parseSiteManifest(
  text: string,
): { ok: true; manifest: SiteManifest } | { ok: false; reason: string } {
  const parsed = siteManifest.safeParse(parseJson(text))
  if (parsed.success) return { ok: true, manifest: parsed.data }
  const [issue] = parsed.error.issues
  const where = issue?.path.join(' > ') || 'the whole file'
  return { ok: false, reason: `${where}: ${issue?.message ?? 'unreadable'}` }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
