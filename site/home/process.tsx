import key1 from 'virtual:drawing/process-key-1'
import key2 from 'virtual:drawing/process-key-2'
import key3 from 'virtual:drawing/process-key-3'
import key4 from 'virtual:drawing/process-key-4'
import type { HomeCopy } from '#copy/home-types.ts'

const KEYS = [key1, key2, key3, key4]

/** Renders the process as one key that gets one more cut at each step. */
export function Process({ copy }: { copy: HomeCopy['process'] }) {
  return (
    <section className="process">
      <div className="shell-width">
        <h2>{copy.heading}</h2>
        <ol>
          {copy.steps.map(({ title, text }, index) => (
            <li key={title}>
              <img src={KEYS[index]} alt="" width="290" height="79" loading="lazy" />
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
