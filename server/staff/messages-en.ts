import type { SuspicionFlag } from '#domain/suspicion-flags.ts'

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

const ORDINALS = ['', 'First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']
const ordinal = (count: number): string => ORDINALS[count] ?? `Number ${count}:`

/** English messages of the board (R130 to R132); they address the reader as "you". */
export const BOARD_MESSAGES_EN = {
  board: 'Board',
  door: {
    tooOften: {
      heading: 'Too many tries',
      text: 'Wait ten minutes, then try again. Nothing was changed.',
    },
    trouble: { heading: 'That did not work', text: 'Nothing was changed. Go back and try again.' },
    signedOut: { heading: 'You are signed out', text: 'Nothing was changed. Sign in again.' },
    nothing: { heading: 'Nothing here', text: 'The address is wrong, or the request was deleted.' },
    toSignIn: 'Sign in',
    toBoard: 'To the board',
  },
  signIn: {
    heading: 'Sign in',
    text: 'For the people who come. We email you six digits; there is no password.',
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
    codeWrong:
      'That code does not work. Look at the newest email, or ask for another code: each works for ten minutes, five tries and one sign-in.',
    again: 'Ask for another code',
  },
  invitation: {
    hello: (name: string) => `Hello, ${name}.`,
    text: 'This opens the board on this phone and keeps it open. You can end that from any phone of yours.',
    newcomer: {
      heading: 'Welcome.',
      text: 'This opens the board on this phone. Customers read your first name once you have taken their request.',
    },
    name: 'Your name',
    nameWrong: 'Write your name, up to 100 characters.',
    language: 'Language of the board',
    enter: 'Open the board',
    over: {
      heading: 'This link no longer works',
      text: 'It opens the board once, and for a few days. Ask for another one, or sign in by a code.',
    },
  },
  list: {
    open: 'Open',
    today: 'Closed today',
    week: 'Last seven days',
    nothingOpen: { heading: 'All quiet.', text: 'Nobody is waiting.' },
    nothingElse: 'Nothing else in seven days.',
    pages: 'Pages',
    page: (number: number, pages: number) => `Page ${number} of ${pages}`,
    before: 'Previous page',
    after: 'Next page',
    phones: 'Phones',
    stale: 'No connection. This is how it stood when there was one.',
    times: (arrived: string, closed: string) => `came in ${arrived}, closed ${closed}`,
  },
  waits: (duration: string) => `waiting ${duration}`,
  minutes: (count: number) => `${count}\u00a0min`,
  hours: (count: number) => `${count}\u00a0h`,
  days: (count: number) => plural(count, 'day'),
  doubts: {
    trap: 'A hidden form field was filled in, as programs do. Call before you drive.',
    unverified: 'It did not pass the robot check. Call before you drive.',
    fast: 'The form was filled in within 3 seconds.',
    network:
      'Several unanswered requests came from the same network, so nobody was called about this one.',
  } satisfies Record<SuspicionFlag, string>,
  lead: {
    forThem: (name: string) => `${name} has this one. Do it for ${name}:`,
    since: (time: string) => `since ${time}`,
    call: 'Call',
    map: 'Map',
    sms: 'Text',
    facts: 'The request',
    showCode: 'Show the gate code',
    codeIsNoted: 'We record who views the code.',
    sameNumber: (count: number, before: string) =>
      `${ordinal(count)} request from this number. Last one: ${before}.`,
    notes: 'Notes',
    customersNote: (time: string) => `From the customer, ${time}`,
    note: 'Note for the others',
    addNote: 'Add the note',
    noteEmpty: 'Write something first.',
    noteTooLong: (length: number) => `That is too long: ${length} characters at most.`,
    notesFull: 'There is no room for more notes.',
    history: 'What happened',
    otherEnds: 'Close it another way',
    reason: 'Why, if it helps the others',
    queued: 'Not sent yet. Keep the board open until you have signal.',
  },
  conflict: (state: string) => `That did not go through. The request is now: ${state}.`,
  history: {
    kinds: {
      stored: 'Came in',
      mailed: 'Emailed to staff',
      seen: 'Seen',
      note: 'Note from the customer',
      staff_note: 'Note',
      gate_code: 'Gate code looked at',
      nobody: 'Nobody took it in an hour',
    } as Readonly<Record<string, string>>,
    vias: {
      board: 'on the board',
      link: 'by the link',
      mail: 'by email',
      push: 'by notification',
      call: 'on the phone',
      sms: 'by text',
      receipt: 'by the customer',
      pushover: 'by Pushover',
      ntfy: 'by ntfy',
    } as Readonly<Record<string, string>>,
    house: 'The shop',
  },
  phones: {
    heading: 'Phones',
    text: 'These phones can open the board. Sign out any you don’t recognize or no longer have.',
    here: 'This one',
    seen: (time: string) => `last seen ${time}`,
    unknownDevice: 'A browser',
    notifies: 'is notified',
    end: 'Sign out',
    signOut: 'Sign out here',
    ring: {
      heading: 'Notify this phone',
      text: 'A new request shows here even when the board is closed. It does not break through a silenced phone; a call does.',
    },
    ringOn: 'Notify this phone',
    ringOff: 'Stop notifying',
    ringing: 'This phone is notified of every new request.',
    ringProblems: {
      impossible:
        'This browser cannot. On an iPhone put the board on the Home Screen first (Share, Add to Home Screen), and open it from there.',
      denied: 'Notifications are blocked. Allow them in the browser’s settings, then press again.',
      dismissed: 'The browser’s question was closed. Press again and choose Allow.',
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

export type BoardWords = typeof BOARD_MESSAGES_EN
/** A heading and one or two sentences. */
export type Message = BoardWords['door']['trouble']
