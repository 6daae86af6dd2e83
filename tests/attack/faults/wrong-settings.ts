import type { Fault } from './fault.ts'

const WRONG = [
  { SMTP_URL: 'smtp://user:p%zz@mail.example.com' },
  { DATABASE_URL: 'postgres://user:p%zz@db.example.com/x' },
  { PORT: '70000' },
  { TRUST_PROXY: '10.0.0.0/99' },
  { SITE_URL: 'www.example.com' },
]

export const wrongSettings: Fault = {
  id: 'wrong-settings',
  name: 'a setting that cannot be read stops the start with a sentence that names it',
  engines: ['sqlite'],
  async run({ start }) {
    const problems: string[] = []
    for (const environment of WRONG) {
      const [name = ''] = Object.keys(environment)
      const target = await start({ environment })
      if (!target.hasEnded()) problems.push(`it started with ${name} wrong`)
      else if (!target.complaints().includes(name) || target.complaints().includes('    at ')) {
        problems.push(`${name}: it said ${target.complaints().slice(0, 200)}`)
      }
    }
    return problems
  },
}
