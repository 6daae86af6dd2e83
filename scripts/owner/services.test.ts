import path from 'node:path'
import { expect, test } from 'vitest'
import { business } from '../../domain/business.ts'
import { categoryPath, servicePath } from '../../domain/pages.ts'
import { SERVICE_GROUPS, SERVICES, servicesOf } from '../../domain/services.ts'
import { SPANISH_PATHS } from '../../domain/spanish-paths.ts'
import { findMentions } from './copy-files.ts'
import { addRedirect, removeRedirect } from './redirects.ts'
import { serviceCopyTemplate } from './copy-templates.ts'
import { addService, removeService } from './services.ts'
import { createPendingEdits, type PendingEdits } from './source-edits.ts'
import { ANOTHER_BUSINESS, skipUnless } from '#tests/support/skip-unless.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const FILE = 'domain/services.ts'
/** Without reviews, which would prevent removing a service. */
const WITHOUT_REVIEWS = { ...business, reviews: [] }
const NEW = 'Vault Doors'
const NO_REDIRECTS = 'export const REDIRECTS: Readonly<Record<string, string>> = {}\n'

const groupOf = (id: string) => SERVICE_GROUPS.find((group) => group.id === id)

/** Returns the slugs in the group's menu after the pending's edits. */
function pagesIn(pending: PendingEdits, id: string): readonly string[] {
  const list = new RegExp(` id: '${id}',[^}]*pages: \\[([^\\]]*)\\]`).exec(pending.read(FILE))?.[1]
  return [...(list ?? '').matchAll(/'([^']+)'/g)].map(([, slug = '']) => slug)
}

/** Returns the labels of the rows after the pending's edits. */
const labelsIn = (pending: PendingEdits): readonly string[] =>
  [...pending.read(FILE).matchAll(/label: '([^']+)',\s*group: /g)].map(([, label = '']) => label)

test.each(SERVICE_GROUPS)(
  'adds a service under $id as a row at the end of its group, a menu entry and copy templates in both languages',
  ({ id, slug, pages }) => {
    const pending = createPendingEdits(ROOT)
    expect(addService(pending, { name: NEW, spanish: 'Puertas de bóveda' }, id, ROOT).ok).toBe(true)
    const words = `copy/en/services/${slug}/vault-doors.ts`
    const spanish = words.replace('/en/', '/es/')
    expect(pending.edits.map(({ file }) => file)).toEqual([
      FILE,
      words,
      spanish,
      'domain/business.ts',
      'domain/spanish-paths.ts',
      'domain/spanish-names.ts',
    ])
    expect(pending.read('domain/spanish-paths.ts')).toMatch(
      new RegExp(`${slug}', '[^']*', \\{\\n    'vault-doors': 'puertas-de-boveda',\\n`),
    )
    expect(pending.read('domain/spanish-names.ts')).toContain(`'${NEW}': 'Puertas de bóveda',`)
    expect(pending.read(spanish)).toContain("heading: 'Puertas de bóveda',")
    expect(pagesIn(pending, id)).toEqual([...pages, 'vault-doors'])
    const before = SERVICES.filter(({ group }) => group === id).at(-1)?.label ?? ''
    const labels = labelsIn(pending)
    expect(labels).toHaveLength(SERVICES.length + 1)
    expect(labels[labels.indexOf(NEW) - 1]).toBe(before)
    expect(pending.read(words)).toContain('export const aboutVaultDoors: ServiceCopy')
    expect(pending.read('domain/business.ts')).toContain(`\n    '${NEW}': {\n      from: null,`)
    expect(pending.read(words).match(/\/\/ Write: /g)?.length).toBeGreaterThan(5)
  },
)

test('the form asks for the vehicle of a new car service', () => {
  const pending = createPendingEdits(ROOT)
  const outcome = addService(pending, { name: NEW }, 'automotive', ROOT)
  expect(pending.read(FILE)).toMatch(/slug: 'vault-doors', vehicle: 'optional' \}/)
  expect(outcome).toMatchObject({
    messages: expect.arrayContaining([expect.stringContaining('which vehicle')]) as string[],
  })
})

