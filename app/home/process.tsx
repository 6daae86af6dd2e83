import key1 from 'virtual:drawing/process-key-1'
import key2 from 'virtual:drawing/process-key-2'
import key3 from 'virtual:drawing/process-key-3'
import key4 from 'virtual:drawing/process-key-4'
import { home } from '#app/content/home.ts'

const KEYS = [key1, key2, key3, key4]

/** One key, one more cut a step. */
export function Process() {
  return (
    <section className="bg-fog">
      <div className="shell-width py-16 lg:py-28">
        <h2 className="max-w-[26rem] lg:max-w-none">{home.process.heading}</h2>
        <ol className="mt-9 grid gap-x-9 lg:mt-14 lg:grid-cols-4">
          {home.process.steps.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[6.9rem_1fr] items-start gap-6 border-t border-steel-3 py-6 lg:block lg:border-0 lg:py-0"
            >
              <img
                src={KEYS[index]}
                alt=""
                width="290"
                height="79"
                loading="lazy"
                className="h-auto w-full"
              />
              <div className="lg:mt-7">
                <h3>{title}</h3>
                <p className="mt-2 text-ink-3">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
