import { perFacts } from '#domain/business/per-facts.ts'
import { area } from '#copy/en/place.ts'
import type { GuideCopy } from '#copy/page-types.ts'

export const guides = perFacts((): GuideCopy => ({
  meta: {
    title: `Locksmith Guides for ${area()}`,
    description: `Short guides from a locksmith in ${area()}: how to spot a locksmith scam, what to do while you wait, what a locksmith costs.`,
  },
  heading: 'Locksmith guides',
  lead: `Short advice from a locksmith in ${area()}, on the phone 24/7.`,
  sections: [
    {
      heading: 'Which guide to read',
      paragraphs: [
        'Locked out now? Read what to do while you wait. Choosing a locksmith? Read what to ask before work starts. Comparing prices? Read what each job costs and what changes it.',
      ],
    },
  ],
  further: {
    heading: 'All guides',
    links: [
      { path: '/guides/while-you-wait', text: 'Locked out? What to do while you wait' },
      { path: '/guides/locksmith-scams', text: 'How to spot a locksmith scam' },
      { path: '/pricing', text: 'What a locksmith costs' },
    ],
  },
}))
