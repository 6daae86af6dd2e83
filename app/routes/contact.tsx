import { ContactPage } from '#app/pages/content/contact-page.tsx'
import { metaOf } from './meta-of.ts'
import { usePage } from './page-at.ts'

export const meta = metaOf(({ copy }) => copy.contact)

export default function Contact() {
  return <ContactPage copy={usePage().copy.contact} />
}
