export interface Finding {
  /** 'open' must be corrected before visitors come; 'look' is a warning for the owner to judge. */
  readonly state: 'ok' | 'look' | 'open'
  readonly subject: string
  readonly text: string
  readonly action?: string
}

export const okFinding = (subject: string, text: string): Finding => ({
  state: 'ok',
  subject,
  text,
})

export const warningFinding = (subject: string, text: string, action: string): Finding => ({
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
