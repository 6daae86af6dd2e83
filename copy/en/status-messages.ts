import type { StatusMessages } from '#copy/status-messages.ts'

export const STATUS_MESSAGES_ENGLISH: StatusMessages = {
  progress: 'Where your request is',
  stored: 'We have your request.',
  stale: 'No connection. This page may be out of date.',
  steps: {
    stored: 'We have your request',
    mailed: 'Emailed to our locksmiths',
    seen: 'Seen by a locksmith',
    accepted: 'Accepted',
    en_route: 'On the way',
    done: 'Done',
    cancelled: 'Canceled',
    note: 'Your note was added',
    photo: 'Your photo was sent',
    eta: 'Arrival time given',
    handed_back: 'Handed back: finding another locksmith',
    reopened: 'Open again',
    quoted: 'Price quoted',
    agreed: 'You agreed to the price',
    cancel_attempt: 'You asked to cancel: please call us',
  },
  notYet: 'not yet',
  share: 'Share the link',
  shareTitle: 'My locksmith request',
  copied: 'Copied',
  sms: 'Text it to yourself',
}
