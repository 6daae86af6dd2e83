import type { ContactCopy } from '../page-types.ts'

export const contact: ContactCopy = {
  meta: {
    title: 'Contact a Locksmith Day or Night',
    description:
      'Call for a lockout, send the form for a job that can wait, or write about your data. Open all day, every day, for eight towns in Hudson County.',
  },
  heading: 'Call first. It is quicker.',
  lead: 'A form waits for somebody to read it. A ringing phone does not wait.',
  channels: [
    {
      kind: 'phone',
      title: 'Phone',
      text: 'Open all day, every day. For anything that is locked right now.',
    },
    {
      kind: 'form',
      title: 'Form',
      text: 'For work with a date, for a price, or for a place where you cannot talk.',
    },
    {
      kind: 'email',
      title: 'Email',
      text: 'For papers, for questions that can sleep, and for anything about your data.',
    },
    {
      kind: 'mail',
      title: 'Mail',
      text: 'For letters. The work itself is done at your door.',
    },
  ],
  ask: {
    heading: 'What we will ask you',
    items: [
      'Where are you? The cross street beats the house number.',
      'What is locked, and by which lock: the top one, the bottom one, both?',
      'Is anybody inside, or anything on the stove?',
      'Whose place is it, and can you show that?',
      'What number do we call if the line drops?',
    ],
  },
  danger: {
    title: 'Is somebody in danger?',
    text: 'A person hurt behind a door, a child in a hot car, a burglar still inside: that is 911 before it is us.',
  },
  areas: {
    title: 'Where we go',
    text: 'North Bergen and the seven towns around it, from the Meadowlands to the piers.',
    link: 'All service areas',
  },
}
