import { glob, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { ScriptList } from '#client/first-paint/load-scripts.ts'
import { business } from '../../domain/business.ts'
import { type PageScripts, SCRIPT_REPORT } from '../site/page-scripts.ts'

/** A built file: address and bytes on the wire. */
export interface SizedFile {
  readonly address: string
  readonly bytes: number
}

export interface MeasuredPage {
  readonly path: string
  readonly bytes: number
  readonly hasForm: boolean
  /** Scripts that it loads to hydrate on a phone. */
  readonly scripts: readonly SizedFile[]
  /** Everything that it loads before the first touch, itself included. */
  readonly untouched: readonly SizedFile[]
}

export interface Measured {
  readonly pages: readonly MeasuredPage[]
  readonly scripts: readonly SizedFile[]
  readonly stylesheets: readonly SizedFile[]
  readonly fonts: readonly SizedFile[]
  /** Packages in each script. */
  readonly packages: PageScripts['packages']
}

/** Measures a built site. @param build its folder */
export async function measure(build: string): Promise<Measured> {
  const site = path.join(build, 'client')
  const weigh = async (address: string): Promise<SizedFile> => ({
    address,
    bytes: await bytesOnTheWire(path.join(site, address)),
  })
  const files = async (pattern: string): Promise<SizedFile[]> => {
    const found: SizedFile[] = []
    for await (const file of glob(pattern, { cwd: site })) found.push(await weigh(`/${file}`))
    return found.sort((a, b) => a.address.localeCompare(b.address))
  }
  const report: PageScripts = JSON.parse(await readFile(path.join(build, SCRIPT_REPORT), 'utf8'))
  const fonts = await files('assets/*.woff2')
  const pages: MeasuredPage[] = []
  for await (const file of glob('**/index.html', { cwd: site, exclude: ['_paid/**'] })) {
    const html = await readFile(path.join(site, file), 'utf8')
    const start = startList(html, file)
    const { bytes } = await weigh(`/${file}`)
    const beside = [start.stylesheet, ...start.early, ...logos(html), '/favicon.svg']
    pages.push({
      path: `/${path.dirname(file)}`.replace(/\/\.$/, '/'),
      bytes,
      hasForm: html.includes('data-island="request-form"'),
      scripts: await Promise.all([...scriptsOf(start)].map(weigh)),
      untouched: [
        { address: 'the page itself', bytes },
        ...(await Promise.all(beside.map(weigh))),
        ...fonts,
      ],
    })
  }
  return {
    pages: pages.sort((a, b) => a.path.localeCompare(b.path)),
    scripts: await files('assets/*.js'),
    stylesheets: await files('assets/*.css'),
    fonts,
    packages: report.packages,
  }
}

async function bytesOnTheWire(file: string): Promise<number> {
  try {
    return (await stat(`${file}.br`)).size
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    // Fonts and pictures are served without further compression.
    return (await stat(file)).size
  }
}

/** Reads the list in the page's inline script (client/first-paint/load-scripts.ts). */
function startList(html: string, file: string): ScriptList {
  const text = /\{"stylesheet":[\s\S]*?"narrow":\[[^\]]*\]\}/.exec(html)?.[0]
  if (text === undefined) throw new Error(`${file}: no list of scripts in the page`)
  return JSON.parse(text)
}

/** Returns the scripts of a page on a phone. */
const scriptsOf = ({ early, hydration, narrow }: ScriptList): Set<string> =>
  new Set([...early, ...hydration, ...narrow])

const logos = (html: string): Set<string> =>
  new Set(
    Object.values(business.logoUrl)
      .filter((address) => address.startsWith('/') && html.includes(`src="${address}"`))
      .map((address) => address.replace(/[?#].*$/, '')),
  )
