import type { Doubt } from '#domain/doubts.ts'
import type { LeadStatus } from '#domain/lead-status.ts'

/** Heading, and one or two sentences below it. */
export interface Message {
  readonly heading: string
  readonly text: string
}

/** What the board says, in the language of whoever reads it (R130 to R132). */
export interface BoardWords {
  readonly board: string
  readonly door: {
    readonly tooOften: Message
    readonly trouble: Message
    readonly signedOut: Message
    /** A page that there is not. */
    readonly nothing: Message
    readonly toSignIn: string
    readonly toBoard: string
  }
  readonly signIn: {
    readonly heading: string
    readonly text: string
    readonly address: string
    readonly addressWrong: string
    readonly send: string
    readonly invited: string
    readonly codeHeading: string
    readonly codeText: string
    readonly code: string
    readonly enter: string
    readonly codeIncomplete: string
    readonly codeWrong: string
    readonly again: string
  }
  readonly invitation: {
    readonly hello: (name: string) => string
    readonly text: string
    readonly newcomer: Message
    readonly name: string
    readonly nameWrong: string
    readonly language: string
    readonly enter: string
    readonly over: Message
  }
  readonly list: {
    readonly open: string
    readonly today: string
    readonly week: string
    readonly nothingOpen: Message
    readonly nothingElse: string
    /** Name of the navigation between pages. */
    readonly pages: string
    readonly page: (number: number, pages: number) => string
    readonly before: string
    readonly after: string
    readonly phones: string
    readonly stale: string
    /** Of a closed lead. */
    readonly times: (arrived: string, closed: string) => string
  }
  /** State of a request, with who has it where somebody has; whoever reads is "you". */
  readonly states: Readonly<Record<LeadStatus, string>>
  readonly mine: Readonly<Partial<Record<LeadStatus, string>>>
  readonly theirs: Readonly<Partial<Record<LeadStatus, (name: string) => string>>>
  readonly waits: (duration: string) => string
  readonly minutes: (count: number) => string
  readonly hours: (count: number) => string
  readonly days: (count: number) => string
  /** One sentence for each reason for doubt, shown on its lead. */
  readonly doubts: Readonly<Record<Doubt, string>>
  readonly lead: {
    /** On the button that takes the next step. */
    readonly next: Readonly<Partial<Record<LeadStatus, string>>>
    readonly forThem: (name: string) => string
    readonly since: (time: string) => string
    readonly call: string
    readonly map: string
    readonly sms: string
    readonly facts: string
    readonly gateCode: string
    readonly showCode: string
    readonly codeIsNoted: string
    readonly sameNumber: (count: number, before: string) => string
    readonly notes: string
    readonly customersNote: (time: string) => string
    readonly note: string
    readonly addNote: string
    readonly noteEmpty: string
    readonly noteTooLong: (length: number) => string
    readonly notesFull: string
    readonly history: string
    readonly otherEnds: string
    readonly ends: Readonly<Partial<Record<LeadStatus, string>>>
    readonly reason: string
    readonly queued: string
  }
  readonly conflict: (state: string) => string
  readonly history: {
    readonly kinds: Readonly<Record<string, string>>
    readonly vias: Readonly<Record<string, string>>
    readonly house: string
  }
  readonly sms: {
    readonly pending: (shop: string, link: string) => string
    readonly accepted: (name: string, shop: string, link: string) => string
    readonly en_route: (name: string, shop: string, link: string) => string
  }
  readonly phones: {
    readonly heading: string
    readonly text: string
    readonly here: string
    readonly seen: (time: string) => string
    readonly unknownDevice: string
    readonly notifies: string
    readonly end: string
    readonly signOut: string
    readonly ring: Message
    readonly ringOn: string
    readonly ringOff: string
    readonly ringing: string
    /** Why notifications could not be turned on or off. */
    readonly ringProblems: {
      readonly impossible: string
      readonly denied: string
      readonly dismissed: string
      readonly noService: string
      readonly network: string
      readonly server: string
    }
    readonly rename: string
    readonly name: string
    readonly nameWrong: string
    readonly save: string
  }
}
