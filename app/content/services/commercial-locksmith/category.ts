import { CATEGORY_BLURBS } from '../../category-blurbs.ts'
import type { CategoryCopy } from '#app/content/types.ts'

export const commercialLocksmith: CategoryCopy = {
  meta: {
    title: 'Commercial Locksmith, Hudson County',
    description:
      'Locks, rekeys, master keys, card readers and exit bars for shops, offices and apartment buildings. Which of the five your door needs, and in what order.',
  },
  heading: 'Commercial Locksmith',
  lead: 'Shop, office, warehouse or building: the door customers use, the one they flee by, and all the keyed ones between.',
  blurb: CATEGORY_BLURBS.commercial,
  plateAlt:
    'Plan of a shop seen from above: the front door on the street, an office door, a card reader at the stockroom and an exit bar at the back.',
  callouts: [
    { part: 'front', title: 'Front door', text: 'Takes the most turns in a day' },
    { part: 'office', title: 'Office', text: 'Its own key, under the master' },
    { part: 'reader', title: 'Stockroom', text: 'A card in, a name on the log' },
    { part: 'exit', title: 'Back exit', text: 'Push the bar and you are out' },
  ],
  promise: {
    heading: 'Know who holds a key.',
    paragraphs: [
      'Ask three managers how many front-door keys are out and you get three numbers. That is where we begin: a list of doors down the side, a list of people across the top, a mark where one may open the other. The hardware follows from the sheet.',
      'A nail salon on Summit Avenue may need one new cylinder. A warehouse off Secaucus Road may need readers on two doors and a bar on the third. We would rather leave a good lock on than sell you a system for a door that four people use.',
      'Whatever goes on, the way out stays free. An exit in use opens from inside with one motion and no key.',
    ],
  },
  chooser: {
    heading: 'Five jobs, told apart',
    items: [
      {
        slug: 'lock-replacement',
        title: 'The lock is tired',
        text: 'Levers that droop, latches that miss, storefront bolts that hang. A lock of the right grade goes on.',
      },
      {
        slug: 'lock-rekey',
        title: 'Someone left',
        text: 'The hardware is fine, a key is out. Repin the cylinder or swap the core.',
      },
      {
        slug: 'emergency-exit-device',
        title: 'The door people flee by',
        text: 'Bars that stick, alarms that chirp, a rear exit someone has chained.',
      },
      {
        slug: 'master-key',
        title: 'One key too many',
        text: 'You carry a ring, staff carry one each. A plan puts every door under a key of yours.',
      },
      {
        slug: 'access-control',
        title: 'Keys are the problem',
        text: 'You want to cancel a card on Tuesday without changing a lock on Wednesday.',
      },
    ],
  },
  whenToCall: {
    heading: 'What sets it off',
    items: [
      'An employee with keys is no longer an employee.',
      'The inspector wrote up a door.',
      'You signed the lease and the last tenant’s keys still work.',
      'Staff prop the back door open because the lock fights them.',
      'The building changed hands and nobody can say what opens what.',
    ],
  },
  steps: {
    heading: 'How a job runs',
    items: [
      {
        title: 'Walk it',
        text: 'Every door, its lock, its swing, its label if it is fire-rated. We write it down.',
      },
      {
        title: 'Put it on paper',
        text: 'Doors, parts, labor, one total. You decide what is now and what waits.',
      },
      {
        title: 'Work around you',
        text: 'Before opening, after closing, or one door at a time, so that customers always have one.',
      },
      {
        title: 'Hand it over',
        text: 'Keys stamped, codes and key chart to the person you named, and every door tried.',
      },
    ],
  },
  price: {
    heading: 'How a quote is built',
    paragraphs: [
      'Fitting a lock starts at {installationPrice}; on a commercial door the grade of the hardware and the state of the door move it most. Rekeys go by cylinder, readers by door.',
      'Wiring, steel that must be cut and work outside opening hours are in the quote from the start.',
    ],
  },
  refusals: {
    heading: 'What we will not put on a door',
    items: [
      'No chain, hasp or slide bolt goes on an exit that people use.',
      'No unlisted part goes on a door with a fire label.',
      'No master key is cut for a person who is not on the owner’s list.',
    ],
  },
  questions: {
    heading: 'Asked across the counter',
    items: [
      {
        question: 'Who may order the work?',
        answer:
          'The owner, or someone the owner names to us. Keys and codes are handed to that person and to nobody else.',
      },
      {
        question: 'Are you licensed for this?',
        answer:
          'In New Jersey locksmiths are licensed through the Fire Alarm, Burglar Alarm and Locksmith Advisory Committee. Look for the numbers at the top and the foot of this page; the Division of Consumer Affairs can confirm them.',
      },
      {
        question: 'Do you know the code for my door?',
        answer:
          'We know what usually applies and what hardware is listed for it. Your construction or fire official has the last word, and we ask before we drill.',
      },
    ],
  },
}
