import { perFacts } from '#domain/business/per-facts.ts'
import { whileOffered } from '#copy/offered.ts'
import { area, inNewJersey, state, whileLicensed } from '#copy/en/place.ts'
import { hasPaidSearchNumber } from '#domain/phone/paid-search-number.ts'
import { homeQuestion } from './home-questions.ts'
import type { FaqCopy } from '#copy/page-types.ts'
import { joinSentences } from '#copy/join-sentences.ts'
import { statedTotals, termQuestion } from '#copy/price-text.ts'
import { prices } from './prices.ts'

export const faq = perFacts((): FaqCopy => ({
  meta: {
    title: `Locksmith FAQ for ${area()}`,
    description: `Answers before you call: lockouts from {emergencyPrice} by day and {nightPrice} at night, ID, drilling, car keys, and the cost of saying no. ${area()}, 24/7.`,
  },
  heading: 'Locksmith questions, answered',
  lead: `Prices, ID, locks and car keys in ${area()}: what people ask us before they call. We answer 24/7.`,
  groups: [
    {
      id: 'price',
      heading: 'Prices, payment and hours',
      questions: [
        homeQuestion('lockout-cost'),
        ...termQuestion(
          { id: 'night-price', question: 'Does it cost more at night or on a holiday?' },
          'nightAndHoliday',
          prices,
        ),
        {
          id: 'installation-cost',
          question: 'What does a new lock cost?',
          answer: joinSentences(
            'Fitting one starts at {installationPrice}, and the lock is extra.',
            statedTotals('Lock Replacement', { day: 'By day', night: 'At night' }, prices),
            'A new hole, a steel door or a better grade of lock costs more.',
          ),
        },
        {
          id: 'price-change',
          question: 'Can the price change once you’re here?',
          answer:
            'Only if the job changes: there’s a second locked door, or the lock has to be drilled and needs a new cylinder. Then we stop and name the new price, and you decide.',
        },
        ...termQuestion(
          { id: 'when-to-pay', question: 'When and how do I pay?' },
          'payment',
          prices,
        ),
        ...termQuestion(
          { id: 'say-no', question: 'What do I pay if I say no?' },
          'cancellation',
          prices,
        ),
        ...termQuestion(
          { id: 'warranty', question: 'Is the work guaranteed?' },
          'warranty',
          prices,
        ),
        homeQuestion('how-soon'),
        {
          id: 'damage',
          question: 'What if something gets damaged?',
          answer:
            'If we damage something through carelessness, we’re responsible. If a lock is so old that it could fail while we open it, we’ll tell you before we start.',
        },
        {
          id: 'sticks-afterward',
          question: 'What if the key sticks after you leave?',
          answer:
            'Call us with the number on your work order. A job isn’t finished while a key sticks, and we come back.',
        },
      ],
    },
    {
      id: 'id',
      heading: 'ID and permission',
      questions: [
        homeQuestion('no-id'),
        {
          id: 'renting',
          question: 'I rent. Am I allowed to change the lock?',
          answer: 'With your landlord’s OK in writing, yes. The landlord usually gets a key too.',
        },
        {
          id: 'landlord-lockout',
          question: 'My landlord changed the lock. Will you let me in?',
          answer: inNewJersey(
            'Call the police first. In New Jersey, only a court officer with a warrant can evict a tenant. Once the police are there and you’ve shown that you live there, we can open the door.',
            'Call the police first. Once they are there and you’ve shown that you live there, we can open the door.',
          ),
        },
        {
          id: 'someone-elses-place',
          question: 'Can you open a place that isn’t mine?',
          answer:
            'Only if the person who lives there says yes to us, or the owner if the place is empty. We won’t change locks to shut out someone who lives there.',
        },
        {
          id: 'someone-hurt',
          question: 'I think someone is hurt behind the door. Do I call you?',
          answer:
            'Call 911. Firefighters get in fast and bring medical help. We can fix the door afterward.',
        },
        {
          id: 'who-is-at-my-door',
          question: 'How do I know the person at my door works for you?',
          answer: whileLicensed(
            inNewJersey(
              'Compare the name, the ID and the price with what you heard on the phone. A licensed locksmith comes, or an employee trained to work under our license. They show you the license number, and the Division of Consumer Affairs has a public list. If anything doesn’t match, keep the door closed and call us.',
              `Compare the name, the ID and the price with what you heard on the phone. They show you the ${state()} license number. If anything doesn’t match, keep the door closed and call us.`,
            ),
            'The locksmith tells you the name of our business, {businessName}, and has the price that you were quoted. If anything doesn’t match, keep the door closed and call us.',
          ),
        },
      ],
    },
    {
      id: 'doors',
      heading: 'Doors and locks',
      questions: [
        {
          id: 'locked-out-at-home',
          question: 'I’m locked out of my home. What do I do?',
          answer:
            'Wait somewhere well lit and call us at {phone}. Tell us the town, the cross street and whether the deadbolt is locked.',
        },
        {
          id: 'drilling',
          question: 'Will you drill my lock?',
          answer:
            'Not if we can pick it, and many house locks can be picked. Otherwise you hear why, and what the new part costs, before we drill.',
        },
        {
          id: 'rekey-or-replace',
          question: 'Do I need a new lock or a rekey?',
          answer:
            'Rekey a lock that works when too many people have keys. Repair one that sticks; often it’s the door. Replace one that is worn, weak or was forced.',
        },
        {
          id: 'one-key',
          question: 'Can one key open the front, the back and the garage?',
          answer:
            'Yes, if the locks take the same kind of key. We can change the cylinder (the part the key goes into) of one that doesn’t.',
        },
        {
          id: 'broken-key',
          question: 'The key broke off in the lock. What now?',
          answer:
            'Leave the piece alone: no glue, no tweezers, no other key. Keep the half you have. We can cut a new key from the two pieces.',
        },
        {
          id: 'door-or-lock',
          question: 'I have to lift the door to lock it. Is it the lock?',
          answer:
            'It’s probably the hinges. The door has dropped, so the bolt doesn’t line up. Longer screws in the top hinge often fix it, and you keep the lock.',
        },
        {
          id: 'old-mortise',
          question: 'Do you work on very old locks?',
          answer:
            'Yes. An old mortise lock, the kind inside the edge of the door, can usually be cleaned, given a new spring and put back.',
        },
        {
          id: 'burglary',
          question: 'Someone broke in. What do I do first?',
          answer:
            'Call the police, and touch nothing until they have been there. Then we make the door close and lock for the night. A bigger repair waits for daylight.',
        },
      ],
    },
    {
      id: 'cars',
      heading: 'Cars and keys',
      questions: [
        ...whileOffered(
          'Car Lockout',
          [
            {
              id: 'keys-in-the-car',
              question: 'I locked my keys in the car. What does it cost to open it?',
              answer: joinSentences(
                statedTotals('Car Lockout', { day: 'By day', night: 'At night' }, prices),
                'A trunk costs more, and so do doors that stay locked from inside (some imports). Try every door and the car maker’s app first.',
              ),
            },
          ],
          [],
        ),
        ...whileOffered('Car Key Replacement', [homeQuestion('all-keys-lost')], []),
        {
          id: 'child-in-car',
          question: 'My child is locked in the car. Who do I call first?',
          answer:
            'Call 911 now and stay next to the car. Call us when help is on the way. Do the same for a dog on a warm day.',
        },
        ...whileOffered(
          'Key Fob Programming',
          [
            {
              id: 'fob-from-the-internet',
              question: 'I bought a fob online. Can you program it?',
              answer:
                'Most likely, if it’s unused and the right part for your car. Used fobs are often locked to their first car. The number on the fob tells us.',
            },
          ],
          [],
        ),
        {
          id: 'turns-but-no-start',
          question: 'The key turns but the car doesn’t start. Is it the key?',
          answer:
            'A blinking key or lock on the dash points to the chip in the key. A key that sticks, or turns too easily, points to the ignition lock. If the dash stays dark, it’s usually the ignition switch, a job for a mechanic.',
        },
        {
          id: 'spare-key',
          question: 'What does a car key cost?',
          answer: joinSentences(
            statedTotals(
              'Car Key Replacement',
              { day: 'A lost key, by day', night: 'At night' },
              prices,
            ),
            statedTotals(
              'Car Key Duplicate',
              { day: 'A spare, by day', night: 'At night' },
              prices,
            ),
            whileOffered(
              'Key Fob Programming',
              'A plain metal key costs the least, a fob for a start button the most.',
              'A plain metal key costs the least.',
            ),
          ),
        },
      ],
    },
    {
      id: 'business',
      heading: 'Stores, offices and buildings',
      questions: [
        {
          id: 'manager-quit',
          question: 'A manager left with keys. What should we change first?',
          answer:
            'Rekey the doors to the street, the office, and the place where you keep money. Change the alarm code the same hour. The stockroom can wait.',
        },
        {
          id: 'who-may-order',
          question: 'Who can authorize work for a store or an office?',
          answer:
            'The owner, the tenant on the lease, or someone they name in writing. We need ID and proof that ties the name to the place, such as a lease or a business license.',
        },
        ...whileOffered(
          'Master Key System',
          [
            {
              id: 'master-plan',
              question: 'What do we need for a master key system?',
              answer:
                'A list of your doors and a list of your people. We make a plan, you check it, and then we change the locks.',
            },
          ],
          [],
        ),
        {
          id: 'chained-exit',
          question: 'Can we chain the exit door at night?',
          answer:
            'Not while anyone is inside. People have to be able to get out by hand, without a key. If you chain it because it doesn’t stay closed, let us fix the latch.',
        },
        {
          id: 'after-hours',
          question: 'Can you work after we close?',
          answer: 'Yes. Tell us your closing time and who will let us in.',
        },
      ],
    },
    {
      id: 'site',
      heading: 'This website and your data',
      questions: [
        {
          id: 'where-it-goes',
          question: 'Where does the form go?',
          answer:
            'It goes straight to our staff, and we call you back. We keep it for {retentionDays} days and never sell it.',
        },
        {
          id: 'weak-signal',
          question: 'My signal is weak. Will my request get lost?',
          answer:
            'Not while the page stays open. It saves what you typed and keeps trying to send it. If it still can’t be sent, call us, or text us the same request.',
        },
        {
          id: 'robot-check',
          question: 'Why do I have to check “I’m not a robot”?',
          answer: 'It blocks spam, so we can get to real requests sooner.',
        },
        {
          id: 'what-is-recorded',
          question: 'What do you record about my visit?',
          answer:
            'The pages you read, how you found us and the kind of device you use. It stays in your browser until you send a request. Like any site, our server also sees your network address. The privacy policy has the full list.',
        },
        ...(hasPaidSearchNumber()
          ? [
              {
                id: 'two-numbers',
                question: 'My friend sees a different phone number. Which one is right?',
                answer:
                  'Both. People who come from a Google ad see a second number, so we know which ads work. Both numbers reach us.',
              },
            ]
          : []),
        {
          id: 'delete-my-data',
          question: 'How do I get my request deleted?',
          answer:
            'Write to {supportEmail} and tell us the phone number you typed. That’s how we find it.',
        },
      ],
    },
  ],
  notFound: {
    title: 'Don’t see your question?',
    text: 'Call {phone}, day or night, and we’ll answer it.',
  },
}))
