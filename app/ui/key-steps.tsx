import type { ReactNode } from 'react'
import { StepKey } from '#art/keys/step-key.tsx'

interface KeyStepsProps {
  readonly steps: readonly { readonly title: string; readonly text: ReactNode }[]
}

/** Renders the steps of a job: one key that gets one more cut at each step. */
export function KeySteps({ steps }: KeyStepsProps) {
  return (
    <ol className="key-steps">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <StepKey step={index} />
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
