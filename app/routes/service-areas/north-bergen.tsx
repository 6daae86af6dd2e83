import house from 'virtual:drawing/north-bergen-house'
import { northBergenHero } from '#app/art/towns/north-bergen.tsx'
import { northBergen } from '#app/content/cities/north-bergen.ts'
import { CityPage } from '#app/pages/city/city-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { cityPath } from '#domain/pages.ts'

const SLUG = 'north-bergen'

export const meta = () =>
  pageMeta(cityPath(SLUG), northBergen.meta, { questions: northBergen.questions.items })

export default function NorthBergenPage() {
  return <CityPage slug={SLUG} copy={northBergen} town={northBergenHero} house={house} />
}
