import type { LegalCopy } from '../page-types.ts'

export const termsConditions: LegalCopy = {
  meta: {
    title: 'Terms & Conditions',
    description:
      'Plain terms for using this site and for locksmith work ordered through it: estimates, ID and authority, drilling, payment, and New Jersey law.',
  },
  heading: 'Terms & Conditions',
  lead: 'Short, because most of it is settled on the phone and on the work order. Where the signed work order says something else, the work order counts.',
  sections: [
    {
      heading: 'Who we are',
      paragraphs: [
        'This site belongs to {legalName}, called “we” here. New Jersey locksmith license {license}. “You” are whoever uses the site or orders work.',
      ],
    },
    {
      heading: 'A request is not yet an order',
      paragraphs: [
        'Sending the form asks us to call you. It orders nothing and costs nothing. Work is ordered when we have named a price and you have agreed to it.',
        'We may be unable to take a job. If so, we tell you as soon as we know.',
      ],
    },
    {
      heading: 'Prices and estimates',
      paragraphs: [
        'Prices on this site are starting prices. The price on the phone is an estimate for the job as you describe it, and it goes on the work order.',
        'If the job turns out to be different, we stop and give you a new figure. Nothing beyond the agreed work is done, and nothing beyond it is owed, unless you agree to it first.',
      ],
    },
    {
      heading: 'ID and authority',
      paragraphs: [
        'We work only for people who may order the work: somebody who lives in the home, owns or runs the business, or owns or is registered to drive the vehicle, or somebody they have authorized. We ask for photo ID and for something that connects you to the door or the car.',
        'If the papers are behind the door, we look at them once it is open. If they do not bear out what we were told, we lock it again and may call the police. You confirm that you are entitled to have the work done.',
        'We do not remove tenants and we do not lock anyone out of a home. That takes a court.',
      ],
    },
    {
      heading: 'How the work is done',
      paragraphs: [
        'We start with the method that does the least harm. Drilling or cutting needs your separate yes. Old, forced or badly fitted locks can fail while they are being opened with ordinary care; we tell you when we see that coming.',
        'Please be present, or have an adult there who can decide for you. Try the key before you sign.',
      ],
    },
    {
      heading: 'Vehicles',
      paragraphs: [
        'Keys and programming are made for the vehicle as you describe it: year, make, model and, where needed, its identification number. Parts that you supply yourself are at your risk; a used or wrong fob may not take.',
      ],
    },
    {
      heading: 'Payment and problems',
      paragraphs: [
        'Payment is due when the work on the order is done. If something does not work as it should, tell us promptly at {phone} or {supportEmail} and give us the chance to put it right. Nothing here takes away rights that the law gives you as a consumer.',
      ],
    },
    {
      heading: 'This site',
      paragraphs: [
        'We keep the site correct and available as well as we can, but it is information and not advice about your particular door, lease or case. In danger, call 911 and do not rely on a website.',
        'Do not send requests in another person’s name, and do not try to overload, probe or copy the site by machine.',
        'Maps, captcha and other parts that come from other companies, where the owner has switched them on, follow the terms of those companies.',
      ],
    },
    {
      heading: 'Responsibility',
      paragraphs: [
        'We answer for damage that we cause by carelessness, as the law provides. We do not answer for defects that were there before, or for what follows from wrong statements about who may enter or drive.',
      ],
    },
    {
      heading: 'Law',
      paragraphs: [
        'The law of New Jersey applies. If one of these terms does not hold, the others still do. We may change the terms of this site; work already agreed on keeps the terms it was agreed under.',
      ],
    },
  ],
}
