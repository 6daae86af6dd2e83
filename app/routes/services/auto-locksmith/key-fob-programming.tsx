import { keyFobProgrammingPlate } from '#app/art/plates/automotive/key-fob-programming.tsx'
import { keyFobProgramming } from '#app/content/en/services/auto-locksmith/key-fob-programming.ts'
import { ServicePage } from '#app/pages/service/service-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

const PATH = '/services/auto-locksmith/key-fob-programming'

export const meta = () =>
  pageMeta(PATH, keyFobProgramming.meta, { questions: keyFobProgramming.questions.items })

export default function KeyFobProgrammingPage() {
  return <ServicePage path={PATH} copy={keyFobProgramming} plate={keyFobProgrammingPlate} />
}
