import { absolute } from './origin.ts'

/** R80, in pixels. */
export const SOCIAL_IMAGE = { width: 1200, height: 630, type: 'image/png' } as const

/**
 * Where the picture of a page is, before the build gives it its name with the
 * hash (scripts/site/social): '/assets/social/faq.png',
 * '/assets/social/services--auto-locksmith.png'.
 */
export function socialImagePath(path: string): string {
  return `/assets/social/${path.slice(1).replaceAll('/', '--') || 'home'}.png`
}

/** The complete address of a page's picture, before the build names it. */
export function socialImage(path: string): string {
  return absolute(socialImagePath(path))
}
