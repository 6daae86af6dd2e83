import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMenuTiming, type MenuTiming } from './menu-timing.ts'

let changes: (string | null)[]
let menus: MenuTiming

beforeEach(() => {
  vi.useFakeTimers()
  changes = []
  menus = createMenuTiming((open) => changes.push(open))
})

afterEach(() => {
  vi.useRealTimers()
})

const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

describe('the delays of the menus', () => {
  test('a menu opens when the pointer has rested on its item for 200 ms', () => {
    menus.enter('services')
    pass(199)
    expect(changes).toEqual([])
    pass(1)
    expect(changes).toEqual(['services'])
  })

  test('moving about on the item does not start the 200 ms anew', () => {
    menus.enter('services')
    pass(150)
    menus.move('services')
    pass(50)
    expect(changes).toEqual(['services'])
  })

  test('a pointer that only crosses an item opens nothing', () => {
    menus.enter('services')
    pass(199)
    menus.leave()
    pass(1000)
    expect(changes).toEqual([])
  })

  test('an open menu closes 150 ms after the pointer has left it', () => {
    menus.show('services')
    menus.leave()
    pass(149)
    expect(changes).toEqual(['services'])
    pass(1)
    expect(changes).toEqual(['services', null])
  })

  test('a pointer that comes back within 150 ms keeps the menu open', () => {
    menus.show('services')
    menus.leave()
    pass(149)
    menus.enter('services')
    pass(1000)
    expect(changes).toEqual(['services'])
  })

  test('from an open menu the next one opens at once', () => {
    menus.show('services')
    menus.leave()
    menus.enter('areas')
    expect(changes).toEqual(['services', 'areas'])
  })

  test('within 300 ms of the last menu the next one opens at once', () => {
    menus.show('services')
    menus.dismiss()
    pass(299)
    menus.enter('areas')
    expect(changes).toEqual(['services', null, 'areas'])
  })

  test('300 ms after the last menu the delay is back', () => {
    menus.show('services')
    menus.dismiss()
    pass(300)
    menus.enter('areas')
    pass(199)
    expect(changes).toEqual(['services', null])
    pass(1)
    expect(changes).toEqual(['services', null, 'areas'])
  })
})

describe('a menu that was shut on purpose', () => {
  test('stays shut while the pointer still rests on its item', () => {
    menus.show('services')
    menus.dismiss()
    menus.move('services')
    pass(1000)
    expect(changes).toEqual(['services', null])
  })

  test('stays shut when its item was followed before the delay had passed', () => {
    menus.enter('services')
    menus.dismiss()
    menus.move('services')
    pass(1000)
    expect(changes).toEqual([])
  })

  test('opens again for a pointer that has been away', () => {
    menus.show('services')
    menus.dismiss()
    menus.leave()
    pass(300)
    menus.enter('services')
    pass(200)
    expect(changes).toEqual(['services', null, 'services'])
  })

  test('opens for a pointer that was elsewhere when it was shut', () => {
    menus.show('services')
    menus.dismiss()
    pass(300)
    menus.enter('services')
    pass(200)
    expect(changes).toEqual(['services', null, 'services'])
  })
})
