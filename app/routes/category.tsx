import { plateOf } from '#app/art/plates/plate-of.ts'
import { categoryCopy } from '#app/copy/page-copy.ts'
import { categoryAt } from '#app/pages/category/category-at.ts'
import { CategoryPage } from '#app/pages/category/category-page.tsx'
import { metaOf } from './meta-of.ts'
import { type RoutePage, usePage } from './page-at.ts'

const copyOf = ({ path, copy }: RoutePage) => categoryCopy(copy, categoryAt(path).slug)

export const meta = metaOf(copyOf, ({ questions }) => ({ questions: questions.items }))

/** Every category of services has its page here (R10). */
export default function CategoryRoute() {
  const page = usePage()
  return <CategoryPage path={page.path} copy={copyOf(page)} plate={plateOf(page.path)} />
}
