import { afterEach, expect, test, vi } from 'vitest'
import { hideFailedDrawings } from './hide-failed-drawings.ts'

const SQUARE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
const LOST = 'data:image/png,lost'
const DRAWINGS = `<img id="there" alt="" src="${SQUARE}"><img id="words" alt="Our van" src="${LOST}">
  <img id="lost" alt="" src="${LOST}"><img id="later" alt="" src="/later.svg" loading="lazy" style="position: absolute; top: 99999px">`

const image = (id: string) => document.querySelector<HTMLImageElement>(`#${id}`)
const isSeen = (id: string) => image(id)?.checkVisibility({ visibilityProperty: true })

afterEach(() => document.body.replaceChildren())

test.each(['before', 'from now on'])(
  'hides a drawing that fails %s; keeps those that loaded, have an alternative text or are pending',
  async (when) => {
    if (when === 'from now on') hideFailedDrawings()
    document.body.innerHTML = DRAWINGS
    if (when === 'before') {
      for (const id of ['there', 'words', 'lost'])
        await vi.waitFor(() => expect(image(id)?.complete, id).toBe(true))
      hideFailedDrawings()
    }
    await vi.waitFor(() => expect(isSeen('lost')).toBe(false))
    for (const id of ['there', 'words', 'later']) expect(isSeen(id), id).toBe(true)
  },
)
