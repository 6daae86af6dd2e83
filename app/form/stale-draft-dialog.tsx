import { useEffect, useRef } from 'react'
import { useCopy } from '#copy/loader/use-copy.ts'

/** Asks whether a late submission is still needed. Takes the focus: sending waits for it. */
export function StaleDraftDialog({ onAnswer }: { onAnswer: (needed: boolean) => void }) {
  const { heading, text, yes, no } = useCopy('submissionForm').stale
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div
      role="alertdialog"
      aria-labelledby="stale-heading"
      aria-describedby="stale-text"
      className="stale-draft-dialog"
    >
      <h3 id="stale-heading">{heading}</h3>
      <p id="stale-text">{text}</p>
      <div>
        <button ref={first} type="button" className="btn btn-ink" onClick={() => onAnswer(true)}>
          {yes}
        </button>
        <button type="button" className="btn btn-outline" onClick={() => onAnswer(false)}>
          {no}
        </button>
      </div>
    </div>
  )
}
