import house from '#app/art/towns/secaucus/house.svg'
import { secaucusHero } from '#app/art/towns/secaucus/hero.tsx'
import { secaucus } from '#app/content/en/cities/secaucus.ts'
import { CityPage } from '#app/pages/city/city-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { cityPath } from '#domain/pages.ts'

const SLUG = 'secaucus'

export const meta = () =>
  pageMeta(cityPath(SLUG), secaucus.meta, { questions: secaucus.questions.items })

export default function SecaucusPage() {
  return <CityPage slug={SLUG} copy={secaucus} town={secaucusHero} house={house} />
}
