import house from 'virtual:drawing/guttenberg-house'
import { guttenbergHero } from '#app/art/towns/guttenberg.tsx'
import { guttenberg } from '#app/content/cities/guttenberg.ts'
import { CityPage } from '#app/pages/city/city-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { cityPath } from '#domain/pages.ts'

const SLUG = 'guttenberg'

export const meta = () =>
  pageMeta(cityPath(SLUG), guttenberg.meta, { questions: guttenberg.questions.items })

export default function GuttenbergPage() {
  return <CityPage slug={SLUG} copy={guttenberg} town={guttenbergHero} house={house} />
}
