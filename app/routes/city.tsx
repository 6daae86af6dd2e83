import { houseOf } from '#app/art/towns/houses.ts'
import { heroOf } from '#app/art/towns/heroes.ts'
import { cityCopy } from '#app/copy/page-copy.ts'
import { cityAt } from '#app/pages/city/city-at.ts'
import { CityPage } from '#app/pages/city/city-page.tsx'
import { metaOf } from './meta-of.ts'
import { type RoutePage, usePage } from './page-at.ts'

const copyOf = ({ path, copy }: RoutePage) => cityCopy(copy, cityAt(path).slug)

export const meta = metaOf(copyOf, ({ questions }) => ({ questions: questions.items }))

/** Every town has its page here (R10). */
export default function CityRoute() {
  const page = usePage()
  const city = cityAt(page.path)
  return (
    <CityPage city={city} copy={copyOf(page)} town={heroOf(city.slug)} house={houseOf(city.slug)} />
  )
}
