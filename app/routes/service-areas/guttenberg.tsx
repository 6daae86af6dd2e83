import house from '#app/art/towns/guttenberg/house.svg'
import { guttenbergHero } from '#app/art/towns/guttenberg/hero.tsx'
import { guttenberg } from '#app/content/en/cities/guttenberg.ts'
import { CityPage } from '#app/pages/city/city-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { cityPath } from '#domain/pages.ts'

const SLUG = 'guttenberg'

export const meta = () =>
  pageMeta(cityPath(SLUG), guttenberg.meta, { questions: guttenberg.questions.items })

export default function GuttenbergPage() {
  return <CityPage slug={SLUG} copy={guttenberg} town={guttenbergHero} house={house} />
}
