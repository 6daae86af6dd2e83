import type { MetaDescriptor } from 'react-router'
import type { PageMeta } from '#app/content/types.ts'
import { business } from '#domain/business.ts'
import { findPage } from '#domain/pages.ts'

/** R80: the limits of the page shell's own title and description. */
const SHELL_TITLE = 75
const SHELL_DESCRIPTION = 160

/** The text, or its beginning and three dots, never longer than `limit` (R80). */
export function clip(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 3)}...`
}

/** Title, description and robots of a page (R80, R81). */
export function pageMeta(path: string, { title, description }: PageMeta): MetaDescriptor[] {
  const full = `${title} | ${business.name}`
  return [
    { title: clip(full, SHELL_TITLE) },
    { name: 'description', content: clip(description, SHELL_DESCRIPTION) },
    ...(findPage(path)?.indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}
