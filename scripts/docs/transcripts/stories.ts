import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { anotherFirm } from './another-firm.ts'
import { furnish } from './place.ts'
import { killAll, makeTeller, type Stage } from './stage.ts'
import type { Story } from './story.ts'
import { CUSTOMER, mails, onPage, sendRequest } from './visitor.ts'

const BUSINESS = 'domain/business.ts'

/** What a newcomer changes first, as text for text. */
const EDITS: readonly (readonly [from: string, to: string])[] = [
  ["name: 'Palisade Lock & Key'", "name: 'Cliffside Lock Service'"],
  ["nameLines: ['Palisade', 'Lock & Key']", "nameLines: ['Cliffside', 'Lock Service']"],
  ["default: '2015550142'", "default: '2015552368'"],
  ["topBar: '34LX00000000'", "topBar: '34LX12345600'"],
]

const HOME = {
  title: /<title>([^<]*)</,
  call: /href="(tel:[^"]*)"/,
  license: /class="top-bar-license">([^<]*)</,
} as const

const firstDay: Story = {
  file: 'first-day.md',
  title: 'The first day',
  async tell(stage, teller) {
    const { place } = stage
    teller.say(
      'From the clone to the first request and its mail, by the two commands of the README. The first `npm start` also installs ' +
        'and builds; that part is not shown here, because it is what CI does first on a bare machine.',
    )
    await mkdir(place.site)
    await teller.run(`git clone --quiet ${place.upstream} .`)
    await furnish(place)
    await teller.start('npm start')
    teller.say('It serves the site on a database of its own, under its placeholders:')
    teller.show('GET  /', await onPage(stage, '/', HOME))
    await teller.stop('terminal')

    teller.say(
      '## Make it yours\n\nName, number and license in `domain/business.ts`, by any editor:',
    )
    for (const [from, to] of EDITS) await teller.edit(BUSINESS, from, to)
    await teller.run(`git diff -U0 ${BUSINESS}`)
    teller.say('The next start sees that the pages are out of date and builds them again.')
    await teller.start('npm start')
    teller.show('GET  /', await onPage(stage, '/', HOME))

    teller.say(
      '## What is left to do\n\nThe exit status is 1 while something that matters is open.',
    )
    await teller.run('npm run doctor', { status: 1 })

    teller.say(
      '## The first request\n\nSent by the functions that the page itself uses. No mail server is set, so the mail is a file.',
    )
    const id = await sendRequest(stage, teller)
    await teller.run('npm run leads -- list')
    await teller.run(`npm run leads -- show ${id.slice(0, 8)}`)
    const [mail = 'none'] = await mails(stage)
    await teller.run(`grep -E "^(From|To|Subject): " data/outbox/${mail}`)

    teller.say('## Stopping\n\nWhat was on its way is finished first.')
    await teller.stop()
  },
}

const settings: Story = {
  file: 'settings.md',
  title: 'Settings',
  async tell(_stage, teller) {
    teller.say(
      'Keys of outside services are rows of a table, not environment; a server is not needed.',
    )
    await teller.run('npm run settings -- list')
    teller.say('A wrong value is refused, and what a right one still lacks is said.')
    await teller.run('npm run settings -- set captcha_provider turnstile', { status: 1 })
    await teller.run('npm run settings -- set address_provider google')
    await teller.run('npm run settings -- set GOOGLE_MAPS_API_KEY the-key-that-google-shows')
    await teller.run('npm run settings -- get address_provider')
    teller.say('The secret that signs the captcha is nobody’s to read, not even here.')
    await teller.run('npm run settings -- get altcha_hmac_secret')
    teller.say('Back to where it was:')
    await teller.run('npm run settings -- set address_provider manual')
    await teller.run("npm run settings -- set GOOGLE_MAPS_API_KEY ''")
  },
}

const BACKUP = 'requests.backup'

