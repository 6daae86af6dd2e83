import type { CityCopy } from '../types.ts'

export const guttenberg: CityCopy = {
  meta: {
    title: 'Locksmith in Guttenberg, NJ',
    description:
      'Four blocks of houses, walk-ups and towers on the cliff. Guttenberg apartment doors, mailboxes and lockouts, with the desk told and the price named.',
  },
  heading: 'Locksmith in Guttenberg',
  lead: 'Four blocks wide, with three towers at the end of them. Tell us the tower and the floor, or the street and the bell.',
  approach:
    'There is hardly an approach. From North Bergen we come down Bergenline, Park Avenue or Boulevard East, and that is it.',
  mapAlt:
    'Guttenberg as a thin strip from the ridge to the river: Bergenline Avenue and 70th Street crossing, Boulevard East along the cliff, the three Galaxy Towers at its edge.',
  mapLabels: {
    'main-street': 'Bergenline Ave',
    'second-street': '70th St',
    landmark: 'Galaxy Towers',
    'cliff-road': 'Boulevard East',
  },
  locks: {
    heading: 'Four locks in one tower.',
    lead: 'In a high-rise you own one lock and walk past three. It helps to know which is which.',
    pictureAlt:
      'The lobby of a tower on the cliff, with glass doors, a fob reader, a desk, a wall of mailboxes and an elevator, and one lit window far up.',
    items: [
      {
        letter: 'A',
        title: 'The lobby doors',
        text: 'Glass, a closer, an electric strike. When they stop latching, every floor knows by dinner.',
        service: 'Commercial Lock Replacement',
      },
      {
        letter: 'B',
        title: 'The reader',
        text: 'It knows fobs, and management decides which. We work on it for them and nobody else.',
        service: 'Access Control',
      },
      {
        letter: 'C',
        title: 'The mailroom',
        text: 'A wall of small doors on small cams. Have the box number and something that says it is yours.',
        service: 'Lock Replacement',
      },
      {
        letter: 'D',
        title: 'Up in the tower',
        text: 'Your lock may answer to the building’s master as well. A rekey can keep that, or end it if the rules allow.',
        service: 'Master Key System',
      },
    ],
  },
  passages: [
    {
      heading: 'Small town, tall town',
      paragraphs: [
        'Guttenberg is a strip of hill from Kennedy Boulevard to the Hudson, roughly 68th Street to 71st. It holds two-family houses, walk-ups over the shops, brick apartment houses, and then, on the edge, the Galaxy: three eight-sided towers of 44 floors with more than a thousand apartments. You can walk from a side door with a knob lock to a lobby with a desk in the time it takes to find your keys.',
      ],
    },
    {
      heading: 'Whose door is it',
      paragraphs: [
        'In the towers that takes a moment to answer. Lobby, garage and fobs belong to the association. The lock of your apartment is usually yours to change, within the rules you signed. Before we go up, you tell the desk. Before we change a keyway, we ask what the rules say.',
        'In the houses it is shorter: who owns it, who lives here, and is one of them you.',
      ],
    },
    {
      heading: 'The shared ZIP',
      paragraphs: [
        'Guttenberg and West New York both get their mail under 07093, and a map is happy to pick the wrong one. Say the town. Then say the corner. Bergenline and 70th is up among the stores; Boulevard East and 70th is at the foot of the towers, with the river behind it.',
      ],
    },
    {
      heading: 'One way, short curbs',
      paragraphs: [
        'The cross streets are short and narrow, Adams and Jackson go one way, and the curb is for residents before it is for us. At the Galaxy ask which entrance takes a service van and for how long. For a walk-up we park where we can and bring the bag.',
        'The 128, the 165, the 166 and the 168 pass on the Boulevard, the 159 on the avenue with the stores. On some summer evenings the Boulevard is closed for a concert and the buses go around by Park. So do we.',
      ],
    },
    {
      heading: 'Forty floors of drive',
      paragraphs: [
        'Getting to the building is half of it. The desk, the freight elevator and the long hallway are the other half, and all three go better when they expect us. If you can, come down and ride up with the locksmith. It answers the question about ID before anyone asks it.',
      ],
    },
  ],
  questions: {
    heading: 'Asked in the elevator',
    items: [
      {
        question: 'My fob is upstairs and the desk will not let me by. Can you?',
        answer:
          'Not past the desk. They decide who comes in and we do not work around them. Once they know you, the door of your apartment is our part.',
      },
      {
        question: 'I am locked out on my balcony with only my phone. Whom do I call?',
        answer:
          'The desk first, so that somebody is at your hall door, then us to open it. Nobody climbs. If it is freezing or you feel ill, call 911.',
      },
    ],
  },
  neighbors: {
    heading: 'Next doors',
    lead: 'North Bergen above, West New York below, and the other five not far behind.',
  },
}
