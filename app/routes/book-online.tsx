import { bookOnline } from '#app/content/en/pages/book-online.ts'
import { BookOnlinePage } from '#app/pages/content/book-online-page.tsx'
import { Island } from '#app/islands/island.tsx'
import { Content as RequestForm } from '#app/islands/request-form.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

export const meta = () => pageMeta('/book-online', bookOnline.meta)

export default function BookOnline() {
  return (
    <BookOnlinePage copy={bookOnline}>
      <Island name="request-form" content={RequestForm} props={{}} isPage />
    </BookOnlinePage>
  )
}
