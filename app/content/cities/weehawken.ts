import type { CityCopy } from '../types.ts'

export const weehawken: CityCopy = {
  meta: {
    title: 'Locksmith in Weehawken, NJ',
    description:
      'Houses on the cliff, garages at street level, apartments at Port Imperial. Weehawken lockouts, gates and deadbolts, with the price named first.',
  },
  heading: 'Locksmith in Weehawken',
  lead: 'A town on two levels with a cliff between them. Tell us whether you are up on Boulevard East or down at the ferry.',
  approach:
    'From North Bergen we follow Boulevard East along the edge. For the waterfront we drop to River Road and stay at the bottom.',
  mapAlt:
    'Weehawken along the edge of the cliff: Boulevard East on top, Hamilton Park over the river, Port Imperial to the north at the water, the Lincoln Tunnel running out under the Hudson.',
  mapLabels: {
    'main-street': 'Boulevard East',
    landmark: 'Hamilton Park',
    ferry: 'Port Imperial',
    tunnel: 'Lincoln Tunnel',
  },
  locks: {
    heading: 'Four locks up one flight.',
    lead: 'The house stands on the rock, its garage stands on the street, and there is something to lock at every landing.',
    pictureAlt:
      'A frame house on the cliff above its own garage, with an iron gate at the foot of long steps, a wooden front door at the top and a sliding door to the balcony.',
    items: [
      {
        letter: 'A',
        title: 'The door at the top',
        text: 'Old wood moves with the weather. A new deadbolt gets a new strike, set where the bolt really lands.',
        service: 'Lock Replacement',
      },
      {
        letter: 'B',
        title: 'The garage below',
        text: 'A T-handle, two rods, two cables. When it spins and nothing stirs, a cable has let go.',
        service: 'Lock Repair',
      },
      {
        letter: 'C',
        title: 'The gate on the sidewalk',
        text: 'It takes every slam of the day. A lock box, a cover for the keyhole, and a closer that is gentler.',
        service: 'Gate Locks',
      },
      {
        letter: 'D',
        title: 'The balcony slider',
        text: 'A hook latch and a bar in the track. The bar keeps strangers out and, some evenings, the owner.',
        service: 'House Lockout',
      },
    ],
  },
  passages: [
    {
      heading: 'Up here, down there',
      paragraphs: [
        'The old township is on top: houses along Boulevard East, the Heights around Gregory Avenue, the blocks behind Hamilton Park. The waterfront is younger, a strip of apartments and townhouses from Lincoln Harbor to Port Imperial. On paper they touch. By van they are Pershing Road apart, and on foot a very tall staircase.',
        'Zoning keeps high buildings out of the view, so on the hill a front door is mostly a front door, with a lock of its own and no desk beside it. At the water it is the other way around.',
      ],
    },
    {
      heading: 'Streets that end',
      paragraphs: [
        'There are more than a dozen dead ends here, and Shippen Street goes down to Hackensack Plank Road in two cobbled hairpins, one way. Navigation does not always know a street from a staircase. Your nearest corner on Park Avenue or Boulevard East tells us more than the house number does.',
      ],
    },
    {
      heading: 'Tunnel, boat, bus',
      paragraphs: [
        'The Lincoln Tunnel comes out in the middle of the township and climbs the hill by the Helix. When it backs up, the avenues on both sides fill as well, and we say so when you call.',
        'Boats leave from Port Imperial and Lincoln Harbor, the light rail stops at both, and the 128 keeps to the Boulevard. If your keys stayed on the boat, ask the ferry first and us second. It is the cheaper order.',
      ],
    },
    {
      heading: 'Where the van stands',
      paragraphs: [
        'Blocks within reach of the bus and the ferry are kept for cars with a township permit, and everyone else’s time is short. The sign says how short. Cliff houses often have that garage on the lower street with nothing in front of it. Leave the apron clear and we can work out of the back doors of the van.',
        'Down at Port Imperial, ask the management where a service van goes and whether the loading dock wants a name.',
      ],
    },
  ],
  questions: {
    heading: 'Asked at the foot of the steps',
    items: [
      {
        question: 'The car is in the garage and the garage will not open. You, or a door company?',
        answer:
          'If the handle turns and the bars do not move, it is the lock, and that is us. If a spring has snapped, leave the door down and call a door company. We will tell you the same on the phone.',
      },
      {
        question: 'I live over the ferry with a desk downstairs. How does this go?',
        answer:
          'Meet us at the desk with ID that shows your unit. They send us up, we open your door. The lobby and its fobs stay with the people who run the building.',
      },
    ],
  },
  neighbors: {
    heading: 'Next doors',
    lead: 'West New York, Union City and Hoboken begin where Weehawken stops. Then come the others.',
  },
}
