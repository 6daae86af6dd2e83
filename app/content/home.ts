import type { HomeCopy } from './page-types.ts'

/** The words of the home page; the quoted strings of R14 stay letter for letter. */
export const home = {
  meta: {
    title: '24/7 Locksmith in North Bergen, NJ',
    description:
      'Locked out, lost the key, or changing the lock? Call or send five answers. You hear the price before anyone drives. Eight towns in Hudson County.',
  },
  hero: {
    badge: 'Top-Rated Local Locksmith',
    words: ['Expert', 'Quick', 'Reliable'],
    lines: ['Locksmith Services', 'in North Bergen'],
    leadWide:
      'Available 24/7, from Secaucus to the river. Tell us the cross street and what is locked. You hear the price before anyone drives.',
    leadNarrow:
      'Available 24/7. Tell us the cross street; you hear the price before anyone drives.',
    call: 'Call Now',
    services: 'Our Services',
    tiles: ['24/7 Service', 'Licensed & Insured', '5-Star Rated'],
    pause: 'Pause',
    play: 'Play',
    pauseLabel: 'Pause the changing word',
    playLabel: 'Play the changing word',
  },
  services: {
    heading: ['Eighteen jobs.', 'One phone number.'],
    lead: {
      wide: 'Pick a job to see how it is done and what the price depends on. Not on the list? Call. We have probably met that lock.',
      narrow: 'Pick a job to see how it is done and what the price depends on.',
    },
    link: 'Our Services',
    tags: {
      emergencyLockout: { title: 'Emergency lockout', price: 'from {emergencyPrice}' },
      lockInstallation: { title: 'Lock installation', price: 'from {installationPrice}' },
    },
  },
  emergency: {
    heading: ['Locked out?', 'Wait in the light.'],
    lead: 'Stand somewhere lit and call. We ask where you are, what is locked, and who is inside.',
    callNow: 'Call Now',
    danger: { title: 'Child or pet locked in a car?', text: 'Call 911 first, then us.' },
    links: [
      { slug: 'house-lockout', text: 'Picked, not kicked. Your lock goes on working.' },
      { slug: 'car-lockout', text: 'Any make. No wedge marks, no broken glass.' },
      { slug: 'business-lockout', text: 'Shutters, mortise locks, aluminum doors.' },
      { slug: 'storage-unit-lockout', text: 'Disc locks cut clean; a new one fitted.' },
    ],
    sceneAlt:
      'A street at night. Somebody with a dog waits under a lamp, beside a house with one lit window, a shuttered bakery, a storage unit and a car with the key on its seat.',
  },
  process: {
    heading: 'Four cuts, then it turns.',
    steps: [
      {
        title: 'Tell us the lock',
        text: 'Call, or send the form. A cross street and “top deadbolt, brass” is plenty.',
      },
      {
        title: 'Hear the price',
        text: 'One number, on the phone, before anyone drives. It goes on the work order.',
      },
      {
        title: 'Both show ID',
        text: 'We show a license. You show that you belong behind that door.',
      },
      {
        title: 'Turn it, then pay',
        text: 'Try the key three times. If it sticks, we are not finished.',
      },
    ],
  },
  why: {
    heading: ['Read it before', 'you sign it.'],
    lead: 'This is the whole work order. There is no back page.',
    reasons: [
      {
        letter: 'A',
        title: 'The price on the phone is line one',
        text: 'If the job turns out different, we stop, explain and ask. You can say no.',
      },
      {
        letter: 'B',
        title: 'Picked first, drilled last',
        text: 'Drilling gets its own line and its own yes. Most house doors never need it.',
      },
      {
        letter: 'C',
        title: 'A license number you can look up',
        text: 'It is printed on every order, next to the name of the person at your door.',
      },
      {
        letter: 'D',
        title: 'We check you belong there',
        text: 'We would want that for our own apartment. So will you.',
      },
    ],
    workOrder: {
      title: 'Work order',
      sample: 'Sample',
      numberLabel: 'No.',
      number: '00418',
      facts: [
        { label: 'Job', value: 'House Lockout, top deadbolt' },
        { label: 'Where', value: 'Bergenline Ave & 79th St, North Bergen' },
        { label: 'When', value: 'Thursday, 2:40 am' },
      ],
      lines: [
        { letter: 'A', text: 'Emergency lockout, as agreed by phone', amount: 'emergencyLockout' },
        { letter: 'B', text: 'Drilling and new cylinder', note: 'not needed', amount: 'nothing' },
      ],
      total: 'To pay',
      signers: [
        { letter: 'C', title: 'Locksmith', lines: ['Name of your locksmith', 'NJ Lic. {license}'] },
        {
          letter: 'D',
          title: 'Customer ID',
          lines: ['Seen, matches address', 'Key turned 3 times'],
        },
      ],
      signed: 'Signed after the door opened, not before',
    },
  },
  reviews: {
    count: 'from {reviewCount} reviews.',
    lead: {
      wide: 'We read all of them, the four-star ones twice.',
      narrow: 'We read all of them.',
    },
    link: 'Read the reviews',
    sample: 'Sample',
  },
  map: {
    heading: ['Eight towns,', 'two rivers.'],
    lead: {
      wide: 'Everything from the Hackensack to the Hudson, along the top of the cliff and down to the piers.',
      narrow:
        'From the Hackensack to the Hudson, along the top of the cliff and down to the piers.',
    },
    pictureAlt:
      'Map of the eight towns between the Hackensack and the Hudson, the cliff drawn as a row of stakes, North Bergen picked out, Manhattan across the water.',
  },
  faq: {
    heading: ['Asked at', 'the door.'],
    lead: 'Short answers. The long ones are on the',
    link: 'FAQ page',
  },
} as const satisfies HomeCopy