const backup: Story = {
  file: 'backup-restore.md',
  title: 'Backup and restore',
  async tell(stage, teller) {
    const folder = path.join(stage.place.folder, 'backups')
    await mkdir(folder)
    teller.say('A backup is made beside the running server.')
    await teller.start('npm start')
    await teller.run(`npm run backup -- ${path.join(folder, BACKUP)}`)
    teller.say('Nobody can restore under a running server.')
    await teller.run(`npm run restore -- ${path.join(folder, BACKUP)}`, { status: 1 })
    await teller.stop()

    teller.say('## The disk is lost')
    await teller.run('rm -r data')
    await teller.run('npm run leads -- list', { status: 1 })
    await teller.run(`npm run restore -- ${path.join(folder, BACKUP)}`)
    teller.say('The request is there again.')
    await teller.run('npm run leads -- list')
  },
}

/** A step of the schema as a later release might bring it. */
const LATER_STEP = `  {
    name: 'when somebody called back',
    sql: () => 'ALTER TABLE submissions ADD COLUMN called_at text',
  },
`
const STEPS = 'server/store/steps.ts'
const AFTER_STEPS = ']\n\n/** All steps of an engine'

const upgrade: Story = {
  file: 'upgrade-rollback.md',
  title: 'Upgrade and rollback',
  async tell(stage, teller) {
    const { place } = stage
    const kept = path.join(place.folder, 'backups', 'before-upgrade.backup')
    await teller.edit(path.join(place.upstream, STEPS), AFTER_STEPS, `${LATER_STEP}${AFTER_STEPS}`)
    await place.git(
      place.upstream,
      'commit',
      '--quiet',
      '--all',
      '--message=Note when somebody called back',
    )

    teller.say(
      'A later release adds a column to the table of requests. The owner’s own facts are a commit of their own, and come on top of it.',
    )
    await teller.run('git commit --quiet --all --message="Our facts"')
    await teller.run(`npm run backup -- ${kept}`)
    await teller.run('git pull --quiet --rebase')
    await teller.run('git log -2 --format=%s')
    await teller.start('npm start')
    teller.show(SCHEMA_QUERY, schemaSteps(place.site))
    await teller.run('npm run leads -- list')
    teller.say('A request that comes in now is stored by the new release.')
    await sendRequest(stage, teller, { ...CUSTOMER, name: 'Luis Chen', phone: '(201) 555-0145' })
    await teller.stop()

    teller.say(
      '## Back to the release before\n\nIt accepts the newer schema: nothing is lost, and new requests go in as well.',
    )
    await teller.run('git checkout --quiet ORIG_HEAD')
    await teller.start('npm start')
    await sendRequest(stage, teller, { ...CUSTOMER, name: 'Dana Webb', phone: '(201) 555-0167' })
    await teller.run('npm run leads -- list')
    teller.show(SCHEMA_QUERY, schemaSteps(place.site))
    await teller.stop()

    teller.say(
      '## Back in time\n\nOnly for going back to what the database held then: what came in later goes with it, into a file beside it.',
    )
    await teller.run(`npm run restore -- ${kept}`)
    await teller.run('npm run leads -- list')
    await rm(path.dirname(kept), { recursive: true })
  },
}

const SCHEMA_QUERY = 'SELECT version, name FROM site_migrations'

/** Read here and not by a command: a machine need not have the program sqlite3. */
function schemaSteps(site: string): string {
  const file = path.join(site, 'data', 'palisade.db')
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const rows = database.prepare(SCHEMA_QUERY).all()
    return rows.map((row) => Object.values(row).join('  ')).join('\n')
  } finally {
    database.close()
  }
}

export const STORIES: readonly Story[] = [firstDay, settings, backup, upgrade, anotherFirm]

/** Tells one story on the stage; the server does not run afterwards, whatever happened. */
export async function tellStory(stage: Stage, story: Story): Promise<string> {
  const teller = makeTeller(stage, story.title)
  try {
    await story.tell(stage, teller)
    return teller.markdown()
  } finally {
    killAll(stage)
  }
}
