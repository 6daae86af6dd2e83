import house from '#app/art/towns/jersey-city/house.svg'
import { jerseyCityHero } from '#app/art/towns/jersey-city/hero.tsx'
import { jerseyCity } from '#app/content/en/cities/jersey-city.ts'
import { CityPage } from '#app/pages/city/city-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { cityPath } from '#domain/pages.ts'

const SLUG = 'jersey-city'

export const meta = () =>
  pageMeta(cityPath(SLUG), jerseyCity.meta, { questions: jerseyCity.questions.items })

export default function JerseyCityPage() {
  return <CityPage slug={SLUG} copy={jerseyCity} town={jerseyCityHero} house={house} />
}
