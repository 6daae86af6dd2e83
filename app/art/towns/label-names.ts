/**
 * The names that the town drawings leave room for. The drawings hold no words:
 * the keys are the label points of a town's hero, the values what really
 * stands there, for whoever writes the copy (CityCopy.mapLabels).
 */
export const TOWN_LABELS = {
  'north-bergen': {
    'main-street': 'Bergenline Ave',
    'second-street': 'Kennedy Blvd',
    highway: 'Tonnelle Ave',
    landmark: 'Braddock Park',
  },
  'jersey-city': {
    'main-street': 'Newark Ave',
    'second-street': 'Kennedy Blvd',
    landmark: 'Journal Square',
    waterfront: 'Exchange Place',
  },
  hoboken: {
    'main-street': 'Washington St',
    landmark: 'Castle Point',
    station: 'Hoboken Terminal',
    neighbor: 'Jersey City',
  },
  weehawken: {
    'main-street': 'Boulevard East',
    landmark: 'Hamilton Park',
    ferry: 'Port Imperial',
    tunnel: 'Lincoln Tunnel',
  },
  'west-new-york': {
    'main-street': 'Bergenline Ave',
    'second-street': '60th St',
    'cliff-road': 'Boulevard East',
    river: 'Hudson River',
  },
  secaucus: {
    'main-street': 'Paterson Plank Rd',
    landmark: 'Harmon Meadow',
    station: 'Secaucus Junction',
    river: 'Hackensack River',
  },
  'union-city': {
    'main-street': 'Bergenline Ave',
    'second-street': 'Summit Ave',
    landmark: 'Washington Park',
    neighbor: 'Weehawken',
  },
  guttenberg: {
    'main-street': 'Bergenline Ave',
    'second-street': '70th St',
    landmark: 'Galaxy Towers',
    'cliff-road': 'Boulevard East',
  },
} as const

/**
 * What the letters A to D stand on in each town's house. `building` is what
 * the picture shows; the hints name the lock, not the words for it.
 */
export const TOWN_LOCKS = {
  'north-bergen': {
    building:
      'two-family house with vinyl siding, two front doors side by side, driveway and garage door',
    A: 'upstairs and downstairs front doors, two deadbolts keyed apart',
    B: 'side door on the driveway, knob lock and deadbolt',
    C: 'garage door, T-handle lock',
    D: 'basement hatch at the foundation, padlock',
  },
  'jersey-city': {
    building: 'downtown brick row house next to the glass lobby of a mid-rise',
    A: 'row house front door under its cornice, old double doors with a rim lock',
    B: 'mid-rise lobby door, keypad and fob reader',
    C: 'window gate on the ground floor of the row house, keyed gate lock',
    D: 'apartment door behind a lit window of the mid-rise, lever lock to be rekeyed',
  },
  hoboken: {
    building: 'brownstone with a stoop, garden level and vestibule',
    A: 'parlor door, mortise lock',
    B: 'buzzer panel and vestibule door latch',
    C: 'garden gate under the stoop, gate lock',
    D: 'an apartment upstairs (lit window beside it), rekey between roommates',
  },
  weehawken: {
    building: 'frame house on the cliff above its own garage, long steps up from the street',
    A: 'front door at the top of the steps, deadbolt in an old wooden door',
    B: 'garage door at street level, T-handle lock',
    C: 'iron gate at the foot of the steps, gate lock',
    D: 'sliding glass door of the balcony, hook latch and bar',
  },
  'west-new-york': {
    building: 'five-story brick apartment house with fire escape, vestibule and buzzers',
    A: 'street door of the vestibule, lock cylinder and closer',
    B: 'buzzer panel and electric strike of the inner door',
    C: 'mailboxes in the vestibule, cam locks',
    D: 'apartment window gate on the fire escape, keyless release from inside',
  },
  secaucus: {
    building: 'warehouse with a small office door, roll-up shutter and loading dock',
    A: 'office door of glass in aluminum frame, hook bolt cylinder',
    B: 'loading dock roll-up door, slide bolt and padlock',
    C: 'steel side exit door, panic bar inside',
    D: 'yard gate in the chain-link fence, chain and padlock',
  },
  'union-city': {
    building: 'three-family house with a storefront and awning below',
    A: 'glass door of the store, lever lock and cylinder',
    B: 'roll-down shutter over the store window, shutter padlock',
    C: 'narrow street door to the three apartments, deadbolt and bells',
    D: 'an apartment on an upper floor (lit window beside it), rekey',
  },
  guttenberg: {
    building: 'lobby of a high-rise tower on the cliff: doors, desk, mailroom, elevator',
    A: 'lobby glass doors, electric strike',
    B: 'fob reader beside the doors',
    C: 'mailroom wall of small boxes, cam locks',
    D: 'apartment door up in the tower (lit window), master-keyed lock',
  },
} as const
