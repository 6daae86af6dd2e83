import type { ServiceAreasCopy } from '../page-types.ts'

export const serviceAreas: ServiceAreasCopy = {
  meta: {
    title: 'Service Areas in Hudson County, NJ',
    description:
      'North Bergen, Union City, West New York, Guttenberg, Weehawken, Jersey City, Hoboken and Secaucus: what the locks are like in each, street by street.',
  },
  heading: 'Where the van goes',
  lead: 'Eight towns between the Hackensack and the Hudson. Each has its own hills, its own parking and its own idea of a front door.',
  towns: {
    'north-bergen': 'Two-families on the slope, shops on the ridge, garages on Tonnelle.',
    'union-city': 'Stores below, three families above, one street door between them.',
    'west-new-york': 'Brick walk-ups with vestibules, buzzers and fire escapes.',
    guttenberg: 'Four blocks of houses and three very tall towers.',
    weehawken: 'Front doors on the cliff, fobs and desks down by the ferry.',
    'jersey-city': 'Row houses, frame houses and high-rises, by neighborhood.',
    hoboken: 'Stoops, parlor doors, garden gates and hardly a driveway.',
    secaucus: 'Docks, outlets, storage rooms and streets with real driveways.',
  },
  townLink: 'Locks in {city}',
  mapAlt:
    'The eight towns from above with their names: Secaucus on the Hackensack, the ridge behind the row of stakes that is the cliff, the strip along the Hudson, Manhattan beyond.',
  passages: [
    {
      heading: 'Say the town first',
      paragraphs: [
        'Bergenline Avenue goes through four of the eight. Park Avenue, Summit Avenue and Kennedy Boulevard are shared as well, and so is a ZIP code or two. The town, then the numbered street, then the floor: with those three in that order we can set off.',
      ],
    },
    {
      heading: 'Up the cliff, down the cliff',
      paragraphs: [
        'On the map these towns lie shoulder to shoulder. On the ground the Palisades run between them, and there are only so many roads down: Bulls Ferry, Pershing, Hackensack Plank, the viaducts. That is why we ask whether you are at the top or at the water.',
      ],
    },
    {
      heading: 'Just over the line?',
      paragraphs: [
        'Fairview, Cliffside Park, Edgewater, Bayonne: not on the list, not far away. Call and ask. You get a yes or a no, and no runaround.',
      ],
    },
  ],
}
