import { expect, test } from 'vitest'
import { business } from '#domain/business/business.ts'
import { buildFiles } from './bundle-script.ts'
import { placeBusinessFacts } from './business-facts-plugin.ts'
import { fillFacts, scriptFacts } from './render/fill-facts.ts'

const ENTRY = 'virtual:entry'

/** Bundles a module that reads the business, and fills in the facts. */
async function bundled(source: string, facts = business): Promise<string> {
  const [output] = await buildFiles({
    configFile: false,
    plugins: [
      placeBusinessFacts(),
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY ? import.meta.filename : null),
        load: (id) => (id === import.meta.filename ? source : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY } },
  })
  return output?.type === 'chunk' ? fillFacts(output.code, scriptFacts(facts)) : ''
}

test('a script that reads a fact of the business contains only that fact', async () => {
  const code = await bundled(`
    import { business } from '#domain/business/business.ts'
    console.log(business.phones.default, business.name)
  `)
  expect(code).toContain(business.phones.default)
  expect(code).toContain(business.name)
  for (const other of [business.supportEmail, business.timeZone, Object.keys(business.prices)[0]])
    expect(code).not.toContain(other)
})

test('a script that passes the business on contains all public facts', async () => {
  const code = await bundled(`
    import { business } from '#domain/business/business.ts'
    console.log(Object.keys(business), business.name)
  `)
  expect(code).toContain(business.supportEmail)
  expect(code).toContain(business.timeZone)
})

test.each(['business.address, business.location', 'business'])(
  'a script that reads %s contains neither a hidden address nor the mailbox for requests',
  async (read) => {
    // Not the point of a town, which is public.
    const location = { latitude: 40.123_45, longitude: -74.123_45 }
    const code = await bundled(
      `
      import { business } from '#domain/business/business.ts'
      console.log([${read}])
    `,
      { ...business, showAddress: false, location },
    )
    expect(code).toContain(business.address.city)
    const { street, postalCode } = business.address
    for (const hidden of [street, postalCode, location.latitude, business.staffEmail])
      expect(code).not.toContain(String(hidden))
  },
)

test('a text that would end the script in a page, and a number, are written safely', () => {
  const facts = { name: '</script><b>', count: -1, missing: undefined }
  expect(fillFacts('a(__FACT_name__,__FACT_count__.b,__FACT_missing__)', facts)).toBe(
    String.raw`a("\u003C/script>\u003Cb>",(-1).b,void 0)`,
  )
})

test('a placeholder that stands for no fact stops rendering', () => {
  expect(() => fillFacts('__FACT_toString__', {})).toThrow("no fact is called 'toString'")
})
