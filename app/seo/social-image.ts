import { factsVersion } from '#domain/business/business.ts'
import { absolute } from './origin.ts'

/** Returns '/social/faq.png', '/social/services--auto-locksmith.png'. */
export const socialImagePath = (path: string): string =>
  `/social/${path.slice(1).replaceAll('/', '--') || 'home'}.png`

/** Returns the absolute address of a page's image, which changes with the facts. */
export const socialImage = (path: string): string =>
  absolute(`${socialImagePath(path)}?${factsVersion}`)