test('refuses an unknown category or an existing name without changes', () => {
  const pending = createPendingEdits(ROOT)
  const [first] = SERVICES
  const sentence = `--category takes one of ${SERVICE_GROUPS.map(({ id }) => id).join(', ')}.`
  for (const [name, category, problem] of [
    [NEW, undefined, sentence],
    [NEW, 'Marine', sentence],
    [first?.label ?? '', first?.group, `${first?.label} is a service of the site.`],
    ['Other', 'commercial', 'Other is a service of the site.'],
    ['Vault"', 'commercial', "'Vault\"' does not fit"],
    ['Category', 'commercial', "'Category' would overwrite the words of a category"],
  ] as const)
    expect(addService(pending, { name: name }, category, ROOT)).toMatchObject({
      ok: false,
      problem: expect.stringContaining(problem) as string,
    })
  expect(pending.edits).toEqual([])
})

test('gives the templates of two services different text', () => {
  const [one, other] = [NEW, 'Key Cabinets'].map((name) => serviceCopyTemplate('en', name, 'x'))
  const quoted = (text: string | undefined): readonly string[] =>
    [...(text ?? '').matchAll(/'([^'\n]{40,})'/g)].map(([, sentence = '']) => sentence)
  const both = quoted(one).filter((sentence) => quoted(other).includes(sentence))
  expect(both).toEqual([])
})

