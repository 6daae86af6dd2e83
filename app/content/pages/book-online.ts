import type { BookOnlineCopy } from '../page-types.ts'

export const bookOnline: BookOnlineCopy = {
  meta: {
    title: 'Book a Locksmith Online',
    description:
      'Send the lock, the address and the timeframe. A locksmith calls back with a price, and nothing is ordered until you have said yes to it.',
  },
  heading: 'Book a locksmith',
  lead: 'Name, phone, address, service, one checkbox. Nothing is ordered until you have heard a price and said yes.',
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: 'It lands with us',
        text: 'Your request is stored and a copy goes to the staff by email. The next page tells you that it arrived.',
      },
      {
        title: 'We call you',
        text: 'We ask the two or three things that a form cannot, and then you hear the figure.',
      },
      {
        title: 'You say yes, or no',
        text: 'Yes sets the time. No ends it, and you owe nothing for having asked.',
      },
      {
        title: 'Somebody comes',
        text: 'With a license to show you and the figure already on paper. ID first, tools second.',
      },
    ],
  },
  before: {
    heading: 'Good to know before you send it',
    items: [
      'A photo of the lock is worth having at hand when we call; the form takes words only.',
      'The gate code goes with the request and is never kept on your device.',
      'Just Curious is a real answer. Somebody who wants a price gets one.',
      'If the signal drops, the page keeps your answers and goes on trying.',
    ],
  },
  urgent: {
    title: 'Standing outside right now?',
    text: 'Call {phone}. You will be talking before a form would have been read.',
  },
}
