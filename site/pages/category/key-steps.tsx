import key1 from 'virtual:drawing/process-key-1'
import key2 from 'virtual:drawing/process-key-2'
import key3 from 'virtual:drawing/process-key-3'
import key4 from 'virtual:drawing/process-key-4'
import type { CategoryCopy } from '#copy/types.ts'
import { BusinessText } from '#client/visit/business-text.tsx'

const KEYS = [key1, key2, key3, key4]

/** Renders the steps of a job of this category: one key that gets one more cut at each step. */
export function KeySteps({ copy }: { copy: CategoryCopy['steps'] }) {
  return (
    <section>
      <h2>{copy.heading}</h2>
      <ol className="key-steps">
        {copy.items.map(({ title, text }, index) => (
          <li key={title}>
            <img src={KEYS[index]} alt="" width="290" height="79" loading="lazy" />
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
