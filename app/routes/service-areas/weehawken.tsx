import house from 'virtual:drawing/weehawken-house'
import { weehawkenHero } from '#app/art/towns/weehawken.tsx'
import { weehawken } from '#app/content/cities/weehawken.ts'
import { CityPage } from '#app/pages/city/city-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { cityPath } from '#domain/pages.ts'

const SLUG = 'weehawken'

export const meta = () =>
  pageMeta(cityPath(SLUG), weehawken.meta, { questions: weehawken.questions.items })

export default function WeehawkenPage() {
  return <CityPage slug={SLUG} copy={weehawken} town={weehawkenHero} house={house} />
}
