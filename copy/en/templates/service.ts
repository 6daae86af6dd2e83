import { baseTown, nearbyTowns, region } from '#copy/en/place.ts'
import type { ServiceTexts } from '#copy/template-texts.ts'
import type { ServiceCopy } from '#copy/types.ts'

/** Sentences that are true of any service, for one without texts of its own. */
export const serviceTemplate = ({ name, it, inTown, about }: ServiceTexts): ServiceCopy => ({
  meta: {
    title: `${name}${inTown}, ${region()}`,
    description: `${name} in ${baseTown()} and ${nearbyTowns()}, 24/7. Call us, and we quote the price before we drive.`,
  },
  heading: name,
  lead: `${name} in ${baseTown()}, ${region()}. A locksmith comes 24/7. We quote before we drive.`,
  blurb: 'Call us day or night for a quote.',
  plateAlt: 'A key with a cut of its own.',
  callouts: [],
  promise: {
    heading: `What happens when you call for ${it}`,
    paragraphs: [
      ...about,
      `${name}: you call first. You tell us what you have, where it is and what is wrong. We quote the price. If you say yes, a locksmith drives to you.`,
      `When we come for ${it}, we look at it with you first. If something has to be drilled or replaced, that is a separate line on the work order, and we need your OK first.`,
    ],
  },
  whenToCall: {
    heading: `When to call us about ${it}`,
    items: [
      `You need us for ${it} today.`,
      `You want a quote for ${it} before you decide.`,
      `Somebody else came for ${it} and could not finish.`,
      `You are not sure if you should ask for ${it} or something else.`,
    ],
  },
  comparison: {
    heading: `${name}: now, or by appointment?`,
    columns: ['Now', 'By appointment'],
    rows: [
      { label: 'How to book', cells: ['Call us', 'Send the form'] },
      { label: 'When we come', cells: ['Day and night', 'When you choose'] },
      { label: 'The quote', cells: ['On the phone', 'We call back'] },
    ],
  },
  price: {
    heading: `What you pay for ${it}`,
    paragraphs: [
      `The price for ${it} depends on what you have and on what has to be done. Call us and tell us about it. We quote one price before we drive.`,
      `If you call for ${it} and it turns out to be a different job, we stop, tell you the new price, and wait for your OK.`,
    ],
  },
  ready: {
    heading: `What to have ready for ${it}`,
    items: [
      { icon: 'id', title: 'ID', text: `It has to show that you may call us for ${it}.` },
      {
        icon: 'camera',
        title: 'Two photos',
        text: `Of what you have. They help you describe it when you call for ${it}.`,
      },
      { icon: 'phone', title: 'A charged phone', text: `So that we can reach you about ${it}.` },
    ],
  },
  questions: {
    heading: `Questions about ${it}`,
    items: [
      {
        question: `Do you come for ${it} at night?`,
        answer: `Yes. Call us, day or night, any day. We quote the price for ${it} before we drive.`,
      },
      {
        question: `What do you need to know about ${it}?`,
        answer: `What it is, who made it if you can see that, and where it is. Then we can quote the price for ${it}.`,
      },
      {
        question: `Can I book ${it} for another day?`,
        answer: `Yes. Send the form and choose when you need us for ${it}. We call you back with a quote.`,
      },
    ],
  },
  related: { heading: `Other services like ${it}` },
  aside: { heading: `Book ${it}`, hint: `Pick a time for ${it} here.` },
})
