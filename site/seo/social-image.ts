import { absolute } from './origin.ts'

/**
 * Returns the address of a page's image before the build adds its hash (scripts/site/render/social):
 * '/assets/social/faq.png', '/assets/social/services--auto-locksmith.png'.
 */
export function socialImagePath(path: string): string {
  return `/assets/social/${path.slice(1).replaceAll('/', '--') || 'home'}.png`
}

/** Returns the absolute address of a page's image before the build adds its hash. */
export function socialImage(path: string): string {
  return absolute(socialImagePath(path))
}
