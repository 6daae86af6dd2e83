import { perFacts } from '#domain/business/per-facts.ts'
import { state, whileLicensed } from '#copy/en/place.ts'
import { business, type Terms } from '#domain/business/business.ts'
import { localizedText } from '#domain/business/localized-text.ts'
import type { LegalCopy } from '#copy/page-types.ts'

/** Returns the owner's terms as on the prices page; open ones are left out. */
const stated = (terms: Terms, names: readonly (keyof Terms)[]): readonly string[] =>
  names.flatMap((name) => localizedText(terms[name], 'en') ?? [])

/** Terms of this business, from its owner's settings in business.json. */
export const termsConditions = perFacts((): LegalCopy => ({
  meta: {
    title: 'Terms & Conditions for Our Work',
    description: `The terms for locksmith work booked with us and for using this site: prices, ID, drilling, payment, problems, and ${state()} law. In plain words.`,
  },
  heading: 'Terms &\u00a0Conditions',
  lead: 'These terms apply to this website and to work you book with us. If your signed work order says something different, the work order applies.',
  translation: {
    text: 'The English text of these terms is binding; the Spanish one is for information.',
    link: 'Leer en español',
  },
  sections: [
    {
      heading: 'Who we are',
      paragraphs: [
        `This site belongs to {legalName}, called “we” here. ${whileLicensed(`Our ${state()} locksmith license is {license}. `, '')}“You” means anyone who uses the site or books work.`,
      ],
    },
    {
      heading: 'A request is not a booking',
      paragraphs: [
        'When you send the form, you ask us to call you. Nothing is booked and you owe nothing. Work is booked when we have quoted a price and you have agreed to it.',
        'If we can’t do a job, we’ll tell you as soon as we know.',
      ],
    },
    {
      heading: 'Prices',
      paragraphs: [
        'Prices on this site are starting prices or usual ranges. The price we quote is for the job you describe, and it goes on the work order.',
        'If the job turns out to be different, we’ll stop and give you a new price. Extra work, and any extra charge, needs your OK first.',
        ...stated(business.terms, ['trip', 'nightAndHoliday', 'tax', 'cancellation']),
      ],
    },
    {
      heading: 'ID and permission',
      paragraphs: [
        'We work only for people who have the right to authorize the work: someone who lives in the home, owns or runs the business, or owns, leases or rents the vehicle, or someone they have authorized. We ask for photo ID and for something that ties you to the door or the car.',
        'If your documents are inside, we’ll look at them once the door is open. If they don’t match what you told us, we’ll lock it again and may call the police. By booking, you confirm that you have the right to have the work done.',
        'We do not remove tenants or lock anyone out of a home. Only a court can order an eviction.',
      ],
    },
    {
      heading: 'How the work is done',
      paragraphs: [
        'We start with the method that does the least harm. We drill or cut only with your separate OK. An old, forced or badly installed lock can fail while we open it with normal care. If we see that risk, we’ll tell you first.',
        'Please be there, or have an adult there who can decide for you. Try the key before you sign.',
      ],
    },
    {
      heading: 'Vehicles',
      paragraphs: [
        'We make and program keys for the vehicle you describe: its year, make and model and, where needed, its VIN. If you bring your own parts, you take the risk. A used or wrong fob may not work.',
      ],
    },
    {
      heading: 'Payment and problems',
      paragraphs: [
        ...stated(business.terms, ['payment', 'warranty']),
        'You pay when the work on the order is done. If something does not work as it should, tell us soon at {phone} or {supportEmail} and give us the chance to fix it. Nothing in these terms takes away rights that the law gives you as a consumer.',
      ],
    },
    {
      heading: 'This site',
      paragraphs: [
        'We try to keep this site correct and working, but it is information, not advice about your own door, lease or case. If you’re in danger, call 911 and don’t rely on this site.',
        'Do not send requests in another person’s name. Do not overload or attack the site, and do not copy it with automated tools.',
        {
          about: 'third-party',
          either:
            'If a page includes a part from another company, such as a map, that company’s terms apply to it.',
          on: 'Some parts of the pages come from other companies. Their terms apply to those parts, and our privacy policy names them.',
          off: null,
        },
      ],
    },
    {
      heading: 'Our responsibility',
      paragraphs: [
        'We are responsible for damage we cause by negligence, as the law provides. We are not responsible for problems that were there before, or for what happens because you told us something untrue about who may enter or drive.',
      ],
    },
    {
      heading: 'Law and changes',
      paragraphs: [
        `${state()} law applies. If one of these terms is not valid, the others still apply. We may change the terms of this site. Work you already booked keeps the terms you booked it under.`,
      ],
    },
  ],
}))
