import { type Business, UNCONFIRMED_FACTS } from '#domain/business/schema/schema.ts'
import type { BusinessField } from '#server/board/business/business-field.tsx'
import { applyForm } from '#server/board/business/apply-form.ts'
import { fieldNames, sectionFields } from '#server/board/business/form-view.ts'
import { problemsOf } from '#server/board/business/problems.ts'
import { SECTION_IDS, type SectionId } from '#server/board/business/sections.ts'
import { withoutDelivered } from './new-facts.ts'

interface Terminal {
  /** Returns the answer to a question. */
  readonly ask: (question: string) => Promise<string>
  readonly print: (line: string) => void
}

/** Towns and services first, because other entries name them. Photos are uploaded on the board. */
const ORDER: readonly SectionId[] = [
  'towns',
  'services',
  ...SECTION_IDS.filter((id) => id !== 'towns' && id !== 'services' && id !== 'photos'),
]

/** A group with more fields, and each of its rows, is asked only if it is to be changed. */
const MAX_FIELDS = 8

/** Asks for all facts by the fields of the board's forms, until they fit. */
export async function askFacts(before: Business, terminal: Terminal): Promise<Business> {
  let facts = before
  for (const section of ORDER) facts = await askSection(section, facts, terminal)
  for (;;) {
    const wrong = ORDER.find((section) => problemsIn(section, facts).size > 0)
    if (wrong === undefined) return facts
    facts = await askSection(wrong, facts, terminal, () => false)
  }
}

/**
 * Asks for the fields of a section, and again for those with a problem.
 * @param isAsked whether a field is asked although it fits
 */
async function askSection(
  section: SectionId,
  before: Business,
  terminal: Terminal,
  isAsked: (field: BusinessField) => boolean = isAlwaysAsked,
): Promise<Business> {
  const fields = fieldsOf(section, before)
  const form = new URLSearchParams(fields.flatMap(leavesOf).map(({ name, value }) => [name, value]))
  const questions = { ...terminal, form, changed: new Set<string>() }
  for (const field of fields)
    if (isAsked(field)) await askField(field, questions)
    else await askRows(field, rowsOf(field).filter(isAsked), questions)
  // An empty row would not come back from the form.
  if (questions.changed.size === 0 && isAsked === isAlwaysAsked) return before
  for (;;) {
    for (const fact of UNCONFIRMED_FACTS.filter((each) => isChanged(each, questions.changed)))
      form.append('confirm', fact)
    const facts = withoutDelivered(before, applyForm(section, form, before))
    const problems = problemsIn(section, facts)
    const isLonger =
      fieldsOf(section, facts).flatMap(leavesOf).length > fields.flatMap(leavesOf).length
    if (problems.size === 0)
      return isLonger ? await askSection(section, facts, terminal, isEmptyRow) : facts
    for (const [name, problem] of problems) {
      terminal.print(`  ${problem}`)
      const field = fields.flatMap(groupsAndLeavesOf).find((each) => each.name === name)
      if (field) await askField(field, questions)
    }
  }
}

const isAlwaysAsked = (): boolean => true

const fieldsOf = (section: SectionId, facts: Business): readonly BusinessField[] =>
  sectionFields(section, { language: 'en', facts, problems: new Map() }).map(withLabels)

/** Puts the labels of the groups around it in front of that of each field. */
const withLabels = (field: BusinessField): BusinessField =>
  field.kind === 'group'
    ? {
        ...field,
        fields: field.fields.map((child) =>
          withLabels({ ...child, label: `${field.label}, ${child.label}` }),
        ),
      }
    : field

const problemsIn = (section: SectionId, facts: Business): ReadonlyMap<string, string> =>
  problemsOf(facts, fieldNames(fieldsOf(section, facts)), 'en').byEntry

type Leaf = Exclude<BusinessField, { readonly kind: 'group' }>

const groupsAndLeavesOf = (field: BusinessField): readonly BusinessField[] =>
  field.kind === 'group' ? [field, ...field.fields.flatMap(groupsAndLeavesOf)] : [field]

const leavesOf = (field: BusinessField): readonly Leaf[] =>
  groupsAndLeavesOf(field).filter((each) => each.kind !== 'group')

const rowsOf = (field: BusinessField): readonly BusinessField[] =>
  field.kind === 'group' ? field.fields : []

/** Returns whether a field is an empty row at the end of a list, to add to it. */
const isEmptyRow = (field: BusinessField): boolean =>
  field.name.endsWith(']') &&
  leavesOf(field).every(({ kind, value }) => kind === 'choice' || value === '')

const isChanged = (fact: string, changed: ReadonlySet<string>): boolean => {
  const entry = fact === 'insurance' ? 'insuranceAmount' : fact
  return [...changed].some(
    (name) => name === entry || name.startsWith(`${entry}.`) || name.startsWith(`${entry}[`),
  )
}

interface Questions extends Terminal {
  /** Of the section, with the answers so far. */
  readonly form: URLSearchParams
  /** Names of the fields that were answered. */
  readonly changed: Set<string>
}

/**
 * Asks for a field, or for the fields of a group.
 * @param isRow whether the owner may leave the group out
 * @returns whether the owner answered, or wanted to change the group
 */
async function askField(
  field: BusinessField,
  questions: Questions,
  isRow = false,
): Promise<boolean> {
  if (field.text !== undefined) questions.print(`\n${field.label}: ${field.text}`)
  if (field.kind !== 'group') return await askLeaf(field, questions)
  const leaves = leavesOf(field)
  if (isRow || leaves.length > MAX_FIELDS) {
    const answer = await questions.ask(
      `${field.label}: change it? Write yes, or none to empty it [no]: `,
    )
    if (/^none$/i.test(answer)) for (const { name } of leaves) put(questions, name, '')
    if (!/^y/i.test(answer)) return false
  }
  await askRows(field, field.fields, questions)
  return true
}

/** Asks for fields of a group, until the owner wants to add no more. */
async function askRows(
  group: BusinessField,
  rows: readonly BusinessField[],
  questions: Questions,
): Promise<void> {
  const isLarge = leavesOf(group).length > MAX_FIELDS
  for (const row of rows) {
    const isOptional = isEmptyRow(row) || (isLarge && row.kind === 'group')
    const wants = await askField(row, questions, isOptional)
    if (!wants && isEmptyRow(row)) return
  }
}

function put({ form, changed }: Questions, name: string, value: string): void {
  form.set(name, value)
  changed.add(name)
}

/** Enter keeps the present value, `none` empties it. */
async function askLeaf(field: Leaf, questions: Questions): Promise<boolean> {
  const { name, label } = field
  const options = field.kind === 'choice' ? field.options.map(([value]) => value) : []
  const choices = options.filter(Boolean).join(' or ')
  const hint = choices === '' ? '' : ` (${choices})`
  for (;;) {
    const current = questions.form.get(name) || 'none'
    const answer = (await questions.ask(`${label}${hint} [${current}]: `)).trim()
    if (answer === '') return false
    const value = /^none$/i.test(answer) && !options.includes('none') ? '' : answer
    const option = options.find((each) => each.toLowerCase().startsWith(value.toLowerCase()))
    if (field.kind !== 'choice' || option !== undefined) {
      put(questions, name, option ?? value)
      return true
    }
    questions.print(`  '${answer}' does not fit, write ${choices}.`)
  }
}
