import { ProcessKey } from '#art/scenes/process-key.tsx'
import type { CategoryCopy } from '#copy/types.ts'
import { BusinessText } from '#client/visit/business-text.tsx'

/** Renders the steps of a job of this category: one key that gets one more cut at each step. */
export function KeySteps({ copy }: { copy: CategoryCopy['steps'] }) {
  return (
    <section>
      <h2>{copy.heading}</h2>
      <ol className="key-steps">
        {copy.items.map(({ title, text }, index) => (
          <li key={title}>
            <ProcessKey step={index} />
            <div>
              <h3>{title}</h3>
              <p>
                <BusinessText text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
