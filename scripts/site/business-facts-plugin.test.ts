import { expect, test } from 'vitest'
import { business } from '#domain/business.ts'
import { buildFiles } from './bundle-script.ts'
import { inlineBusinessFacts } from './business-facts-plugin.ts'

const ENTRY = 'virtual:entry'

/** Bundles a module that reads the business. */
async function bundled(source: string, facts = business): Promise<string> {
  const [output] = await buildFiles({
    configFile: false,
    plugins: [
      inlineBusinessFacts(facts),
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY ? import.meta.filename : null),
        load: (id) => (id === import.meta.filename ? source : null),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY } },
  })
  return output?.type === 'chunk' ? output.code : ''
}

test('a script that reads a fact of the business contains only that fact', async () => {
  const code = await bundled(`
    import { business } from '#domain/business.ts'
    console.log(business.phones.default, business.name)
  `)
  expect(code).toContain(business.phones.default)
  expect(code).toContain(business.name)
  for (const other of [business.supportEmail, business.timeZone, Object.keys(business.prices)[0]])
    expect(code).not.toContain(other)
})

test('a script that passes the business on contains all public facts', async () => {
  const code = await bundled(`
    import { business } from '#domain/business.ts'
    console.log(Object.keys(business), business.name)
  `)
  expect(code).toContain(business.supportEmail)
  expect(code).toContain(business.timeZone)
})

test.each(['business.address, business.location', 'business'])(
  'a script that reads %s contains neither a hidden address nor the mailbox for requests',
  async (read) => {
    const code = await bundled(
      `
      import { business } from '#domain/business.ts'
      console.log([${read}])
    `,
      { ...business, showAddress: false },
    )
    expect(code).toContain(business.address.city)
    const { street, postalCode } = business.address
    for (const hidden of [street, postalCode, business.location.latitude, business.staffEmail])
      expect(code).not.toContain(String(hidden))
  },
)
