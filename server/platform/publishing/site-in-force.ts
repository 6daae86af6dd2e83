import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { businessFileInForce } from '#domain/business/reader/path.ts'
import { isSiteStale, renderIfStale, type RenderOptions } from './render-site.ts'

export interface SiteOptions {
  readonly dataDir: string
  /** Folder that contains the built code, and the site of the delivered facts. */
  readonly build: string
  readonly variables: RenderOptions['variables']
}

/** Returns the folder of the site of published facts, and of every site in a container. */
export const publishedSite = (dataDir: string): string => path.resolve(dataDir, 'site')

/**
 * Returns the folder of the site of the facts in force: the built one, or one that it renders in the
 * data folder.
 * @throws an error whose message says what the owner can do
 */
export async function siteInForce({ dataDir, build, variables }: SiteOptions): Promise<string> {
  const businessFile = businessFileInForce(variables)
  const common = { build, businessFile, variables, compression: 'fast' } as const
  if (!(await isSiteStale({ ...common, site: build, last: build }))) return build
  const site = publishedSite(dataDir)
  await renderIfStale({
    ...common,
    site,
    last: existsSync(path.join(site, 'client')) ? site : build,
  })
  return site
}

/** Returns the folder of the site that was rendered last. */
export function lastSite({ dataDir, build }: Pick<SiteOptions, 'dataDir' | 'build'>): string {
  const published = publishedSite(dataDir)
  return renderedAt(published) > renderedAt(build) ? published : build
}

const renderedAt = (site: string): number =>
  statSync(path.join(site, 'site.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0
