export interface Finding {
  /** 'error': to be corrected before visitors come; 'warning': for the owner to judge. */
  readonly state: 'ok' | 'warning' | 'error'
  readonly subject: string
  readonly text: string
  readonly action?: string
}

/** Lists the findings of several checks, of which some found nothing. */
export const listFindings = (
  ...findings: readonly (Finding | readonly Finding[] | null)[]
): readonly Finding[] => findings.flat().filter((finding) => finding !== null)

/** Constructors of findings about one subject. */
export interface FindingReport {
  readonly ok: (text: string) => Finding
  readonly warning: (text: string, action: string) => Finding
  readonly error: (text: string, action: string) => Finding
}

export const findingsAbout = (subject: string): FindingReport => ({
  ok: (text: string): Finding => ({ state: 'ok', subject, text }),
  warning: (text: string, action: string): Finding => ({ state: 'warning', subject, text, action }),
  error: (text: string, action: string): Finding => ({ state: 'error', subject, text, action }),
})
