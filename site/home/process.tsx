import { ProcessKey } from '#art/scenes/process-key.tsx'
import type { HomeCopy } from '#copy/home-types.ts'

/** Renders the process as one key that gets one more cut at each step. */
export function Process({ copy }: { copy: HomeCopy['process'] }) {
  return (
    <section className="process">
      <div className="shell-width">
        <h2>{copy.heading}</h2>
        <ol>
          {copy.steps.map(({ title, text }, index) => (
            <li key={title}>
              <ProcessKey step={index} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
