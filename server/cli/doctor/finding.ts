/** One line of the go-live check. */
export interface Finding {
  /** 'open' has to be done before visitors come, 'look' is for the owner to judge. */
  readonly state: 'ok' | 'look' | 'open'
  readonly subject: string
  readonly text: string
  /** What to do about it. */
  readonly action?: string
}

export const okFinding = (subject: string, text: string): Finding => ({
  state: 'ok',
  subject,
  text,
})

export const lookFinding = (subject: string, text: string, action: string): Finding => ({
  state: 'look',
  subject,
  text,
  action,
})

export const openFinding = (subject: string, text: string, action: string): Finding => ({
  state: 'open',
  subject,
  text,
  action,
})
