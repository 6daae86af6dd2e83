import { type Site, type SiteFile, type ServedPage, textFile } from './site.ts'

/** Environment values that pages contain. */
export interface SiteValues {
  readonly origin: string
  readonly anonKey: string
}

const TEXT_FILE_PATTERN = /^(?:text\/html|text\/plain|application\/xml|text\/xml)/

/**
 * Replaces the build's origin and public key by this server's, so that one build works at any
 * address. Changes nothing when they agree, as with SITE_URL set for the build. No script contains
 * either value, so every page's policy stays valid.
 */
export function withSiteValues(site: Site, target: SiteValues): Site {
  const { built } = site
  if (!built || (built.origin === target.origin && built.anonKey === target.anonKey)) return site
  const adapt = (file: SiteFile): SiteFile => {
    if (!TEXT_FILE_PATTERN.test(file.type)) return file
    const before = file.representations.identity.body.toString('utf8')
    const after = before
      .replaceAll(built.origin, target.origin)
      .replaceAll(built.anonKey, target.anonKey)
    return after === before ? file : textFile(file, after)
  }
  const adaptPage = (page: ServedPage): ServedPage => ({
    ...page,
    ordinary: adapt(page.ordinary),
    paid: page.paid && adapt(page.paid),
  })
  return {
    ...site,
    pages: new Map([...site.pages].map(([path, page]) => [path, adaptPage(page)])),
    files: new Map([...site.files].map(([path, file]) => [path, adapt(file)])),
    notFound: adaptPage(site.notFound),
    notFoundInSpanish: site.notFoundInSpanish && adaptPage(site.notFoundInSpanish),
  }
}
