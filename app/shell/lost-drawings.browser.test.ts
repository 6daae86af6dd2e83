import { afterEach, expect, test, vi } from 'vitest'
import { hideLostDrawings } from './lost-drawings.ts'

const SQUARE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
const LOST = 'data:image/png,lost'

afterEach(() => document.body.replaceChildren())

test('a lost drawing leaves no frame; what is there or has words stays', async () => {
  hideLostDrawings()
  document.body.innerHTML = `<img id="there" alt="" src="${SQUARE}">
    <img id="words" alt="Our van" src="${LOST}"><img id="lost" alt="" src="${LOST}">`
  await vi.waitFor(() =>
    expect(document.querySelector('#lost')?.checkVisibility({ visibilityProperty: true })).toBe(
      false,
    ),
  )
  for (const id of ['there', 'words'])
    expect(document.getElementById(id)?.checkVisibility({ visibilityProperty: true }), id).toBe(
      true,
    )
})
