import { type Family, pickKind } from '../cases/case.ts'
import { hostileHeader } from '../cases/hostile.ts'
import { answeredWith, get } from '../cases/messages.ts'

/** The conversion files of ad platforms, which this installation has not switched on. */
export const exports: Family = {
  name: 'exports',
  weight: 2,
  make: pickKind({
    'a file': [
      3,
      ({ random }) => {
        const name = random.pick(['google', 'microsoft'])
        const token = ['authorization', `Basic ${hostileHeader(random)}`] as const
        return answeredWith(get(`/exports/${name}.csv`, token), 404)
      },
    ],
    'other names': [
      1,
      ({ random }) => {
        const name = random.pick(['', 'google', 'google.json', '..%2fgoogle.csv', 'facebook.csv'])
        return answeredWith(get(`/exports/${name}`), 308, 404)
      },
    ],
  }),
}
