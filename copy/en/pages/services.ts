import { perFacts } from '#domain/business/per-facts.ts'
import { joinSentences } from '#copy/join-sentences.ts'
import { capitalized, offeredList, whileOffered } from '#copy/offered.ts'
import { area } from '#copy/en/place.ts'
import type { ServicesCopy } from '#copy/page-types.ts'

export const services = perFacts((): ServicesCopy => ({
  meta: {
    title: `Locksmith Services, ${area()}`,
    description: `Locksmith services in ${area()}, 24/7: lockouts from {emergencyPrice} by day and {nightPrice} at night, new locks, rekeys and car keys. Find your service and its price.`,
  },
  heading: 'Locksmith services',
  lead: `Lockouts, locks and car keys in ${area()}, 24/7. Lockouts cost from {emergencyPrice} by day and {nightPrice} at night. Find what you need below.`,
  groups: [
    {
      group: 'emergency',
      title: 'Emergency lockouts',
      text: `${capitalized(
        offeredList(
          'en',
          [
            ['Car Lockout', 'cars'],
            ['House Lockout', 'homes'],
            ['Business Lockout', 'businesses'],
            ['Storage Unit Lockout', 'storage units'],
          ],
          'doors',
        ),
      )}, day and night.`,
      link: 'All lockout services',
    },
    {
      group: 'residential',
      title: 'Locks for your home',
      text: joinSentences(
        `${capitalized(
          offeredList(
            'en',
            [
              ['Lock Replacement', 'new locks'],
              ['Lock Rekey', 'new keys'],
              ['Lock Repair', 'repairs'],
              ['Gate Locks', 'gate locks'],
            ],
            'locks of all kinds',
          ),
        )}.`,
        whileOffered(
          ['Lock Rekey', 'Lock Repair', 'Lock Replacement'],
          'A rekey or a repair is often enough, and costs less than a new lock.',
        ),
      ),
      link: 'All home lock services',
    },
    {
      group: 'commercial',
      title: 'Locks for your business',
      text: `${offeredList(
        'en',
        [
          [null, 'Store and office doors'],
          ['Emergency Exit Device', 'panic bars'],
          ['Master Key System', 'master keys'],
          ['Access Control', 'card readers'],
        ],
        '',
      )}. You decide who can open which door; everyone can get out.`,
      link: 'All business lock services',
    },
    {
      group: 'automotive',
      title: whileOffered('Ignition Lock Cylinder Repair', 'Car keys and ignitions', 'Car keys'),
      text: `${capitalized(
        offeredList(
          'en',
          [
            ['Car Key Replacement', 'keys'],
            ['Car Key Duplicate', 'spares'],
            ['Key Fob Programming', 'fobs'],
          ],
          'keys',
        ),
      )} made beside your car${whileOffered('Ignition Lock Cylinder Repair', ', and ignitions repaired there')}.`,
      link: 'All car key services',
    },
  ],
  other: {
    title: 'Something else',
    text: 'For a display case, a cabinet or a bike rack, choose “Other” in the form.',
    link: 'Tell us about it',
  },
  price: {
    heading: 'What locksmith services cost',
    paragraphs: [
      'Each page says what raises the price: the kind of lock, how many there are, the door, and any parts.',
    ],
  },
}))
