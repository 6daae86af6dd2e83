import house from '#app/art/towns/north-bergen/house.svg'
import { northBergenHero } from '#app/art/towns/north-bergen/hero.tsx'
import { northBergen } from '#app/content/en/cities/north-bergen.ts'
import { CityPage } from '#app/pages/city/city-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { cityPath } from '#domain/pages.ts'

const SLUG = 'north-bergen'

export const meta = () =>
  pageMeta(cityPath(SLUG), northBergen.meta, { questions: northBergen.questions.items })

export default function NorthBergenPage() {
  return <CityPage slug={SLUG} copy={northBergen} town={northBergenHero} house={house} />
}
