import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LOCALIZED_PAGES, type LocalizedPage } from '#domain/localized-paths.ts'
import type { Page } from '../../domain/pages.ts'
import { SERVICE_GROUPS } from '../../domain/services.ts'

/** Returns the copy file of a service, category or town; `null` for pages listed by hand. */
function copyFile({ page, language }: LocalizedPage): string | null {
  const name = {
    service: page.path.slice(1),
    category: `${page.path.slice(1)}/category`,
    town: page.path.replace('/service-areas', 'towns'),
    home: null,
    content: null,
  }[page.kind]
  return name && path.posix.join('copy', language, `${name}.ts`)
}

/**
 * Returns one sentence for each page of domain/ without copy, with the missing file, and for each
 * page that lacks copy which other pages or its drawing use.
 * @param root of the repository
 */
export function missingCopy(root: string): readonly string[] {
  return LOCALIZED_PAGES.flatMap((local) => {
    const file = copyFile(local)
    if (file === null) return []
    if (!existsSync(path.join(root, file)))
      return [`${file} is missing: write the words of ${local.path} there (CONTRIBUTING.md).`]
    return missingWithin(root, local.page, file)
  })
}

function missingWithin(root: string, page: Page, file: string): readonly string[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  const line = page.kind === 'town' ? 'line' : 'blurb'
  const missing: string[] = []
  if (!new RegExp(`^ {2}${line}:`, 'm').test(text))
    missing.push(`${file} has no ${line}: write in one line what other pages say of it.`)
  const plate = plateFile(page)
  const isDrawn = plate === null || existsSync(path.join(root, plate))
  if (!isDrawn && !/^ {2}callouts: \[\],/m.test(text))
    missing.push(
      `${plate} is missing: draw the parts that the callouts of ${file} name, or leave them empty.`,
    )
  return missing
}

/** Returns the module of a page's drawing (art/plates/plate-of.ts); `null` without one. */
function plateFile({ kind, path: address }: Page): string | null {
  if (kind !== 'service' && kind !== 'category') return null
  const [, , groupSlug, slug] = address.split('/')
  const group = SERVICE_GROUPS.find((each) => each.slug === groupSlug)
  return `art/plates/${group?.id}/${slug ?? groupSlug}.tsx`
}
