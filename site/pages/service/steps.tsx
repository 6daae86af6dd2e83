import type { ServiceCopy } from '#copy/types.ts'
import { BusinessText } from '#client/visit/business-text.tsx'

export function Steps({ copy }: { copy: ServiceCopy['steps'] }) {
  return (
    <section>
      <h2>{copy.heading}</h2>
      <ol className="steps">
        {copy.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <BusinessText text={text} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
