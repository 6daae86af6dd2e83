import type { CityCopy } from '../types.ts'

export const westNewYork: CityCopy = {
  meta: {
    title: 'Locksmith in West New York, NJ',
    description:
      'Walk-ups, vestibules, mailboxes and fire-escape gates between Bergenline and the cliff. A West New York locksmith who names the price on the phone.',
  },
  heading: 'Locksmith in West New York',
  lead: 'A town of brick apartment houses on top of the cliff. Say New Jersey when you call; the name fools people.',
  approach:
    'We come south from North Bergen on Bergenline or Park Avenue, and by Boulevard East for the blocks with the view.',
  mapAlt:
    'West New York as a tilted grid on top of the cliff, Bergenline Avenue and 60th Street crossing in the middle, Boulevard East along the edge, the Hudson below.',
  mapLabels: {
    'main-street': 'Bergenline Ave',
    'second-street': '60th St',
    'cliff-road': 'Boulevard East',
    river: 'Hudson River',
  },
  locks: {
    heading: 'Four locks in one walk-up.',
    lead: 'Five floors of brick with a fire escape in front. Some of these are the owner’s to fix, and one of them may save your life.',
    pictureAlt:
      'A five-story brick apartment house with a fire escape, a vestibule with buzzers and mailboxes, and a gate across one window.',
    items: [
      {
        letter: 'A',
        title: 'The street door',
        text: 'Slammed by five floors of people. First the cylinder, then the closer that should have stopped the slam.',
        service: 'Commercial Lock Replacement',
      },
      {
        letter: 'B',
        title: 'The buzzers',
        text: 'It hums and the inner door stays shut: the strike is tired, or it gets too little current.',
        service: 'Access Control',
      },
      {
        letter: 'C',
        title: 'The mailboxes',
        text: 'A cam lock the size of a thimble. Yours we can change; the letter carrier’s own lock we never touch.',
        service: 'Lock Replacement',
      },
      {
        letter: 'D',
        title: 'The gate at the fire escape',
        text: 'It lets go from inside, without a key, by feel, in the dark. We fit no other kind.',
        service: 'Gate Locks',
      },
    ],
  },
  passages: [
    {
      heading: 'Bergenline, Park, the Boulevard',
      paragraphs: [
        'The numbered streets run from the high forties to the high sixties. The avenues cross them the long way: Bergenline with its shops, Park with its houses, Boulevard East with its benches. Sixtieth is the one with Town Hall. A number and an avenue is all the address we need to start driving.',
        'Most of it is brick. Apartment houses with a vestibule and a row of bells in the middle of town, small attached houses toward the north end, each with a front step and a storm door. A storm door that locks by itself has put more people on that step than any burglar.',
      ],
    },
    {
      heading: 'The town under the town',
      paragraphs: [
        'Below the cliff, off River Road, West New York has a second set of streets, with newer apartments that run on into Port Imperial. Doors down there are steel, the lever sets answer to a building key, and management has an office. Up on the hill the super is often the neighbor on the second floor. Both can say yes to us. We only need to know whom to ask.',
      ],
    },
    {
      heading: 'A permit on the glass',
      paragraphs: [
        'On residential blocks a car with no town permit is given a few hours and then a ticket. Bergenline is meters. That is time enough for a door, a rekey or a jammed mailbox. For a whole building, have the owner find us a spot in the yard and we will not have to stop in the middle.',
      ],
    },
    {
      heading: 'Buses above, trains below',
      paragraphs: [
        'The 159 works Bergenline, the 128 works the Boulevard, and jitneys work both. The light rail is far underfoot at Bergenline and 49th, on the Union City line. If you have a bus to catch and the door can wait, say when you will be back. The form has a place for that, and Same Day is a fair answer.',
        'Until we get there, wait in the vestibule or in a store on the avenue. Someone at the counter will know the super.',
      ],
    },
  ],
  questions: {
    heading: 'Asked under the fire escape',
    items: [
      {
        question:
          'The street door will not lock and the super is away. Can a tenant order the repair?',
        answer:
          'The street door is the owner’s, so the yes has to come from the owner or the manager. Call us with their number and we will ask.',
      },
      {
        question: 'Is a padlock on the window gate all right, just for the weekend?',
        answer:
          'No. On the wrong night a weekend is long enough. If the latch of the gate is broken, we put in one that opens by hand.',
      },
    ],
  },
  neighbors: {
    heading: 'Next doors',
    lead: 'Guttenberg, North Bergen, Union City and Weehawken all touch West New York. The rest are a bus ride off.',
  },
}
