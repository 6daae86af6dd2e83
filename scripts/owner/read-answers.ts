import { businessSchema, suggestName } from '../../domain/business/schema/schema.ts'
import { said } from '../../domain/text/problem-sentence.ts'
import { valueAt } from '../../domain/business/value-at.ts'
import { checkAnswer, readAnswer } from './apply-answers.ts'
import { type Answer, type AnswerReading, type Fact, facts, factsOf } from './fact.ts'
import { defaultAnswer, FACTS } from './setup-facts.ts'

export type Answers =
  | { readonly ok: true; readonly answers: readonly Answer[] }
  | { readonly ok: false; readonly problems: readonly string[] }

/**
 * Reads the content of a file of answers: an object by the keys of the facts and by entries of
 * business.json, such as `arrivalMinutes` or `terms.payment`. Reports every problem, not only
 * the first.
 */
export function readAnswers(given: unknown): Answers {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return {
      ok: false,
      problems: ['The answers are no JSON object: write { "name": "…", "phone": "…" }.'],
    }
  const problems: string[] = []
  const answers: Answer[] = []
  const texts = new Map<string, string>()
  for (const [key, value] of Object.entries(given)) {
    const fact = FACTS.find((each) => each.key === key)
    // A file of answers writes entries as business.json does.
    if (!fact || (fact.isEntry === true && typeof value !== 'string')) {
      const reading = readEntry(key, value)
      if (reading.ok) answers.push(reading.answer)
      else problems.push(`${key}: ${reading.problem}.`)
      continue
    }
    const text = textOf(fact, value)
    if (text !== null) texts.set(key, text)
    else if (fact.whenNull === undefined)
      problems.push(`${key}: is empty, but every business has one.`)
  }
  for (const fact of FACTS) {
    const typed = texts.get(fact.key)
    const text = typed ?? defaultAnswer(fact, texts)
    if (typed === undefined && text === fact.current) continue
    const reading = readAnswer(fact, text, texts)
    if (reading.ok) answers.push(reading.answer)
    // A default comes from another answer, whose problem is reported.
    else if (typed !== undefined) problems.push(`${fact.key}: ${reading.problem}.`)
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, answers }
}

/** Reads an entry of business.json by its path, which no question asks for. */
function readEntry(path: string, value: unknown): AnswerReading {
  if (valueAt(facts, path) === undefined && !(path in businessSchema.shape)) {
    const keys = [...FACTS.map(({ key }) => key), ...Object.keys(businessSchema.shape)]
    return {
      ok: false,
      problem: `is no answer and no entry of business.json, ${said(suggestName(path, keys))}`,
    }
  }
  return checkAnswer({ values: { [path]: value }, confirms: factsOf(path) })
}

/**
 * Returns a value as the owner would type it, and an empty text as `null`; `null` for the default.
 */
function textOf({ whenNull, objectForm }: Fact, value: unknown): string | null {
  if (value === null || value === '') return whenNull === 'none' ? 'none' : null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value))
    return value
      .map((item: unknown) => (typeof item === 'object' ? JSON.stringify(item) : String(item)))
      .join('; ')
  const { keys, separator } = objectForm ?? { keys: [], separator: '' }
  const names = Object.keys(value)
  const hasForm = names.length === keys.length && names.every((name) => keys.includes(name))
  return hasForm
    ? keys.map((key) => String(Reflect.get(value, key))).join(separator)
    : JSON.stringify(value)
}
