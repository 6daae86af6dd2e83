import house from 'virtual:drawing/hoboken-house'
import { hobokenHero } from '#app/art/towns/hoboken.tsx'
import { hoboken } from '#app/content/cities/hoboken.ts'
import { CityPage } from '#app/pages/city/city-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { cityPath } from '#domain/pages.ts'

const SLUG = 'hoboken'

export const meta = () =>
  pageMeta(cityPath(SLUG), hoboken.meta, { questions: hoboken.questions.items })

export default function HobokenPage() {
  return <CityPage slug={SLUG} copy={hoboken} town={hobokenHero} house={house} />
}
