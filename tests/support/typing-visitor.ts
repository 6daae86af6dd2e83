import { setTimeout as pause } from 'node:timers/promises'
import { DRAFT_KEY } from '#app/form/draft-store.ts'

/** What a test needs of a browser to type into a form; every engine's driver can do it. */
export interface TypingBrowser {
  /** Evaluates an expression in the page. */
  evaluate(expression: string): Promise<unknown>
  /** Presses the keys of this text, in the focused element. */
  type(text: string): Promise<void>
}

/** Milliseconds between two keys of somebody who types fast. */
const KEY_INTERVAL_MS = 80

/** What a visitor types, by field. The phone number is shown as it is formatted. */
const TYPED = [
  { name: 'name', keys: 'Vera Marisol', shown: 'Vera Marisol' },
  { name: 'phone', keys: '2015550177', shown: '(201) 555-0177' },
  { name: 'address', keys: '7601 Bergenline Ave', shown: '7601 Bergenline Ave' },
] as const

const formIsHydrated = `document.querySelector('[data-island="submission-form"]').hasAttribute('data-hydrated')`

/**
 * Types one key per 80 ms into name, phone and address, whatever the scripts of the page do
 * meanwhile, then waits until the form is hydrated.
 * @returns what a visitor would complain about: a focus that moved, a letter that is missing or in
 *   another field, a message at a field that is right or was not used
 */
export async function typeThroughHydration(browser: TypingBrowser): Promise<readonly string[]> {
  const problems: string[] = []
  for (const { name, keys } of TYPED) {
    await browser.evaluate(`document.querySelector('form [name="${name}"]').focus()`)
    for (const [index, key] of [...keys].entries()) {
      await browser.type(key)
      await pause(KEY_INTERVAL_MS)
      const focused = await browser.evaluate(`document.activeElement.getAttribute('name')`)
      if (focused === name) continue
      problems.push(`after key ${index + 1} of ${name} the focus is in ${String(focused)}`)
      await browser.evaluate(`document.querySelector('form [name="${name}"]').focus()`)
    }
  }
  for (let waits = 0; !(await browser.evaluate(formIsHydrated)); waits++) {
    if (waits > 200) return [...problems, 'the form is not hydrated']
    await pause(100)
  }
  // The form stores the draft in an effect.
  await pause(300)
  return [...problems, ...(await storedProblems(browser))]
}

async function storedProblems(browser: TypingBrowser): Promise<readonly string[]> {
  const { values, stored, wrong } = JSON.parse(
    String(
      await browser.evaluate(`JSON.stringify({
        values: Object.fromEntries(
          [...document.querySelectorAll('form[data-submission-form] :is(input:not([type=radio], [type=checkbox]), textarea)')]
            .map((field) => [field.name, field.value])),
        stored: JSON.parse(localStorage.getItem('${DRAFT_KEY}')).draft,
        wrong: [...document.querySelectorAll('[aria-invalid="true"]')].map((field) => field.name),
      })`),
    ),
  ) as { values: Record<string, string>; stored: Record<string, string>; wrong: string[] }
  const expected: Record<string, string> = Object.fromEntries(
    TYPED.map(({ name, shown }) => [name, shown]),
  )
  return [
    ...Object.entries(values)
      .filter(([name, value]) => value !== (expected[name] ?? ''))
      .map(([name, value]) => `${name} shows "${value}"`),
    ...TYPED.filter(({ name, shown }) => stored[name] !== shown).map(
      ({ name }) => `stored as ${name}: "${stored[name] ?? ''}"`,
    ),
    ...wrong.map((name) => `${name} is marked as wrong`),
  ]
}
