import house from '#app/art/towns/west-new-york/house.svg'
import { westNewYorkHero } from '#app/art/towns/west-new-york/hero.tsx'
import { westNewYork } from '#app/content/en/cities/west-new-york.ts'
import { CityPage } from '#app/pages/city/city-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { cityPath } from '#domain/pages.ts'

const SLUG = 'west-new-york'

export const meta = () =>
  pageMeta(cityPath(SLUG), westNewYork.meta, { questions: westNewYork.questions.items })

export default function WestNewYorkPage() {
  return <CityPage slug={SLUG} copy={westNewYork} town={westNewYorkHero} house={house} />
}
