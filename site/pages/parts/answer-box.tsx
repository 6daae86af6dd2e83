import { answersAbout, type AnswerTopic } from '#copy/answers.ts'
import { fillTemplate } from '#copy/fill-template.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import { business } from '#domain/business.ts'

/**
 * Renders what every caller wants to know, in one look: price, arrival, who comes, what to have
 * ready, payment.
 */
export function AnswerBox({ topic }: { topic: Omit<AnswerTopic, 'license'> }) {
  const copy = useCopy('answers')
  const prices = useCopy('prices')
  const { topBar } = useCopy('shell')
  const license = business.licenses && fillTemplate(topBar.license)
  return (
    <dl className="shell-width answers">
      {answersAbout({ ...topic, license }, copy, prices).map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
