import house from '#app/art/towns/union-city/house.svg'
import { unionCityHero } from '#app/art/towns/union-city/hero.tsx'
import { unionCity } from '#app/content/en/cities/union-city.ts'
import { CityPage } from '#app/pages/city/city-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { cityPath } from '#domain/pages.ts'

const SLUG = 'union-city'

export const meta = () =>
  pageMeta(cityPath(SLUG), unionCity.meta, { questions: unionCity.questions.items })

export default function UnionCityPage() {
  return <CityPage slug={SLUG} copy={unionCity} town={unionCityHero} house={house} />
}
