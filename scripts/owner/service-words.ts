import { business } from '../../domain/business.ts'

/** Maximum length of a title without the name of the service. */
const MAX_NAME_LENGTH = 44 - ` in ${business.address.city}, ${business.address.region}`.length

/**
 * Lowercases a name for use in a sentence: '24-hour safe opening' of '24-Hour Safe Opening'; 'TSA' and 'Mul-T-Lock'
 * stay unchanged.
 */
const inSentence = (name: string): string =>
  name.replaceAll(/(?<=^| |\d-)\p{Lu}(?=[\p{Ll}’]*(?: |$))/gu, (letter) => letter.toLowerCase())

/**
 * Returns a copy template for a new service's page: sentences that are true of any service, with a comment where
 * specific ones belong. Nearly every sentence contains the name, because no two pages may share a paragraph.
 * @returns text of copy/en/services/GROUP/SLUG.ts
 */
export function serviceCopyTemplate(name: string, exported: string): string {
  const it = inSentence(name)
  return `import { baseCity, nearbyTowns, region } from '#copy/en/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const ${exported}: ServiceCopy = {
  meta: {
    title: \`${name}${name.length <= MAX_NAME_LENGTH ? ' in ${baseCity}' : ''}, \${region}\`,
    description: \`${name} in \${baseCity} and \${nearbyTowns} by a licensed locksmith, 24/7. Call us and get the price before we drive.\`,
  },
  heading: '${name}',
  lead: \`${name} in \${baseCity}, \${region}. A licensed locksmith comes 24/7, and you get the price by phone first.\`,
  // Write: in one line, what it is.
  blurb: 'Ask us on the phone, and hear the price first.',
  plateAlt: 'A key with a cut of its own.',
  callouts: [],
  // Write: how it is done.
  promise: {
    heading: 'How ${it} works',
    paragraphs: [
      '${name} starts with a call. You tell us what you have, where it is and what is wrong. We tell you the price. If you say yes, a licensed locksmith drives to you.',
      'We look at it with you before we start on ${it}. If something has to be drilled or replaced, that is a separate line on the work order, and we need your OK first.',
    ],
  },
  // Write: four to six signs that somebody needs it.
  whenToCall: {
    heading: 'When to call us about ${it}',
    items: [
      'You need ${it} today.',
      'You want a price for ${it} before you decide.',
      'Somebody else tried ${it} and could not do it.',
      'You are not sure if ${it} is what you need.',
    ],
  },
  // Write: two cases that people mix up.
  comparison: {
    heading: '${name} now, or by appointment?',
    columns: ['Now', 'By appointment'],
    rows: [
      { label: 'How to ask', cells: ['Call us', 'Send the form'] },
      { label: 'When we come', cells: ['Day and night', 'When you choose'] },
      { label: 'The price', cells: ['On the phone', 'We call back'] },
    ],
  },
  // Write: the steps of this job.
  steps: {
    heading: 'The steps of ${it}',
    items: [
      { title: 'Tell us about it', text: 'Say what it is, where it is, and if ${it} can wait.' },
      { title: 'Get the price', text: 'You get one price for ${it} on the phone, before we drive.' },
      { title: 'Show that it is yours', text: 'We ask for an ID before we start on ${it}. You would want us to.' },
      { title: 'Try it, then pay', text: 'Once ${it} is done, you try it yourself. You pay after that.' },
    ],
  },
  // Write: what makes it cost more or less.
  price: {
    heading: 'What ${it} costs',
    paragraphs: [
      'The price of ${it} depends on what you have and on what has to be done. Call us and tell us about it. You get one price on the phone before we drive.',
      'If ${it} turns out to be a different job, we stop, tell you the new price, and ask. You can say no.',
    ],
  },
  // Write: three things that help you on the phone or at the door.
  ready: {
    heading: 'What to have ready for ${it}',
    items: [
      { icon: 'id', title: 'ID', text: 'It has to show that you may ask for ${it}.' },
      { icon: 'camera', title: 'Two photos', text: 'Of what you need ${it} for. They help you describe it.' },
      { icon: 'phone', title: 'A charged phone', text: 'So that we can reach you about ${it}.' },
    ],
  },
  refusals: {
    heading: 'When we turn down ${it}',
    items: [
      'We do not do ${it} for anyone who cannot show that it is theirs.',
      'We do not start on ${it} before you say yes to the price.',
    ],
  },
  // Write: what customers ask you about it.
  questions: {
    heading: 'Questions about ${it}',
    items: [
      {
        question: 'Do you do ${it} at night?',
        answer: 'Yes. Call us, day or night, any day. You get the price of ${it} before we drive.',
      },
      {
        question: 'What do you need to know about ${it}?',
        answer: 'What it is, who made it if you can see that, and where it is. Then we can give you a price for ${it}.',
      },
      {
        question: 'Can I book ${it} for another day?',
        answer: 'Yes. Send the form and choose when you need ${it}. We call you back with the price.',
      },
    ],
  },
  related: { heading: 'Other services like ${it}' },
  aside: { heading: 'Book ${it}', hint: 'Pick a time for ${it} here.' },
}
`
}
