import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pageText } from '../pages/page-text.ts'

/**
 * How many of a folder's files name each of these facts.
 * @throws when one does: then the story is not true
 */
export async function namedIn(folder: string, facts: readonly string[]): Promise<string> {
  const texts = await textsIn(folder, '**/*.{html,css,js,svg,xml,txt,json,webmanifest}')
  return facts
    .map((fact) => {
      const spelled = fact.replaceAll('&', '&amp;')
      const found = texts.filter(({ text }) => text.includes(fact) || text.includes(spelled))
      if (found.length > 0)
        throw new Error(`${fact} is still named by ${found.map(({ file }) => file).join(', ')}`)
      return `${String(found.length).padStart(4)}  ${fact}`
    })
    .join('\n')
}

/**
 * How many links of the built pages lead to nothing that was built.
 * @throws when one does
 */
export async function linksThatLeadNowhere(folder: string): Promise<string> {
  const pages = await textsIn(folder, '**/index.html')
  const links = pages.flatMap(({ file, text }) =>
    pageText(text).links.flatMap((link) => (link.startsWith('/') ? [{ file, link }] : [])),
  )
  const dead = links.filter(({ link }) => {
    const there = path.join(folder, link.replace(/[?#].*$/s, ''))
    return (
      !existsSync(path.join(there, 'index.html')) && !(path.extname(there) && existsSync(there))
    )
  })
  if (links.length === 0 || dead.length > 0)
    throw new Error(dead.map(({ file, link }) => `${file} leads to ${link}`).join('\n'))
  return `${String(dead.length).padStart(4)}  on ${pages.length} pages`
}

const textsIn = (folder: string, pattern: string) =>
  Promise.all(
    globSync(pattern, { cwd: folder })
      .sort()
      .map(async (file) => ({ file, text: await readFile(path.join(folder, file), 'utf8') })),
  )
