import { perFacts } from '#domain/business/per-facts.ts'
import { area, inNewJersey, state, whileLicensed } from '#copy/en/place.ts'
import { prices } from '#copy/en/prices.ts'
import { hasTwoLicenses } from '#copy/licenses.ts'
import type { GuideCopy } from '#copy/page-types.ts'
import { joinSentences } from '#copy/join-sentences.ts'
import { termRows, termText } from '#copy/price-text.ts'
import { business } from '#domain/business/business.ts'

const businessLicense = perFacts(() => (hasTwoLicenses() ? business.licenses?.footer : undefined))
/** An owner may have one number for both. */
const licenses = perFacts(() =>
  businessLicense() === undefined
    ? `{license}, from the state of ${state()}.`
    : `Locksmith license {license}, business license ${businessLicense()}, both from ${state()}.`,
)

/**
 * Sources. Licensing: N.J.S.A. 45:5A-23 and following. Insurance of at least $500,000, the $10,000
 * bond and the marks on vehicles: N.J.A.C. 13:31A-2.6 (a) 2 and 4. Warning signs and questions:
 * Federal Trade Commission, 'The Keys to Hiring a Reputable Locksmith'. Rules change: check them
 * again before editing this page.
 */
export const locksmithScams = perFacts((): GuideCopy => ({
  meta: {
    title: `Spot a Locksmith Scam in ${state()}`,
    description: inNewJersey(
      'How to spot a locksmith scam before you pay: what to ask on the phone, what New Jersey requires of a locksmith, and what to do at the door.',
      'How to spot a locksmith scam before you pay: what to ask on the phone, and what to do at the door.',
    ),
  },
  heading: 'How to spot a locksmith scam',
  lead: `Some ads show a very low price. Then the bill is far higher. Here is what to ask any locksmith in ${area()} before you say yes, and what we answer.`,
  sections: [
    {
      heading: 'Signs of a locksmith scam',
      paragraphs: ['Hang up, or send the person away, if you see one of these.'],
      items: [
        {
          title: 'No real business name',
          text: 'They answer with “locksmith” and won’t give their full legal name.',
        },
        {
          title: 'A very low price that covers only the visit',
          text: 'They say you’ll hear the rest of the price “when we see it.”',
        },
        {
          title: 'They want to drill right away',
          text: 'Many house locks can be picked. Drilling should come last.',
        },
        {
          title: 'The price goes up at the door',
          text: 'If the job is the same and the price is not, don’t let them start.',
        },
        {
          title: 'They don’t ask for your ID',
          text: 'Someone who would open your door for anyone isn’t safe to hire.',
        },
      ],
    },
    {
      heading: 'What to ask on the phone',
      paragraphs: ['An honest locksmith answers all of these before driving.'],
      items: [
        { title: 'What is the full name of your business?', text: 'Write it down.' },
        ...whileLicensed(
          [
            {
              title: `What is your ${state()} license number?`,
              text: inNewJersey(
                'You can look it up with the Division of Consumer Affairs.',
                'You can check it with the state.',
              ),
            },
          ],
          [],
        ),
        {
          title: 'What is the total, with all fees, parts and tax?',
          text: 'A price without the fees is only part of the bill.',
        },
        {
          title: 'How will you open the lock?',
          text: 'The answer should start with picking, not drilling.',
        },
        {
          title: 'How can I pay?',
          text: 'Be careful if only cash is accepted.',
        },
      ],
    },
    {
      heading: inNewJersey(
        'What New Jersey requires of a locksmith',
        `What to ask about a locksmith in ${state()}`,
      ),
      paragraphs: inNewJersey(
        [
          'New Jersey licenses locksmiths through the Fire Alarm, Burglar Alarm and Locksmith Advisory Committee, part of the Division of Consumer Affairs.',
          `A licensed locksmith business must carry at least half a million dollars of general liability insurance, and a bond or insurance of ten thousand dollars. It must clearly mark the outside of its service vehicles. You can read this in the New Jersey Administrative Code, section 13:31A-2.6.`,
        ],
        [
          `Each state has rules of its own. The consumer protection office of ${state()} can tell you what it requires of a locksmith.`,
        ],
      ),
    },
    {
      heading: 'When the locksmith is at your door',
      paragraphs: [],
      items: [
        {
          title: whileLicensed('Look at the vehicle and the license', 'Look at the vehicle'),
          text: 'The name should match what you heard on the phone.',
        },
        {
          title: 'Get the price in writing before work starts',
          text: 'Never sign a blank form.',
        },
        {
          title: 'You can say no',
          text: 'If the price or the plan has changed, you don’t have to go on.',
        },
        {
          title: 'If you feel threatened, call 911',
          text: 'Go to a neighbor, a lobby or a store.',
        },
      ],
    },
    {
      heading: 'If you were cheated',
      paragraphs: [
        `Keep the bill, the ad and the phone number. You can file a complaint with ${inNewJersey('the New Jersey Division of Consumer Affairs', `the consumer protection office of ${state()}`)} and with the Federal Trade Commission. If you paid by card, call your bank.`,
      ],
    },
    {
      heading: 'How we answer these questions',
      paragraphs: ['Call {phone} to hear them from us.'],
      items: [
        { title: 'Our full name', text: '{legalName}.' },
        ...whileLicensed([{ title: 'Our license', text: licenses() }], []),
        {
          title: 'The total',
          text: joinSentences(
            'Lockouts start at {emergencyPrice} by day and {nightPrice} at night.',
            termText('trip', prices),
            termText('tax', prices),
            'You hear one total before we drive, and it goes on the work order.',
          ),
        },
        {
          title: 'How we open the lock',
          text: 'We pick it if we can. We drill only if nothing else works, and only with your OK.',
        },
        ...termRows(
          [
            { term: 'cancellation', title: 'If you say no' },
            { term: 'payment', title: 'How you can pay' },
          ],
          prices,
        ),
      ],
    },
  ],
  further: {
    heading: 'More help',
    links: [
      { path: '/pricing', text: 'See our prices and fees' },
      { path: '/about', text: 'See who comes to your door' },
      { path: '/guides/while-you-wait', text: 'Locked out? What to do while you wait' },
    ],
  },
}))
