/** A seeded random source, so that a run can be repeated. */
export interface Random {
  /** Returns a number from 0 to below 1. */
  next(): number
  /** Returns an integer from `least` to below `end`. */
  between(least: number, end: number): number
  chance(probability: number): boolean
  /** Returns any of these; throws without items. */
  pick<Item>(items: readonly Item[]): Item
  /** Creates an independent source, so that concurrent use does not change this one. */
  fork(): Random
}

/** Mulberry32: 32 bits of state, good enough to choose moments. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, end: number): number => Math.floor(least + next() * (end - least))
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[between(0, items.length)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
    fork: () => createRandom(between(0, 2 ** 32)),
  }
}
