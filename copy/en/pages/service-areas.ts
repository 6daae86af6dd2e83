import {
  area,
  baseTown,
  bergenlineTowns,
  countedTowns,
  inHudsonCounty,
  licensed,
  namedOrCounted,
  nearbyTowns,
  townCount,
  townList,
} from '#copy/en/place.ts'
import type { ServiceAreasCopy } from '#copy/page-types.ts'
import { whileServed } from '#copy/while-town-served.ts'
import { TOWNS } from '#domain/towns.ts'

const neighbors = ['Fairview', 'Cliffside Park', 'Edgewater', 'Bayonne'].filter(
  (town) => !TOWNS.some(({ name }) => name === town),
)
const list = new Intl.ListFormat('en-GB').format(neighbors)
/** Towns around the service area that visitors also search for. */
const closeBy = neighbors.length > 1 ? inHudsonCounty(`${list} are close by. `, '') : ''

export const serviceAreas: ServiceAreasCopy = {
  meta: {
    title: `Locksmith Service Areas in ${area}`,
    description: namedOrCounted(
      `A ${licensed}locksmith 24/7 in ${townList}. Get your price on the phone.`,
      `A ${licensed}locksmith 24/7 in ${baseTown} and ${nearbyTowns}, in ${area}. Get your price on the phone.`,
    ),
  },
  heading: `Towns we serve in ${area}`,
  lead: `We come to ${countedTowns('these')} 24/7. Lockouts start at {emergencyPrice}. Give us your cross street, and we’ll tell you the price and when we’ll be there.`,
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
        `Tell us the town first. ${bergenlineTowns === null ? '' : `Bergenline Avenue runs through ${bergenlineTowns} of our towns, and some of them share a ZIP code. `}Then give us the cross street, and the unit number if there is one. That’s all we need to find you.`,
      ],
    },
    ...inHudsonCounty(
      [
        {
          heading: 'On the cliff or at the water?',
          paragraphs: [
            'A cliff, the Palisades, runs through these towns, and only a few roads go down it: Bulls Ferry Road, Pershing Road, Hackensack Plank Road and the viaducts. So tell us if you are at the top or at the bottom.',
          ],
        },
      ],
      [],
    ),
    {
      heading: 'Is your town not on the list?',
      paragraphs: [`${closeBy}Call {phone}. We’ll tell you right away if we can come.`],
    },
  ],
}
