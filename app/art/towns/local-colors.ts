/** A town's own building material, in three steps: the only color of a drawing that is not a token. */
export interface LocalColor {
  readonly base: string
  readonly shade: string
  readonly light: string
}

/** One local color a town. */
export const LOCAL_COLORS = {
  /** Brownstone; values given by the design. */
  hoboken: { base: '#8c4a33', shade: '#6f3726', light: '#a9654b' },
  /** Pressed red brick. */
  'jersey-city': { base: '#86403c', shade: '#68302f', light: '#a8625b' },
  /** Sage siding. */
  'union-city': { base: '#75866f', shade: '#5a6a56', light: '#97a68f' },
  /** Tan brick. */
  'west-new-york': { base: '#a58468', shade: '#84664e', light: '#c2a68c' },
  /** Cast concrete. */
  guttenberg: { base: '#968b82', shade: '#766c65', light: '#b5aba1' },
  /** Plum clapboard. */
  weehawken: { base: '#78606e', shade: '#5c4855', light: '#97808d' },
  /** Olive vinyl siding. */
  'north-bergen': { base: '#93906a', shade: '#747251', light: '#b1ae8b' },
  /** Corrugated metal. */
  secaucus: { base: '#5d7d84', shade: '#47646b', light: '#83a0a6' },
} as const satisfies Record<string, LocalColor>
