import type { ChannelKind, PhoneKind } from '#domain/alarm/channels.ts'
import { formatDuration } from '#domain/time/format-duration.ts'
import { HAND_OVER_MS } from '#domain/lead/lifecycle.ts'
import {
  CODE_LIFETIME_MS,
  MAX_CODE_TRIES,
  RECENT_SIGN_IN_MS,
  STAFF_PAUSE_MS,
} from '#domain/staff/staff-limits.ts'
import type { EventKind } from '#domain/lead/events.ts'
import type { LeadStatus } from '#domain/lead/lifecycle.ts'
import { MIN_FILL_SECONDS, type SuspicionFlag } from '#domain/submission/suspicion-flags.ts'
import { OVERVIEW_MESSAGES_EN } from './overview.ts'
import { PRICE_MESSAGES_EN } from './board-price.ts'

/** Events that the history names by their kind alone; statuses have names of their own. */
type HistoryKind = Exclude<EventKind, LeadStatus | 'eta' | 'handed_over'>

/** Pages by which an event is done, other than by the link of a notice. */
type PageVia = 'board' | 'link' | 'status-page' | 'status-page:mail' | 'status-page:sms'

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

const ORDINALS = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']
const ordinal = (count: number): string => ORDINALS[count] ?? `Number ${count}:`

