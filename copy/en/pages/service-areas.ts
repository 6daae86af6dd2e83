import {
  area,
  baseTown,
  bergenlineTowns,
  countedTowns,
  inHudsonCounty,
  namedOrCounted,
  nearbyTowns,
  townCount,
  townList,
} from '#copy/en/place.ts'
import type { ServiceAreasCopy } from '#copy/page-types.ts'
import { whileServed } from '#copy/while-town-served.ts'
import { TOWNS } from '#domain/places/towns.ts'

const neighbors = ['Fairview', 'Cliffside Park', 'Edgewater', 'Ridgefield'].filter(
  (town) => !TOWNS.some(({ name }) => name === town),
)
const list = new Intl.ListFormat('en-GB').format(neighbors)
/** Towns around the service area that visitors also search for. */
const closeBy = neighbors.length > 1 ? inHudsonCounty(`${list} are close by. `, '') : ''

export const serviceAreas: ServiceAreasCopy = {
  meta: {
    title: `Locksmith in ${area}: Towns`,
    description: namedOrCounted(
      `A locksmith 24/7 in ${townList}. Your total on the phone.`,
      `A locksmith 24/7 in ${baseTown} and ${nearbyTowns}, in ${area}. Your total on the phone.`,
    ),
  },
  heading: `Towns we serve in ${area}`,
  lead: `We come to ${countedTowns('these')} 24/7, from {emergencyPrice} for a lockout. Each town’s page has our minutes, its streets and its locks.`,
  townLink: 'Locksmith in {town}',
  mapAlt: inHudsonCounty(
    `The ${townCount} towns from above with their names: ${whileServed('Secaucus', 'Secaucus on the Hackensack', 'the Hackensack')}, the ridge behind the row of stakes that is the cliff, the strip along the Hudson, Manhattan beyond.`,
    namedOrCounted(
      `Map of ${townList}. The rings show the miles from ${baseTown}.`,
      `Map of ${countedTowns('the')}. The rings show the miles from ${baseTown}.`,
    ),
  ),
  passages: [
    {
      heading: 'How to tell us where you are',
      paragraphs: [
        `The town comes first. ${bergenlineTowns === null ? '' : `Bergenline Avenue runs through ${bergenlineTowns} of our towns, and some of them share a ZIP code. `}Then give us the cross street, and the unit number if there is one. Nothing more is needed to find you.`,
      ],
    },
    ...inHudsonCounty(
      [
        {
          heading: 'On the cliff or at the water?',
          paragraphs: [
            'A cliff, the Palisades, runs through these towns, and only a few roads go down it: Bulls Ferry Road, Pershing Road, Hackensack Plank Road and the viaducts. Are you at the top or at the bottom?',
          ],
        },
      ],
      [],
    ),
    {
      heading: 'Is your town not on the list?',
      paragraphs: [`${closeBy}Call {phone}, and you know at once whether we come.`],
    },
  ],
}
