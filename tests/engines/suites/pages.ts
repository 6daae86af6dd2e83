import { expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { fillBoard } from '#tests/support/board-setup.ts'
import { ONE_OF_EACH_KIND } from '../../e2e/page-kinds.ts'
import type { Engine } from '../engine.ts'
import { openBoard } from './board.ts'

/** Spanish pages of some kinds, and the not-found pages of both languages. */
const OTHERS: readonly string[] = [
  '/es',
  '/es/pedir-servicio',
  '/es/contacto',
  '/no-such-page',
  '/es/no-such-page',
]

/** Every page opens without a problem and in the site's own type. */
export function testPages(get: () => Engine): void {
  test.for([...ONE_OF_EACH_KIND, ...OTHERS])(
    '%s opens without a problem, in its own type',
    async (path) => {
      await get().page.goto(path)
      await expectOwnType(get())
    },
  )

  test('status page and board open without a problem, in their own type', async () => {
    const { page, app } = get()
    const { statusPath, leadId } = await app.withDb((db) => fillBoard(db, Date.now() - MINUTE_MS))
    await page.goto(statusPath)
    await expectOwnType(get())
    await openBoard(get())
    for (const path of ['/staff', `/staff/l/${leadId}`, '/staff/overview']) {
      await page.goto(path)
      await expectOwnType(get())
    }
  })
}

/** Expects that every visible text is in a font of the site, which the engine has loaded. */
async function expectOwnType({ page }: Engine): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready))
  await expect.poll(() => page.evaluate(foreignType)).toEqual([])
}

/** Returns visible texts whose font is not the site's, or is not drawn. */
function foreignType(): string[] {
  const canvas = document.createElement('canvas').getContext('2d')
  const width = (font: string): number => {
    if (!canvas) return 0
    canvas.font = font
    return canvas.measureText('The lock, the key, the door: 201').width
  }
  /** A font that is loaded has other widths than the two that an engine falls back to. */
  const isDrawn = (name: string): boolean =>
    ['serif', 'monospace'].every(
      (other) => width(`40px ${name}, ${other}`) !== width(`40px ${other}`),
    )
  const found: string[] = []
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const text = [...element.childNodes].find(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    )
    if (!text || !element.checkVisibility({ visibilityProperty: true })) continue
    const [name = ''] = getComputedStyle(element).fontFamily.split(',')
    if (!/League Gothic|Libre Franklin/.test(name) || !isDrawn(name))
      found.push(`${name}: ${text.textContent?.trim().slice(0, 40)}`)
  }
  return found
}