/** English messages of the board; they address the reader as "you". */
export const BOARD_MESSAGES_EN = {
  board: 'Board',
  light: 'Red light',
  tabs: {
    label: 'Main pages',
    more: 'More pages',
    board: 'Board',
    mine: 'Mine',
    onCall: 'On call',
    search: 'Search',
  },
  errors: {
    tooOften: {
      heading: 'Too many tries',
      text: `Wait ${formatDuration(STAFF_PAUSE_MS, 'en')}, then try again. Nothing was changed.`,
    },
    trouble: { heading: 'That did not work', text: 'Nothing was changed. Go back and try again.' },
    signedOut: { heading: 'You are signed out', text: 'Nothing was changed. Sign in again.' },
    notFound: {
      heading: 'Nothing here',
      text: 'The address is wrong, or the request was deleted.',
    },
    forOwner: {
      heading: 'Only for the owner',
      text: 'Nothing was changed. Ask an owner of the business.',
    },
    signInAgain: {
      heading: 'Sign in again',
      text: 'Nothing was changed. Your last sign-in is some hours ago: sign in again, then repeat this.',
    },
    toSignIn: 'Sign in',
    toBoard: 'To the board',
  },
  signIn: {
    heading: 'Sign in',
    text: 'For staff. We email you six digits; there is no password.',
    address: 'Your email address',
    addressWrong: 'Write your email address, such as maria@example.com.',
    send: 'Email me a code',
    invited: 'Do you have an invitation link? Open it on this phone instead.',
    codeHeading: 'Six digits',
    codeText:
      'If the address is one of ours, a code is on its way; it can take a minute. An address gets three codes in a quarter of an hour.',
    code: 'Code from the email',
    enter: 'Open the board',
    codeIncomplete: 'The code has six digits.',
    codeWrong: `That code does not work. Use the newest email, or get another code: each works for ${formatDuration(CODE_LIFETIME_MS, 'en')}, ${MAX_CODE_TRIES} tries and one sign-in.`,
    againText: `This is for an owner who signed in within the last ${formatDuration(RECENT_SIGN_IN_MS, 'en')}. Enter your address; we send a code.`,
    again: 'Get another code',
  },
  invitation: {
    hello: (name: string) => `Hello, ${name}.`,
    text: 'This opens the board on this phone and keeps it open. You can end that from any phone of yours.',
    newStaffMember: {
      heading: 'Welcome.',
      text: 'This opens the board on this phone. Customers see your first name when you take their request.',
    },
    name: 'Your name',
    nameWrong: 'Write your name, up to 100 characters.',
    language: 'Language of the board',
    enter: 'Open the board',
    over: {
      heading: 'This link no longer works',
      text: 'It opens the board once, within a few days. Get another one from the owner, or sign in by a code.',
    },
  },
  list: {
    open: 'Open',
    planned: 'Appointments and this week',
    later: (count: number) => `Can wait: ${count}`,
    today: 'Closed today',
    week: 'Last seven days',
    nothingOpen: {
      heading: 'No open requests.',
      text: 'No customer is waiting. A new request shows here by itself, and the alarm notifies whoever is on call.',
    },
    nothingElse: 'Nothing else in seven days.',
    signedOut: (time: string) => `For safety, this phone is signed out on ${time}.`,
    signInAgain: 'Sign in again now',
    pages: 'Pages',
    page: (number: number, pages: number) => `Page ${number} of ${pages}`,
    before: 'Previous page',
    after: 'Next page',
    promised: (time: string) => `Promised: we confirm by ${time}.`,
    promiseBroken: (time: string) => `We promised to confirm by ${time}. Call and confirm.`,
    devices: 'Phones',
    stale: 'No connection. This page may be out of date.',
    times: (arrived: string, closed: string) => `came in ${arrived}, closed ${closed}`,
  },
  mine: {
    heading: 'Mine',
    nothing: 'You have no open request. What nobody has yet is on the board.',
    week: 'Appointments of the week',
    free: 'No appointment',
  },
  arrives: (time: string) => `arriving at ${time}`,
  late: (duration: string) => `late by ${duration}`,
  waits: (duration: string) => `waiting ${duration}`,
  /** Of a planned request, whose customer does not wait. */
  cameIn: (duration: string) => `came in ${duration} ago`,
  minutes: (count: number) => `${count}\u00a0min`,
  hours: (count: number) => `${count}\u00a0h`,
  days: (count: number) => plural(count, 'day'),
  suspicionFlags: {
    honeypot: 'A hidden form field was filled in, as programs do. Call before you drive.',
    unverified: 'It did not pass the robot check. Call before you drive.',
    fast: `The form was filled in within ${MIN_FILL_SECONDS} seconds.`,
    network:
      'Several unanswered requests came from the same network, so no staff were called about this one.',
  } satisfies Record<SuspicionFlag, string>,
  lead: {
    forThem: (name: string) => `${name} has this one. Do it for ${name}:`,
    since: (time: string) => `since ${time}`,
    call: 'Call',
    costlyPhone:
      'This number is abroad or costs extra, and may call only to be called back. Call it only if you are sure that it is a customer.',
    wrongPhone: (phone: string) =>
      `The phone number cannot be right: ${phone}. Look for another one in the request.`,
    map: 'Map',
    calendar: 'Add to calendar',
    sms: 'Text',
    textIt: 'Text it to the customer',
    readsOther: 'This customer reads Spanish: write it in Spanish.',
    facts: 'The request',
    showCode: 'Show the gate code',
    codeOnceYours: 'There is a gate code. You can open it once the request is yours.',
    codeIsNoted: 'We record who views the code.',
    sameNumber: (count: number, before: string) =>
      `${ordinal(count)} request from this number. Last one: ${before}.`,
    duplicate: (service: string, time: string, state: string) =>
      `This customer has another open request (${service}, ${time}): ${state}.`,
    openDuplicate: 'Open it',
    kept: 'The request that goes on',
    joined: (time: string) => `2 requests: the other one came in ${time} and was joined.`,
    join: 'It is the same job: join them',
    earlier: 'Earlier requests from this number',
    notes: 'Notes',
    photos: 'Photos',
    photo: (number: number) => `Photo ${number}`,
    customersNote: (time: string) => `From the customer, ${time}`,
    note: 'Note for the others',
    addNote: 'Add the note',
    noteEmpty: 'Write something first.',
    noteTooLong: (length: number) => `That is too long: ${length} characters at most.`,
    notesFull: 'There is no room for more notes.',
    history: 'What happened',
    otherEnds: 'Close it another way',
    takeOver: 'I’ll take it over',
    cannotCome: 'I can’t do it',
    handBack: 'Hand it back: the alarm notifies the others',
    handOver: (name: string) => `Ask ${name} first, for ${formatDuration(HAND_OVER_MS, 'en')}`,
    offered: (name: string, time: string) =>
      `Handed over to ${name}. The alarm asks everybody at ${time}.`,
    leaving: 'I am on the way. I arrive in',
    newEta: 'A new arrival time: from now, in',
    reopen: 'Open it again',
    undo: 'Undo',
    cancelAttempt: (time: string) =>
      `The customer tried to cancel at ${time}. Call before you drive on.`,
    cancelWish: (time: string) => `The customer asked to cancel at ${time}. Call first.`,
    agreedTo: (amount: string, time: string) => `Agreed to ${amount} at ${time}.`,
    noShow: 'Nobody was there',
    cancelled: 'The customer canceled',
    cause: 'Why (for the overview)',
    reason: 'More, if it helps the others',
    queued: 'Not sent yet. Keep the board open until you have signal.',
  },
  customerCall: {
    missed: 'Customer not reached',
    missedAgain: 'Not reached again',
    reached: 'Reached now',
    missedAt: (time: string) =>
      `Not reached at ${time}. The customer’s page says so and asks for the right number.`,
  },
  correct: {
    heading: 'Correct phone, name, address or service',
    fields: { phone: 'Phone', name: 'Name', address: 'Address', service: 'Service' },
    save: 'Save the correction',
    useNumber: 'Use this number',
    full: 'This request was corrected too often. Write a note instead.',
    was: (field: string, before: string, after: string) => `${field}: ${before}, now ${after}`,
  },
  window: {
    heading: 'Propose another time',
    asks: (window: string) => `The customer asks for another time: ${window}.`,
    agree: (window: string) => `Agree: ${window}`,
    keep: 'Not possible: keep the time',
    waits: (windows: string) => `Proposed to the customer, no answer yet: ${windows}.`,
    tag: {
      asks: (window: string) => `Asks for ${window}`,
      waits: 'Another time proposed, no answer yet',
    },
    day: (number: number) => `Day ${number}`,
    time: (number: number) => `Time ${number}`,
    hint: 'You can propose several. The customer gets an email and chooses one on their page.',
    noMail: 'The customer gave no email address: agree on a time by phone.',
    propose: 'Ask the customer',
    move: 'We agreed by phone: move it to time 1',
    textTime: 'Text the new time to the customer',
    missing: 'Choose a day and a time.',
    past: 'That time is past. Choose a later one.',
    full: 'The time was changed too often. Write a note instead.',
    was: (after: string, before: string) => `${after}, before that ${before}`,
  },
  conflict: (state: string) => `That did not go through. The request is now: ${state}.`,
  history: {
    kinds: {
      stored: 'Came in',
      mailed: 'Emailed to staff',
      seen: 'Seen',
      opened: 'Link opened',
      note: 'Note',
      photo: 'Photo',
      staff_note: 'Note',
      gate_code: 'Gate code viewed',
      declined: 'Cannot come',
      expired: 'Nobody took it in time',
      texted: 'Arrival time texted to the customer',
      called: 'The customer called',
      connected: 'Connected to the customer',
      not_reached: 'Customer not reached',
      corrected: 'Corrected',
      handed_back: 'Handed back',
      reopened: 'Open again',
      undone: 'Last step undone',
      cancel_attempt: 'Tried to cancel',
      quoted: 'Price quoted',
      agreed: 'Price agreed to',
      disagreed: 'Price not agreed to',
      window_proposed: 'Another time proposed',
      window_moved: 'New time',
      let_through: 'Number let through',
      window_declined: 'The other time is not possible',
      payment: 'Payment recorded',
    } satisfies Record<HistoryKind, string> as Readonly<Record<HistoryKind, string>>,
    numberChanged: 'staff had changed the phone number before',
    call: {
      missed: 'nobody took the call',
      taken: 'the call was taken',
      pressed: 'pressed 1: locked out',
      vouched: 'the carrier vouches for the number',
      notVouched: 'the carrier does not vouch for the number',
    },
    phone: {
      call: (name: string) => `${name} was called`,
      sms: (name: string) => `${name} got a text message`,
    } satisfies Record<PhoneKind, (name: string) => string>,
    outcomes: {
      answered: 'answered',
      missed: 'nobody picked up',
      refused: (why: string) =>
        why === '' ? 'not put through' : `not put through by the phone company: ${why}`,
      'no-key': 'picked up, but no key was pressed',
      ringing: 'ringing now',
      unheard: 'the phone company did not say how it ended',
      sent: '',
    },
    /** Of messages that are no calls or texts; after ‘: ’ or at the start of a sentence. */
    ways: {
      call: 'call',
      sms: 'text message',
      push: 'push',
      mail: 'mail',
      pushover: 'Pushover',
      webhook: 'webhook',
    } satisfies Record<ChannelKind, string> as Readonly<Record<ChannelKind, string>>,
    to: (way: string, names: string) => `${way} to ${names}`,
    office: 'the office',
    unsent: (what: string, why: string) => `not sent: ${what}${why && ` (${why})`}`,
    handedOver: (name: string) => `Handed over to ${name}`,
    arrival: (minutes: number) => `Arrival in about ${minutes} minutes`,
    vias: {
      board: 'on the board',
      link: 'by the link',
      mail: 'by email',
      push: 'by notification',
      call: 'on the phone',
      sms: 'by text',
      'status-page': 'by the customer',
      'status-page:mail': 'by the customer, from the link in the mail',
      'status-page:sms': 'by the customer, from the link in the text',
      pushover: 'by Pushover',
      webhook: 'by the webhook',
    } satisfies Record<ChannelKind | PageVia, string>,
    staffMailbox: 'The shop',
  },
  ...OVERVIEW_MESSAGES_EN,
  price: PRICE_MESSAGES_EN,
  devices: {
    heading: 'Phones',
    text: 'These phones can open the board. Sign out any you don’t recognize or no longer have.',
    here: 'This one',
    seen: (time: string) => `last seen ${time}`,
    unknownDevice: 'A browser',
    notifies: 'is notified',
    end: 'Sign out',
    lost: 'Lost? Sign out everywhere',
    signOut: 'Sign out here',
    ring: {
      heading: 'Notify this phone',
      text: 'A new request shows here even when the board is closed. A silenced phone stays silent, for calls too, unless its settings let us through.',
    },
    ringOn: 'Notify this phone',
    ringOff: 'Stop notifying',
    ringing: 'This phone is notified of every new request.',
    ringProblems: {
      impossible:
        'This browser cannot. On an iPhone put the board on the Home Screen first (Share, Add to Home Screen), and open it from there.',
      denied: 'Notifications are blocked. Allow them in the browser’s settings, then press again.',
      dismissed: 'The browser’s prompt was closed. Press again and choose Allow.',
      noService:
        'This browser did not reach its push service. Try again, or use another browser: some have none.',
      network: 'No connection. Try again when there is one.',
      server: 'Our server did not save it. Reload the page and try again.',
    },
    rename: 'Rename',
    name: 'Name of this phone',
    nameWrong: 'Write a name, up to 40 characters.',
    save: 'Save the name',
  },
}

export type BoardMessages = typeof BOARD_MESSAGES_EN
/** A heading and one or two sentences. */
export type Message = BoardMessages['errors']['trouble']
