import type { HomeCopy } from '#copy/home-types.ts'
import { KeySteps } from '#site/ui/key-steps.tsx'

export function Process({ copy }: { copy: HomeCopy['process'] }) {
  return (
    <section className="process">
      <div className="shell-width">
        <h2>{copy.heading}</h2>
        <KeySteps steps={copy.steps} />
      </div>
    </section>
  )
}
