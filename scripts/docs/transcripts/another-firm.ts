import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { DELIVERED_FACTS } from '../../../domain/delivered.ts'
import { cameraJpeg } from '../../site/photos/camera.fixture.ts'
import type { Story } from './story.ts'
import { onPage } from './visitor.ts'

const BUSINESS = 'domain/business.ts'
const execute = promisify(execFile)

/** What an owner writes over what was delivered, from the top of the file to its end. */
const FACTS: readonly (readonly [from: RegExp, to: string])[] = [
  [/\n {2}name: '[^']*'/, "\n  name: 'Keywrights'"],
  [/nameLines: \[[^\]]*\]/, "nameLines: ['Keywrights', '']"],
  [/legalName: '[^']*'/, "legalName: 'Keywrights LLC'"],
  [/phones: \{[^}]*\}/, "phones: { default: '2018631234', paidSearch: '2018631234' }"],
  [/staffEmail: '[^']*'/, "staffEmail: 'desk@keywrights.com'"],
  [/supportEmail: '[^']*'/, "supportEmail: 'hello@keywrights.com'"],
  [/licences: \{[^}]*\}/, "licences: { topBar: '34LX00123400', footer: '34LX00123400' }"],
  [/street: '[^']*'/, "street: '7 Washington Street'"],
  [/city: '[^']*'/, "city: 'Hoboken'"],
  [/postalCode: '[^']*'/, "postalCode: '07030'"],
  [/location: \{[^}]*\}/, 'location: { latitude: 40.7369, longitude: -74.0306 }'],
  [/agency: \{[^}]*\}/, "agency: { name: 'Riverside Web', url: 'https://riverside-web.com/' }"],
  [/icon: null/, "icon: '/sign.svg'"],
  [/dark: '[^']*'/, "dark: '#12372A'"],
  [/accent: '[^']*'/, "accent: '#ADBC9F'"],
  [/analytics: null/, "analytics: '/analytics.js'"],
  [/rating: \{[^}]*\}/, 'rating: null'],
  [/unconfirmed: \[[^\]]*\]/, 'unconfirmed: []'],
  [/van: null/, "van: { file: 'photos/van.jpg', alt: 'The van with our name on its door' }"],
  [/reviews: \[[\s\S]*?\n {2}\],/, reviews()],
]

function reviews(): string {
  return `reviews: [
    {
      text: 'Two keys and a new cylinder before the shop opened, for the price on the phone.',
      author: 'K. A.',
      service: 'Commercial Lock Replacement',
      town: 'Hoboken',
      sample: false,
    },
    {
      text: 'He asked who I was before he touched the lock. I liked that.',
      author: 'Jo P.',
      service: 'House Lockout',
      town: 'Weehawken',
      sample: false,
    },
  ],`
}

const SIGN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#12372A" d="M0 0h64v64H0z"/><circle cx="32" cy="26" r="12" fill="#ADBC9F"/><path fill="#ADBC9F" d="M27 34h10l4 20H23z"/></svg>\n'
const COUNTING =
  'window.dataLayer = window.dataLayer || []\nfunction gtag() { dataLayer.push(arguments) }\n'

export const anotherFirm: Story = {
  file: 'another-firm.md',
  title: 'Another firm’s site',
  async tell(stage, teller) {
    const { site } = stage.place
    teller.say(
      'The delivered site becomes that of another firm in another town, with a sign, two colors, two reviews, a photograph and an ' +
        'analytics script of its own. Everything is one file and three that are put beside it; [for the owner](../owner.md) says it at ' +
        'leisure. It begins from a fresh clone.',
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
    teller.say('One color too light for white words would stop it, and say so:')
    await teller.edit(BUSINESS, "dark: '#12372A'", "dark: '#A9C4B5'")
    await teller.run('npm run build', { status: 1 })
    await teller.edit(BUSINESS, "dark: '#A9C4B5'", "dark: '#12372A'")
    await teller.start('npm start')
    teller.show('GET  /', await onPage(stage, '/', HOME))
    await teller.run('npm run settings -- set analytics_origins "https://www.googletagmanager.com"')
    teller.say('No page, drawing or list names the delivered firm any more:')
    teller.show('in build/client', await search(site))
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

/** How many files name each fact of the delivered firm. */
async function search(site: string): Promise<string> {
  const counts = await Promise.all(
    DELIVERED_FACTS.map(async (fact) => {
      const found = await execute('grep', ['-rlF', fact.replace('&', '&amp;'), '.'], {
        cwd: path.join(site, 'build/client'),
      }).then(
        ({ stdout }) => stdout.trim().split('\n').length,
        () => 0,
      )
      if (found > 0) throw new Error(`${found} files still name ${fact}`)
      return `${String(found).padStart(4)}  ${fact}`
    }),
  )
  return counts.join('\n')
}
