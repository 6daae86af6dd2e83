import { business } from '#domain/business/business.ts'
import { isInDefaultArea } from '#domain/business/default-business.ts'

/**
 * A building, drawn around the center of its base at 0,0 in the units of the wide hero. Buildings
 * are on the uncut peaks of the key.
 */
interface Tower {
  readonly outline: string
  /** One subpath per column of windows; dashes make the panes. */
  readonly windows?: string
}

/** Towers of Manhattan. */
const TOWERS = {
  waterTank: {
    outline:
      'M-12 0v-13h24v13zM-8-13v-9h3v9zM-1-13v-9h3v9zM5-13v-9h3v9zM-9-21v-6h18v6zM-9-28v-8h18v8zM-11-37l11-9 11 9z',
  },
  chrysler: {
    outline: 'M-11 0v-28h3v-17l5-14 2-10v-13h2v13l2 10 5 14v17h3v28z',
    windows: 'M-4-26v18M1-26v18',
  },
  lowRise: { outline: 'M-12 0v-16h5v-16h11v10h7v22z', windows: 'M-5-13v6M5-13v6' },
  empireState: {
    outline: 'M-17 0v-23h3v-33h5v-17h3v-11h3v-10l2-6v-27h2v27l2 6v10h3v11h3v17h5v33h3v23z',
    windows: 'M-9-52v47M-3-52v47M3-52v47M9-52v47',
  },
  twinSlabs: { outline: 'M-12 0v-62h8v62zM-2 0v-38h14v38z', windows: 'M-8-58v54M2-33v28M8-33v28' },
  oneWorldTrade: {
    outline: 'M-16 0l6-85h9v-36h2v36h9l6 85z',
    windows: 'M-5-62v50M1-70v58M7-62v50',
  },
  blocks: {
    outline: 'M-19 0v-14h15v-8h14v12h9v10zM27 0v-40h14v40z',
    windows: 'M31-36v32M37-36v32',
  },
} as const satisfies Record<string, Tower>

/** Houses and trees of any town, for a business outside the delivered area. */
const HOUSES: readonly Tower[] = [
  { outline: 'M-16 0v-24l16-15 16 15v24z', windows: 'M-8-21v15M8-21v15' },
  { outline: 'M-2 0v-11a13 13 0 1 1 4 0v11z' },
  { outline: 'M-18 0v-30l9-8 9 8 9-8 9 8v30z', windows: 'M-9-27v20M9-27v20' },
  { outline: 'M-2 0v-6h-11l7-12h-4l10-19 10 19h-4l7 12h-11v6z' },
  { outline: 'M-17 0v-22l12-11 3 3v-8h5v13l4 4v21z', windows: 'M-9-19v15M-1-19v15' },
]

export type TowerName = keyof typeof TOWERS

/** Moves the start of each subpath; the rest of a tower is relative. */
const moved = (data: string, x: number) =>
  data.replaceAll(
    /M(-?\d+)/g,
    (_, start: string) => `M${Math.round((x + Number(start)) * 10) / 10}`,
  )

/**
 * Returns a row of towers, or of houses outside the delivered area, as two paths, with their bases
 * on the drawing's zero line.
 * @param places center of each base, in the towers' own units
 */
export function skyline(places: readonly (readonly [name: TowerName, x: number])[]) {
  let outlines = ''
  let windows = ''
  for (const [index, [name, x]] of places.entries()) {
    const tower: Tower = isInDefaultArea(business)
      ? TOWERS[name]
      : (HOUSES[index % HOUSES.length] ?? TOWERS[name])
    outlines += moved(tower.outline, x)
    windows += moved(tower.windows ?? '', x)
  }
  return { outlines, windows }
}
