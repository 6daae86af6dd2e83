import { bookOnline } from '#app/content/pages/book-online.ts'
import { BookOnlinePage } from '#app/pages/content/book-online-page.tsx'
import { RequestForm } from '#app/request-form/request-form.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { Section } from '#app/shell/error-screens.tsx'

export const meta = () => pageMeta('/book-online', bookOnline.meta)

export default function BookOnline() {
  return (
    <BookOnlinePage copy={bookOnline}>
      <Section>
        <RequestForm />
      </Section>
    </BookOnlinePage>
  )
}
