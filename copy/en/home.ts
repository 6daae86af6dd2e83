import { perFacts } from '#domain/business/per-facts.ts'
import { whileOffered } from '#copy/offered.ts'
import {
  baseTown,
  countedTowns,
  county,
  inHudsonCounty,
  isNorthBergen,
  namedOrCounted,
  nearbyTowns,
  region,
  townCount,
  townList,
  whileInsured,
  whileLicensed,
} from '#copy/en/place.ts'
import { business } from '#domain/business/business.ts'
import { isTopRated, starsTile } from '#domain/business/rating.ts'
import type { HomeCopy } from '#copy/home-types.ts'

/** Copy of the home page. The quoted strings of R14 are fixed. */
export const home = perFacts(
  () =>
    ({
      meta: {
        // Town pages use the first form, but North Bergen has none.
        title: isNorthBergen()
          ? `24/7 Locksmith in ${baseTown()}, ${region()}`
          : `24/7 Locksmith, ${baseTown()}, ${region()}`,
        description: `Rekeys, new locks and car keys, 24/7, in ${baseTown()} and ${nearbyTowns()}. Lockouts from {emergencyPrice} by day and {nightPrice} at night. One total on the phone.`,
      },
      hero: {
        badge: isTopRated(business) ? 'Top-Rated Local Locksmith' : 'Your Local Locksmith',
        words: ['Expert', 'Quick', 'Reliable'],
        lines: ['Locksmith Services', `in ${baseTown()}`],
        lead: `Available 24/7 in ${county()}, ${region()}. Lockouts from {emergencyPrice} by day and {nightPrice} at night. You hear your total and an arrival time on the call.`,
        call: 'Call Now',
        services: 'Our Services',
        tiles: [
          '24/7 Service',
          whileInsured(
            whileLicensed('Licensed & Insured', 'Insured'),
            whileLicensed('Licensed', 'Pay When It Works'),
          ),
          starsTile(business, '5-Star Rated', 'of 5 Stars') ?? 'Quote Before We Drive',
        ],
        pause: 'Pause',
        play: 'Play',
        changingWord: 'the changing word',
      },
      services: {
        heading: ['Locksmith services', 'and prices'],
        lead: 'How each job works, and what changes its price.',
        link: 'See all prices',
        tags: {
          emergencyLockout: { title: 'Emergency lockout', price: 'from {emergencyPrice}' },
          lockInstallation: {
            title: 'Lock installation',
            price: 'from {installationPrice} + lock',
          },
        },
      },
      emergency: {
        heading: ['Locked out?', 'Wait somewhere', 'well lit.'],
        lead: 'Call us. Tell us where you are, what’s locked, and whether anyone is locked in.',
        callNow: 'Call Now',
        danger: { title: 'Child or pet locked in a car?', text: 'Call 911 first, then us.' },
        guide: 'What to do while you wait',
        links: [
          { slug: 'house-lockout', text: 'Houses, condos and apartments.' },
          { slug: 'car-lockout', text: 'Keys in the car or in the trunk.' },
          { slug: 'business-lockout', text: 'Stores, offices and roll-down gates.' },
          { slug: 'storage-unit-lockout', text: 'We pick the lock or cut it off.' },
        ],
        sceneAlt: 'A street at night: someone with a dog waits under a lamp.',
      },
      process: {
        heading: 'How it works: four steps',
        steps: [
          {
            title: 'Tell us what’s locked',
            text: 'Call or send the form, with the cross street.',
          },
          {
            title: 'Get a quote',
            text: 'One total and an arrival time, before we drive.',
          },
          {
            title: 'We both show ID',
            text: `You see a name, an ID${whileLicensed(' and a license number', '')}. We see that it’s your home or car.`,
          },
          {
            title: 'Test it, then pay',
            text: 'Try the key three times. If it sticks, we keep working.',
          },
        ],
      },
      why: {
        heading: ['Why choose us:', 'price in writing'],
        lead: 'The price goes on the work order before we start. You sign once the door is open.',
        guide: 'How to spot a locksmith scam',
        reasons: [
          {
            letter: 'A',
            title: 'You pay the price we quoted',
            text: 'If the job changes, we name the new price and wait for your OK.',
          },
          {
            letter: 'B',
            title: 'We pick first and drill last',
            text: 'Drilling has its own line on the work order, and stays at zero unless you say yes.',
          },
          {
            letter: 'C',
            title: whileLicensed('You can look up the license', 'You know who did the work'),
            text: whileLicensed(
              'Your locksmith’s name and license are on every work order.',
              'Your locksmith’s name is on every work order.',
            ),
          },
          {
            letter: 'D',
            title: 'We check that you live there',
            text: 'Or that you own the place, if it’s empty.',
          },
        ],
        workOrder: {
          title: 'Work order',
          sample: 'Example',
          numberLabel: 'No.',
          number: '00418',
          facts: [
            {
              label: 'Job',
              value: whileOffered(
                'House Lockout',
                'House Lockout, top deadbolt',
                'Opening a door, top deadbolt',
              ),
            },
            {
              label: 'Where',
              value: `${isNorthBergen() ? 'Bergenline Ave & 79th St' : 'Main St & 3rd St'}, ${baseTown()}`,
            },
            { label: 'When', value: 'Thursday, 2:40 pm' },
          ],
          lines: [
            {
              letter: 'A',
              text: whileOffered(
                'House Lockout',
                'House lockout, one lock',
                'Opening a door, one lock',
              ),
              amount: 'emergencyLockout',
            },
            {
              letter: 'B',
              text: 'Drilling and new cylinder',
              note: 'not needed',
              amount: 'nothing',
            },
          ],
          total: business.quoteIncludesAll ? 'Example total' : 'Example total, plus any tax',
          signers: [
            {
              letter: 'C',
              title: 'Locksmith',
              lines: ['Your locksmith’s name', ...whileLicensed(['{region} Lic. {license}'], [])],
            },
            {
              letter: 'D',
              title: 'Customer ID',
              lines: ['Seen, matches address', 'Key turned 3 times'],
            },
          ],
          signed: 'Sign only after the door is open',
        },
      },
      reviews: {
        count: 'from {reviewCount} reviews.',
        lead: business.reviews.every(({ sample }) => sample)
          ? 'Real reviews will name the job and town.'
          : 'Each names the job and the town.',
        link: 'Read the reviews',
        sample: 'Sample',
        ratingSample: business.reviews.every(({ sample }) => sample)
          ? 'This rating and these reviews are samples, not from customers yet.'
          : 'The rating is a sample, not from customers yet.',
        reviewSamples: 'The tags marked “Sample” are not from customers.',
      },
      map: {
        heading: ['Towns we serve in', county()],
        lead: inHudsonCounty(
          `We come to these ${townCount()} towns 24/7. Each town’s page has prices, parking and how we get there.`,
          `We come to ${countedTowns('these')} 24/7. Call us or book online.`,
        ),
        pictureAlt: inHudsonCounty(
          `Map of the ${townCount()} towns between the Hackensack and the Hudson.`,
          namedOrCounted(
            `Map of ${townList()}. The rings show the miles from ${baseTown()}.`,
            `Map of ${countedTowns('the')}. The rings show the miles from ${baseTown()}.`,
          ),
        ),
      },
      faq: {
        heading: ['Common', 'questions'],
        lead: 'Short answers. More are on the',
        link: 'FAQ page',
      },
    }) as const satisfies HomeCopy,
)
