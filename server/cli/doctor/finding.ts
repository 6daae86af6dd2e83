export interface Finding {
  /** 'open' must be corrected before visitors come; 'look' is a warning for the owner to judge. */
  readonly state: 'ok' | 'look' | 'open'
  readonly subject: string
  readonly text: string
  readonly action?: string
}

/** Returns the constructors of findings about one subject. */
export const findingsAbout = (subject: string) => ({
  ok: (text: string): Finding => ({ state: 'ok', subject, text }),
  look: (text: string, action: string): Finding => ({ state: 'look', subject, text, action }),
  open: (text: string, action: string): Finding => ({ state: 'open', subject, text, action }),
})
