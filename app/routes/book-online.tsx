import { BookOnlinePage } from '#app/pages/content/book-online-page.tsx'
import { Island } from '#app/islands/island.tsx'
import { Content as RequestForm } from '#app/islands/request-form.tsx'
import { metaOf } from './meta-of.ts'
import { usePage } from './page-at.ts'

export const meta = metaOf(({ copy }) => copy.bookOnline)

export default function BookOnline() {
  return (
    <BookOnlinePage copy={usePage().copy.bookOnline}>
      <Island name="request-form" content={RequestForm} props={{}} isPage />
    </BookOnlinePage>
  )
}
