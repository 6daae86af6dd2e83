import { contact } from '#app/content/en/pages/contact.ts'
import { ContactPage } from '#app/pages/content/contact-page.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'

export const meta = () => pageMeta('/contact', contact.meta)

export default function Contact() {
  return <ContactPage copy={contact} />
}
