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

describe('menu delays', () => {
  test('opens a menu after the pointer has rested on its item for 200 ms', () => {
    menus.enter('services')
    pass(199)
    expect(changes).toEqual([])
    pass(1)
    expect(changes).toEqual(['services'])
  })

  test('does not restart the 200 ms when the pointer moves on the item', () => {
    menus.enter('services')
    pass(150)
    menus.move('services')
    pass(50)
    expect(changes).toEqual(['services'])
  })

  test('opens nothing when the pointer only crosses an item', () => {
    menus.enter('services')
    pass(199)
    menus.leave()
    pass(1000)
    expect(changes).toEqual([])
  })

  test('closes an open menu 150 ms after the pointer has left', () => {
    menus.show('services')
    menus.leave()
    pass(149)
    expect(changes).toEqual(['services'])
    pass(1)
    expect(changes).toEqual(['services', null])
  })

  test('keeps the menu open when the pointer returns within 150 ms', () => {
    menus.show('services')
    menus.leave()
    pass(149)
    menus.enter('services')
    pass(1000)
    expect(changes).toEqual(['services'])
  })

  test('opens the next menu at once while one is open', () => {
    menus.show('services')
    menus.leave()
    menus.enter('areas')
    expect(changes).toEqual(['services', 'areas'])
  })

  test('opens the next menu at once within 300 ms of the last one', () => {
    menus.show('services')
    menus.dismiss()
    pass(299)
    menus.enter('areas')
    expect(changes).toEqual(['services', null, 'areas'])
  })

  test('opens the next menu at once although another closed shortly before this one opened', () => {
    menus.show('services')
    menus.dismiss()
    pass(200)
    menus.show('areas')
    pass(200)
    menus.enter('services')
    expect(changes).toEqual(['services', null, 'areas', 'services'])
  })

  test('applies the delay again 300 ms after the last menu', () => {
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

describe('a dismissed menu', () => {
  test('stays closed while the pointer still rests on its item', () => {
    menus.show('services')
    menus.dismiss()
    menus.move('services')
    pass(1000)
    expect(changes).toEqual(['services', null])
  })

  test('stays closed when its item was followed before the delay had passed', () => {
    menus.enter('services')
    menus.dismiss()
    menus.move('services')
    pass(1000)
    expect(changes).toEqual([])
  })

  test('opens again after the pointer has left and returned', () => {
    menus.show('services')
    menus.dismiss()
    menus.leave()
    pass(300)
    menus.enter('services')
    pass(200)
    expect(changes).toEqual(['services', null, 'services'])
  })
})
