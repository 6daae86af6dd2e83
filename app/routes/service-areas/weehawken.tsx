import house from '#app/art/towns/weehawken/house.svg'
import { weehawkenHero } from '#app/art/towns/weehawken/hero.tsx'
import { weehawken } from '#app/content/en/cities/weehawken.ts'
import { CityPage } from '#app/pages/city/city-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { cityPath } from '#domain/pages.ts'

const SLUG = 'weehawken'

export const meta = () =>
  pageMeta(cityPath(SLUG), weehawken.meta, { questions: weehawken.questions.items })

export default function WeehawkenPage() {
  return <CityPage slug={SLUG} copy={weehawken} town={weehawkenHero} house={house} />
}
