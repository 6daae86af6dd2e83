import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { business } from '../../../domain/business.ts'
import { DELIVERED_FACTS } from '../../../domain/delivered.ts'
import { cameraJpeg } from '../../site/photos/camera.fixture.ts'
import { COUNTING, FACTS, SIGN } from './another-firm-facts.ts'
import { linksThatLeadNowhere, namedIn } from './built-site.ts'
import type { Stage } from './stage.ts'
import type { Story } from './story.ts'
import { onPage } from './visitor.ts'

const BUSINESS = 'domain/business.ts'

export const anotherFirm: Story = {
  file: 'another-firm.md',
  title: 'Another firm’s site',
  async tell(stage, teller) {
    const { site } = stage.place
    teller.say(
      'The delivered site becomes that of another firm in another town, with a sign, two colors, two reviews, a photograph and an ' +
        'analytics script of its own, a town and a service more and one of each less. One file is edited by hand and three are put ' +
        'beside it; the rest is four commands. [For the owner](../owner.md) says it at leisure. It begins from a fresh clone: on two ' +
        'cores that had other work too, it was two minutes and twenty seconds from `git clone` to the built site, the installation (38 s) and ' +
        'the build (98 s) included, the writing not.',
    )
    await teller.run('git checkout --quiet -B mine origin/main')
    const file = path.join(site, BUSINESS)
    let text = await readFile(file, 'utf8')
    for (const [from, to] of FACTS) {
      if (!from.test(text)) throw new Error(`${BUSINESS} has nothing like ${from.source}`)
      text = text.replace(from, () => to)
    }
    await writeFile(file, text)
    for (const folder of ['public', 'photos'])
      await mkdir(path.join(site, folder), { recursive: true })
    await writeFile(path.join(site, 'public/sign.svg'), SIGN)
    await writeFile(path.join(site, 'public/analytics.js'), COUNTING)
    await writeFile(
      path.join(site, 'photos/van.jpg'),
      await cameraJpeg({ width: 1600, height: 1200 }),
    )
    teller.say('Files touched by hand:')
    await teller.run('git status --short --untracked-files=all')
    teller.say('A town and a service more, and one of each less:')
    await teller.run('npm run add -- town "Bayonne" --at 40.6687,-74.1143 --beside "Jersey City"')
    await teller.run('npm run add -- service "Safe Opening"', { status: 1 })
    await teller.run('npm run add -- service "Safe Opening" --category commercial')
    await teller.run('npm run remove -- town "North Bergen"')
    await teller.run('npm run remove -- service "Storage Unit Lockout"')
    teller.say('One color too light for white words would stop it, and say so:')
    await teller.edit(BUSINESS, "dark: '#12372A'", "dark: '#A9C4B5'")
    await teller.run('npm run build', { status: 1 })
    await teller.edit(BUSINESS, "dark: '#A9C4B5'", "dark: '#12372A'")
    await teller.start('npm start')
    teller.show('GET  /', await onPage(stage, '/', HOME))
    teller.show('What came and what went', await statuses(stage, CHANGED))
    await teller.run('npm run settings -- set analytics_origins "https://www.googletagmanager.com"')
    teller.say(
      'No page, drawing or list names the delivered firm or its town any more, and every link on every page leads to one:',
    )
    const built = path.join(site, 'build/client')
    teller.show(
      'in build/client',
      await namedIn(built, [...DELIVERED_FACTS, business.address.city]),
    )
    teller.show('links that lead nowhere', await linksThatLeadNowhere(built))
    await teller.stop()
    teller.say(
      'What is open is what a clone on a desk cannot have: a public address, people to ring, a mail server.',
    )
    await teller.run("npm run doctor -- --no-send | grep -E '^(open|ok +Shipped)'")
    teller.say('The tests know no firm:')
    await teller.run(
      'npm exec --silent -- vitest run --project=node domain app/content app/seo app/pages > /dev/null && echo green',
    )
  },
}

const HOME = {
  title: /<title>([^<]*)</,
  call: /href="(tel:[^"]*)"/,
  sign: /rel="icon" href="([^"]*)"/,
} as const

/** Pages that this firm has or has not, in both languages. */
const CHANGED = [
  '/service-areas/bayonne',
  '/services/commercial-locksmith/safe-opening',
  '/service-areas/north-bergen',
  '/es/areas-de-servicio/north-bergen',
  '/services/emergency-locksmith/storage-unit-lockout?gclid=1',
] as const

/** What the server answers there, a line each. */
async function statuses(stage: Stage, addresses: readonly string[]): Promise<string> {
  const lines = addresses.map(async (address) => {
    const { status, headers } = await fetch(stage.url + address, { redirect: 'manual' })
    return `${status}  ${address}${status === 308 ? ` → ${headers.get('location')}` : ''}`
  })
  return (await Promise.all(lines)).join('\n')
}
