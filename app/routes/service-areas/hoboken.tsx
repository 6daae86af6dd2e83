import house from '#app/art/towns/hoboken/house.svg'
import { hobokenHero } from '#app/art/towns/hoboken/hero.tsx'
import { hoboken } from '#app/content/en/cities/hoboken.ts'
import { CityPage } from '#app/pages/city/city-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { cityPath } from '#domain/pages.ts'

const SLUG = 'hoboken'

export const meta = () =>
  pageMeta(cityPath(SLUG), hoboken.meta, { questions: hoboken.questions.items })

export default function HobokenPage() {
  return <CityPage slug={SLUG} copy={hoboken} town={hobokenHero} house={house} />
}
