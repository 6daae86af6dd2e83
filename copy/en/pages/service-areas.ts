import { perFacts } from '#domain/business/per-facts.ts'
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
import { allTowns } from '#domain/places/towns.ts'

const neighbors = perFacts(() =>
  ['Fairview', 'Cliffside Park', 'Edgewater', 'Ridgefield'].filter(
    (town) => !allTowns().some(({ name }) => name === town),
  ),
)
const list = perFacts(() => new Intl.ListFormat('en-GB').format(neighbors()))
/** Towns around the service area that visitors also search for. */
const closeBy = perFacts(() =>
  neighbors().length > 1 ? inHudsonCounty(`${list()} are close by. `, '') : '',
)

export const serviceAreas = perFacts((): ServiceAreasCopy => ({
  meta: {
    title: `Towns We Serve in ${area()}`,
    description: namedOrCounted(
      `A locksmith 24/7 in ${townList()}. Lockouts from {emergencyPrice} by day and {nightPrice} at night.`,
      `A locksmith 24/7 in ${baseTown()} and ${nearbyTowns()}, in ${area()}. Lockouts from {emergencyPrice} by day and {nightPrice} at night.`,
    ),
  },
  heading: `Towns we serve in ${area()}`,
  lead: `We come to ${countedTowns('these')} 24/7. Lockouts cost from {emergencyPrice} by day and {nightPrice} at night. Prices are the same in all of them; each page has the town’s streets and locks.`,
  townLink: 'Locksmith in {town}',
  mapAlt: inHudsonCounty(
    `The ${townCount()} towns from above with their names: ${whileServed('Secaucus', 'Secaucus on the Hackensack', 'the Hackensack')}, the ridge behind the row of stakes that is the cliff, the strip along the Hudson, Manhattan beyond.`,
    namedOrCounted(
      `Map of ${townList()}. The rings show the miles from ${baseTown()}.`,
      `Map of ${countedTowns('the')}. The rings show the miles from ${baseTown()}.`,
    ),
  ),
  passages: [
    {
      heading: 'How to tell us where you are',
      paragraphs: [
        `Tell us the town first${bergenlineTowns() === null ? '' : `: Bergenline Avenue runs through ${bergenlineTowns()} of ours, and some share a ZIP code`}. Then give us the cross street, and the unit number if there is one.`,
      ],
    },
    ...inHudsonCounty(
      [
        {
          heading: 'Top or bottom of the cliff',
          paragraphs: [
            'A cliff, the Palisades, runs through most of these towns, and few roads go down it, such as Bulls Ferry Road, Pershing Road, Hackensack Plank Road and the viaducts. Tell us if you’re at the top or at the bottom.',
          ],
        },
      ],
      [],
    ),
    {
      heading: 'Town not listed?',
      paragraphs: [`${closeBy()}Call {phone}, and we’ll tell you right away if we can come.`],
    },
  ],
}))
