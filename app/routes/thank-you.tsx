import { ThankYou } from '#app/request-form/thank-you.tsx'
import { metaOf } from './meta-of.ts'

export const meta = metaOf(({ copy }) => copy.thankYou)

export default function ThankYouPage() {
  return <ThankYou />
}