test.each(['Vi', 'A Service with a Long Name 123'])(
  'title, description and lead of %s fit',
  (name) => {
    const words = serviceCopyTemplate('en', name, 'x').replaceAll(
      '${baseTown}',
      business.address.city,
    )
    const title = /title: `([^`]*)`/.exec(words)?.[1] ?? ''
    expect(title.length).toBeLessThanOrEqual(44)
    const description = (/description: `([^`]*)`/.exec(words)?.[1] ?? '').replace(
      '${nearbyTowns}',
      'twelve nearby towns',
    )
    expect(description.length).toBeGreaterThanOrEqual(110)
    expect(description.length).toBeLessThanOrEqual(155)
    expect(/lead: `([^`]*)`/.exec(words)?.[1]?.length).toBeLessThanOrEqual(140)
  },
)

test('lowercases names within sentences', () => {
  expect(serviceCopyTemplate('en', 'TSA Lock Opening', 'x')).toContain(
    "heading: 'What you pay for TSA lock opening'",
  )
  expect(serviceCopyTemplate('en', 'Mul-T-Lock', 'x')).toContain("'Book Mul-T-Lock'")
  expect(serviceCopyTemplate('en', '24-Hour Safe Opening', 'x')).toContain(
    "'Book 24-hour safe opening'",
  )
  expect(serviceCopyTemplate('en', 'Landlord’s Lockout', 'x')).toContain(
    "'Book landlord’s lockout'",
  )
})

test.each(SERVICES)(
  'removes $label: no list links to it, and its addresses redirect to its category',
  (service) => {
    const group = groupOf(service.group)
    const english = servicePath(group?.slug ?? '', service.slug)
    const category = categoryPath(group?.slug ?? '')
    const pending = createPendingEdits(ROOT)
    expect(removeService(pending, service.label, WITHOUT_REVIEWS, ROOT)).toMatchObject({ ok: true })
    expect(labelsIn(pending)).toEqual(
      SERVICES.flatMap(({ label }) => (label === service.label ? [] : [label])),
    )
    expect(pagesIn(pending, service.group)).toEqual(
      group?.pages.filter((slug) => slug !== service.slug),
    )
    // Services that an owner added exist in English only.
    for (const language of SPANISH_PATHS[english] === undefined ? ['en'] : ['en', 'es'])
      expect(pending.edits).toContainEqual({
        file: `copy/${language}${english}.ts`,
        text: null,
      })
    const moved = pending.read('domain/redirects.ts')
    expect(moved).toContain(`'${english}': '${category}',`)
    const spanish = SPANISH_PATHS[english]
    if (spanish !== undefined) {
      expect(moved).toContain(`'${spanish}': '${SPANISH_PATHS[category]}',`)
      expect(pending.read('domain/spanish-paths.ts').split(`'${service.slug}'`)).toHaveLength(
        SERVICES.filter(({ slug }) => slug === service.slug).length,
      )
    }
    for (const file of ['domain/business.ts', 'domain/spanish-names.ts', 'copy/es/names.ts'])
      expect(pending.read(file)).not.toContain(`  '${service.label}': `)
  },
)

test('removes only the list items that link to a removed service', () => {
  const service = servicesOf('emergency').at(-1)
  const pending = createPendingEdits(ROOT)
  removeService(pending, service?.label ?? '', WITHOUT_REVIEWS, ROOT)
  const others = servicesOf('emergency').filter((other) => other !== service)
  for (const language of ['en', 'es']) {
    const home = pending.read(`copy/${language}/home.ts`)
    const chooser = pending.read(
      `copy/${language}/services/${groupOf('emergency')?.slug}/category.ts`,
    )
    for (const text of [home, chooser]) {
      expect(text).not.toContain(`slug: '${service?.slug}'`)
      for (const { slug } of others) expect(text).toContain(`slug: '${slug}'`)
    }
  }
  for (const { file, text } of pending.edits)
    expect(text ?? '', file).not.toContain(`service: '${service?.label}'`)
})

test('refuses to remove a reviewed service, the last of its group, or an unknown one', () => {
  const pending = createPendingEdits(ROOT)
  const [service] = SERVICES
  const label = service?.label ?? ''
  const review = { text: '', author: '', service: label, town: '', sample: false }
  expect(removeService(pending, label, { ...business, reviews: [review] }, ROOT)).toMatchObject({
    problem: `A review in domain/business.ts is of ${label}: take it out first.`,
  })
  expect(removeService(pending, NEW, business, ROOT)).toMatchObject({
    problem: expect.stringContaining(`'${NEW}' is no service of the site: write one of`) as string,
  })
  expect(pending.edits).toEqual([])
})

test('a redirected address becomes a page again, and other redirects stay', () => {
  const pending = createPendingEdits(ROOT)
  pending.write('domain/redirects.ts', NO_REDIRECTS)
  const gone = servicePath(groupOf('residential')?.slug ?? '', 'vault-doors')
  addRedirect(pending, gone, '/services')
  addRedirect(pending, '/older', '/faq')
  expect(addService(pending, { name: NEW }, 'residential', ROOT).ok).toBe(true)
  expect(pending.read('domain/redirects.ts')).not.toContain(gone)
  expect(pending.read('domain/redirects.ts')).toMatch(/\n {2}'\/older': '\/faq',\n\}\n$/)
  removeRedirect(pending, '/older')
  expect(pending.read('domain/redirects.ts')).toBe(NO_REDIRECTS)
})

test(
  'lists the files that mention a removed service by other terms, with their lines',
  skipUnless(
    SERVICES.some(({ label }) => label === 'Gate Locks'),
    ANOTHER_BUSINESS,
  ),
  () => {
    const pending = createPendingEdits(ROOT)
    const file = 'copy/en/pages/services.ts'
    const storage = 'copy/en/services/emergency-locksmith/storage-unit-lockout.ts'
    pending.write(file, "const a = 'We fix doors.'\nconst b = 'A garden gate.'\n// gate locks\n")
    pending.write(storage, "const a = 'Check when the gate is open; have the gate code.'\n")
    const outcome = removeService(pending, 'Gate Locks', WITHOUT_REVIEWS, ROOT)
    const messages = outcome.ok ? outcome.messages : []
    expect(messages).toContain(`  ${file}:2`)
    expect(messages.join('\n')).not.toContain(storage)
    expect(messages.length).toBeLessThanOrEqual(19)
    const category = 'residential-locksmith/category.ts'
    for (const language of ['en', 'es'])
      expect(pending.read(`copy/${language}/services/${category}`)).not.toContain("part: 'gate'")
  },
)

test('lists what copy says of what an added service does, in both languages', () => {
  const pending = createPendingEdits(ROOT)
  pending.write('copy/en/home.ts', "const a = 'Wait somewhere safe.'\nconst b = 'A safe? Call.'\n")
  pending.write('copy/es/home.ts', "const a = '¿Una caja fuerte? Llame.'\n")
  const outcome = addService(pending, { name: 'Opening a Safe' }, 'residential', ROOT)
  expect(outcome.ok && outcome.messages).toEqual(
    expect.arrayContaining(['  copy/en/home.ts:2', '  copy/es/home.ts:1']),
  )
})

test('lists remaining mentions by file and line, except text that depends on a town or the business', () => {
  const pending = createPendingEdits(ROOT)
  const file = 'copy/en/home.ts'
  pending.write(
    file,
    "const a = `${whileServed('Gotham', 'In Gotham', 'Here')}, ${whileServed(\n  'Gotham',\n  'Gotham too',\n  '',\n)}`\nconst b = fromNorthBergen('From Gotham we drive.')\nconst c = 'Near Gotham, we ask.'\nconst d = 'Gothamites'\n// Gotham\n/** Of\n * Gotham */\n",
  )
  expect(findMentions(pending, ROOT, ['Gotham'])).toEqual([
    `${file}:7: const c = 'Near Gotham, we ask.'`,
  ])
})
