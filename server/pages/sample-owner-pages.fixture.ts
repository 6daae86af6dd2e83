import type { BusinessField } from '#server/board/business/business-field.tsx'
import { type Sample, SAMPLE_PAGES_NOW } from './page-sample.fixture.ts'

/** Renders the pages of the facts of the business. */
export function sampleBusinessPages({ pages: { board }, language, text }: Sample) {
  const common = { name: text, label: text, text, problem: text }
  const fields: readonly BusinessField[] = [
    { ...common, kind: 'text', value: text, isLong: false },
    { ...common, kind: 'text', value: text, isLong: true },
    { ...common, kind: 'photo', value: text, address: text },
    { ...common, kind: 'choice', value: text, options: [[text, text]] },
    {
      ...common,
      kind: 'group',
      isFolded: true,
      fields: [{ ...common, kind: 'text', value: text, isLong: false }],
    },
  ]
  const problems = [text]
  return {
    business: [
      board.business({
        language,
        sections: [{ id: text, label: text, unconfirmed: 1 }],
        versions: [
          { id: text, time: text, by: text, isCurrent: true },
          { id: 'first', time: text, by: null, isCurrent: false },
        ],
        saved: { kind: 'version', row: '' },
        problems,
      }),
    ],
    businessForm: [
      board.businessForm({
        language,
        section: text,
        heading: text,
        fields,
        unconfirmed: [{ fact: text, label: text, isChecked: true }],
        mark: text,
        alert: text,
        problems,
      }),
    ],
    businessPreview: [
      board.businessPreview({
        language,
        action: text,
        back: [text, text],
        changes: [{ label: text, before: text, after: text }],
        fields: [[text, text]],
        pages: [text],
        problems,
      }),
    ],
    texts: [
      board.texts({
        language,
        groups: [{ heading: text, rows: [{ id: text, name: text, notes: [text], slips: [text] }] }],
        versions: [{ id: 'first', time: text, by: text, isCurrent: false }],
        saved: { kind: 'version', row: '' },
      }),
    ],
    textForm: [
      board.textForm({
        language,
        id: text,
        name: text,
        fields: {
          en: [{ label: text, value: text, problem: text }],
          es: [{ label: text, value: text, problem: null }],
        },
        own: ['en', 'es'],
        newer: ['es'],
        mark: text,
        alert: text,
        problems,
      }),
    ],
  }
}

/** Renders the pages of the team. */
export function sampleTeamPages({ pages: { board }, language, text }: Sample) {
  const now = SAMPLE_PAGES_NOW
  const viewer = { id: text, name: text, role: 'owner', language } as const
  const channel = {
    id: text,
    kind: 'mail',
    address: JSON.stringify({ kind: 'mail', to: [text] }),
    testedAt: null,
    lastOkAt: now,
    lastError: text,
    goneAt: null,
  } as const
  const member = { ...viewer, channels: [channel], shifts: [], overrides: [] }
  const typed = { name: text, phone: text, email: text, language: text, role: text }
  const rejections = Object.keys(typed).map((field) => ({ typed, field, problem: text }))
  const staff = [member, { ...member, id: 'other', channels: [] }]
  return {
    team: rejections.map((rejected) =>
      board.team({ viewer, staff, now, rejected, saved: { kind: 'order', row: text } }),
    ),
    teamMember: [
      board.teamMember({ viewer, member, now, rejected: null, saved: { kind: 'tests', row: '' } }),
    ],
    teamInvitation: [
      board.teamInvitation({
        language,
        id: text,
        name: text,
        link: text,
        picture: { size: 1, path: text },
        smsHref: text,
      }),
    ],
  }
}
