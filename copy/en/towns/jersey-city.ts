import { perFacts } from '#domain/business/per-facts.ts'
import { whileServed } from '#copy/while-town-served.ts'
import { fromNorthBergen } from '#copy/en/place.ts'
import type { TownCopy } from '#copy/types.ts'

export const jerseyCity = perFacts((): TownCopy => ({
  meta: {
    title: '24/7 Locksmith in Jersey City, NJ',
    description: `24/7 locksmith in Jersey City, NJ, from the Heights to Greenville: rekeys, lobby doors, car keys, and lockouts from {emergencyPrice} by day and {nightPrice} at night.`,
  },
  heading: 'Locksmith in Jersey City, NJ',
  lead: `We cover Jersey City, NJ, from the Heights to Greenville, 24/7: homes, stores and cars. A lockout starts at {emergencyPrice} by day and {nightPrice} at night.`,
  line: 'Row houses, two-family homes and towers, from the Heights to Greenville.',
  approach: `${fromNorthBergen('We come down Kennedy Boulevard or Tonnelle Avenue. ')}Tell us the neighborhood first, then the street.`,
  mapAlt:
    'Jersey City between the Hackensack and the Hudson: Kennedy Boulevard along the ridge, Newark Avenue running down toward Exchange Place, Journal Square in the middle.',
  mapLabels: {
    'main-street': 'Newark Ave',
    'second-street': 'Kennedy Blvd',
    landmark: 'Journal Square',
    waterfront: 'Exchange Place',
  },
  locks: {
    heading: 'Jersey City locks we work on',
    lead: 'Downtown mixes row houses and mid-rises. Here are four locks we see there.',
    pictureAlt:
      'A brick row house with double doors and a barred window on the ground floor, next to the glass lobby of a mid-rise with one lit window above.',
    items: [
      {
        letter: 'A',
        title: 'Double front doors',
        text: 'Two narrow doors, one old lock and many coats of paint. We free the bolts first.',
        service: 'Lock Repair',
      },
      {
        letter: 'B',
        title: 'The lobby door',
        text: 'A keypad, a card reader and an electric strike. If one stops working, nobody gets in. We find out which one and fix it.',
        service: 'Access Control',
      },
      {
        letter: 'C',
        title: 'The window gate',
        text: 'On a bedroom window it has to open from inside without a key. That’s the kind we install.',
        service: 'Gate Locks',
      },
      {
        letter: 'D',
        title: 'Your own apartment lock',
        text: 'The lobby belongs to the building. We can rekey your own door so only your keys open it.',
        service: 'Lock Rekey',
      },
    ],
  },
  passages: [
    {
      heading: 'Finding your address in Jersey City',
      paragraphs: [
        whileServed(
          'Union City',
          'Summit, Central and Palisade Avenues run through both Union City and the Heights. So tell us the town first, then the number.',
          'Summit, Central and Palisade Avenues go on beyond the Heights. So tell us the town first, then the number.',
        ),
        'After that, name the neighborhood. Journal Square, Greenville and Paulus Hook are far apart, and we take a different road to each.',
      ],
    },
    {
      heading: 'Downtown: Hamilton Park, Van Vorst Park and Paulus Hook',
      paragraphs: [
        'These blocks have brick and brownstone row houses with tall doors and old locks. We can often fix a worn part, so you keep the original lock.',
      ],
    },
    {
      heading: 'The Heights, Greenville and the West Side',
      paragraphs: [
        'Here, and in Bergen-Lafayette, most homes are two- and three-family houses with a shared front door. We label the keys for each apartment.',
      ],
    },
    {
      heading: 'Newport, Exchange Place and Journal Square',
      paragraphs: [
        'These are towers with front desks and fobs. Call us for your apartment door, your storage cage or your car, and tell the front desk that we’re coming.',
      ],
    },
    {
      heading: 'Parking in Jersey City',
      paragraphs: [
        'Most residential blocks are in a permit zone. Without a permit a car usually gets two hours, and a little longer in the Heights. Street sweeping days differ by block. For a longer job, please save us a spot in the driveway or get us a guest permit.',
      ],
    },
    {
      heading: 'Trains and tunnel traffic',
      paragraphs: [
        'We can meet you at a PATH or light rail station: tell us which one and which exit.',
        'Holland Tunnel traffic fills 12th and 14th Streets, and then everything near Hamilton Park is slow. The arrival time we give you allows for that.',
      ],
    },
  ],
  questions: {
    heading: 'Locksmith questions in Jersey City',
    items: [
      {
        question: 'We have double front doors and now both of them swing. Is the lock broken?',
        answer:
          'Usually not. One of the two doors is held by a bolt at the top and a bolt at the bottom. If one of them slips, the lock has nothing to hold on to. We check those bolts first.',
      },
      {
        question: 'I own a three-family in Greenville. Can you do all the doors in one visit?',
        answer:
          'Yes. Count the locks and tell us which doors should share a key. We do the hallway door last, so nobody gets locked out.',
      },
    ],
  },
}))
