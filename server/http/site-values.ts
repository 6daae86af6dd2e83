import { type Site, type SiteFile, type SitePage, textFile } from './site.ts'

/** What of the environment stands in the pages. */
export interface SiteValues {
  /** Scheme, host and port, no slash at the end. */
  readonly origin: string
  readonly anonKey: string
}

const TEXT_FILE_PATTERN = /^(?:text\/html|text\/plain|application\/xml|text\/xml)/

/**
 * The same site with this server's own origin and public key in place of those
 * of the build, so that one build serves at any address. Nothing is touched
 * when they agree, which is the case where SITE_URL was set for the build.
 * Neither value stands in a script, so every page's policy still fits.
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
  const adaptPage = (page: SitePage): SitePage => ({
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
