import { homeQuestion } from './home-questions.ts'
import type { FaqCopy } from './page-types.ts'

export const faq: FaqCopy = {
  meta: {
    title: 'Locksmith Questions and Answers',
    description:
      'What a lockout costs, who may open a door, when a lock is drilled, how a car key is made, and what this site keeps about you. Answered plainly.',
  },
  heading: 'Asked at the door.',
  lead: 'What people ask while we look for the right pick. Six groups, no sales talk.',
  groups: [
    {
      id: 'price',
      heading: 'Price and the hour',
      questions: [
        homeQuestion('lockout-cost'),
        homeQuestion('secaucus-at-four'),
        {
          id: 'installation-cost',
          question: 'What does it cost to have a new lock put in?',
          answer:
            'Installation starts at {installationPrice}. The rest depends on the lock you choose and the door it goes into: a bored hole is quick, an old mortise pocket is not. You get the figure before the box is opened.',
        },
        {
          id: 'price-change',
          question: 'Can the price change once you are here?',
          answer:
            'Only if the job does. A second locked door, a part nobody mentioned, a lock that is not the one you described. Then we stop, tell you the new figure and wait. No is a complete answer.',
        },
        {
          id: 'when-to-pay',
          question: 'When do I pay?',
          answer:
            'After the key has turned. Ask on the phone how you would like to pay, so that nobody has to look for a bank machine at midnight.',
        },
        {
          id: 'how-soon',
          question: 'How soon can somebody be here?',
          answer:
            'A website cannot know that, so this one makes no promise. Call, give the cross street, and you hear where we would be coming from.',
        },
      ],
    },
    {
      id: 'id',
      heading: 'ID and who may open a door',
      questions: [
        homeQuestion('no-id'),
        homeQuestion('renting'),
        {
          id: 'landlord-lockout',
          question: 'My landlord changed the lock on me. Will you let me in?',
          answer:
            'Call the police before you call us. In New Jersey only a court officer with a warrant may put a residential tenant out. Once that is sorted out at the door, we open it or change it back.',
        },
        {
          id: 'someone-elses-place',
          question: 'Can you open a place that is not mine?',
          answer:
            'Not on your word alone. The person who lives there, or the owner of an empty place, has to tell us yes before a tool comes out. We do not open a home so that somebody can be kept out of it.',
        },
        {
          id: 'someone-hurt',
          question: 'I think somebody is hurt behind the door. Do I call you?',
          answer:
            'Call 911. Firefighters do not pick, they arrive with everything else that person needs. We can put the door right afterward.',
        },
        {
          id: 'who-is-at-my-door',
          question: 'How do I know that the person at my door is yours?',
          answer:
            'Ask for the license. New Jersey licenses locksmiths, ours is {license}, and the Division of Consumer Affairs will tell you whether a number is good. If anything does not match, keep the door shut and call us.',
        },
      ],
    },
    {
      id: 'doors',
      heading: 'Doors and locks',
      questions: [
        homeQuestion('drilling'),
        {
          id: 'rekey-or-replace',
          question: 'Do I need a new lock or a rekey?',
          answer:
            'If the lock works and the trouble is who has keys, rekey it. If it grinds, wobbles or has been forced, replace it. Moving in is the first case. A break-in is usually the second.',
        },
        {
          id: 'one-key',
          question: 'Can one key open the front, the back and the garage?',
          answer:
            'If the cylinders take the same shape of key, yes: we pin them alike. Where one of them is an odd make, changing that cylinder is what it takes.',
        },
        {
          id: 'broken-key',
          question: 'The key broke off in the lock. What now?',
          answer:
            'Leave the stub alone. No glue, no tweezers, no second key pushed in behind it. Keep the half in your hand; we can cut a new one from the two pieces.',
        },
        {
          id: 'door-or-lock',
          question: 'I have to lift the door to lock it. Is that the lock?',
          answer:
            'More likely the hinges. The door has dropped and the bolt meets the strike too low. Longer screws in the top hinge or a moved strike will do it, and the lock stays.',
        },
        {
          id: 'old-mortise',
          question: 'Do you work on very old locks?',
          answer:
            'Yes, and gladly. A mortise case from before the war can be cleaned, sprung and fitted again. The part that fails is small; the part that is hard to buy is the face of it.',
        },
        {
          id: 'burglary',
          question: 'Somebody broke in. What comes first?',
          answer:
            'The police report, before anything is touched. Then we make the door close and lock for the night, even if the proper repair is a job for daylight.',
        },
      ],
    },
    {
      id: 'cars',
      heading: 'Cars and keys',
      questions: [
        homeQuestion('all-keys-lost'),
        {
          id: 'child-in-car',
          question: 'My child is locked in the car. Are you faster than 911?',
          answer:
            'Do not find out. Dial 911 now, stay at the window, and call us when help is on its way. The same goes for a dog on a warm day.',
        },
        {
          id: 'fob-from-the-internet',
          question: 'I bought a fob online. Can you program it?',
          answer:
            'Sometimes. It has to be the right part for the car, and many fobs keep the first car they learn and will not take a second. That is why the form asks whether the key is unused.',
        },
        {
          id: 'turns-but-no-start',
          question: 'The key turns but the engine does not start. Key or ignition?',
          answer:
            'If a light with a key or a lock blinks on the dash, suspect the chip. If the key binds or turns too freely, suspect the cylinder. Tell us which and the right tool comes along.',
        },
        {
          id: 'spare-key',
          question: 'Is it worth copying the key while I still have one?',
          answer:
            'It is the simplest car-key job there is. Copying from a working key takes less than starting from nothing, and the first key stays in your pocket meanwhile.',
        },
      ],
    },
    {
      id: 'business',
      heading: 'Business',
      questions: [
        {
          id: 'manager-quit',
          question: 'A manager left with keys. What is the least we can do?',
          answer:
            'Rekey the doors to the street, the office and whatever holds money. Change the alarm code the same hour. The stock room can follow when you have counted who is left.',
        },
        {
          id: 'who-may-order',
          question: 'Who may order work for a store or an office?',
          answer:
            'The owner, a manager, or the agent of the building, with ID and something that ties the name to the place: a business license, a lease, a letter.',
        },
        {
          id: 'master-plan',
          question: 'What do we have to bring for a master key system?',
          answer:
            'A list of doors and a list of people. We draw the lines between them, you correct us, and only then is anything pinned. The drawing is half the job.',
        },
        {
          id: 'chained-exit',
          question: 'May we chain the exit door at night?',
          answer:
            'Not while anyone is inside. An exit has to open from within by hand, at all times, with no key. If you chain it because it does not hold, let us mend what does not hold.',
        },
        {
          id: 'after-hours',
          question: 'Can the work be done after we close?',
          answer:
            'Yes. Write the closing time in the notes and name somebody who will be there with the lights on.',
        },
      ],
    },
    {
      id: 'site',
      heading: 'This site and your data',
      questions: [
        {
          id: 'where-it-goes',
          question: 'Where does the form go?',
          answer:
            'Into our own list of requests and by email to the staff who answer them. It is kept for {retentionDays} days. Nobody buys it.',
        },
        {
          id: 'weak-signal',
          question: 'I have one bar. Is my request lost if it drops?',
          answer:
            'No. The page keeps what you typed on your own device and goes on trying. If it gives up, it offers a call and a text message with the request already in it.',
        },
        {
          id: 'robot-check',
          question: 'Why do I have to say that I am not a robot?',
          answer:
            'Because robots fill in forms all night, and each one wakes somebody. The check runs on this site itself unless the owner has switched on Google’s.',
        },
        {
          id: 'what-is-recorded',
          question: 'What do you record about my visit?',
          answer:
            'Which pages you read, how you found us, what kind of device you use. It stays in your browser and travels with a request, if you send one. The privacy policy has the whole list.',
        },
        {
          id: 'two-numbers',
          question: 'My friend sees another phone number on this site. Which is right?',
          answer:
            'Both. Visitors who come by a Google ad see a second number, so that we can tell which ads work. Either one reaches us.',
        },
        {
          id: 'delete-my-data',
          question: 'How do I have my request deleted?',
          answer:
            'Write to {supportEmail} and give the phone number you typed. That is how we find it.',
        },
      ],
    },
  ],
  notFound: {
    title: 'Not here?',
    text: 'Then it is a question we have not been asked yet. Call {phone} and ask it.',
  },
}
