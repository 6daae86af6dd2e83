import signature from 'virtual:drawing/signature'
import type { ReactNode } from 'react'
import { LetterTag } from '../letter-tag.tsx'
import { Mark } from '../logo.tsx'

/** Words of the sample document, ready to read. */
export interface WorkOrderWords {
  readonly title: string
  readonly sample: string
  readonly numberLabel: string
  readonly number: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly lines: readonly {
    readonly letter: string
    readonly text: string
    readonly note?: string
    readonly amount: string
  }[]
  readonly total: { readonly label: string; readonly amount: string }
  readonly signers: readonly {
    readonly letter: string
    readonly title: string
    readonly lines: readonly ReactNode[]
  }[]
  readonly signed: string
}

/** The sample work order: letters A to D tie its lines to the reasons beside it. */
export function WorkOrder({ words }: { words: WorkOrderWords }) {
  return (
    <div className="work-order">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1 border-b-[1.5px] border-ink bg-manila px-5 py-4 sm:px-6">
        <Mark className="h-8 w-auto" />
        <p className="font-display text-[1.95rem]/none">{words.title}</p>
        <p className="border-[1.5px] border-ink px-2 py-0.5 text-[0.84375rem] font-semibold">
          {words.sample}
        </p>
        <p className="ml-auto font-semibold whitespace-nowrap">
          {words.numberLabel}{' '}
          <span className="font-display text-[1.8rem]/none font-normal">{words.number}</span>
        </p>
      </div>
      <dl className="grid gap-2 border-b-[1.5px] border-ink px-5 py-5 sm:px-6">
        {words.facts.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-[4.2rem_1fr] sm:grid-cols-[6rem_1fr]">
            <dt className="text-ink-3">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {words.lines.map(({ letter, text, note, amount }) => (
          <li
            key={letter}
            className="flex items-center gap-3 border-b border-mist px-5 py-3.5 sm:px-6"
          >
            <LetterTag letter={letter} />
            <span className="text-ink-3">
              {text} {note !== undefined && <span className="ml-1.5 text-steel">{note}</span>}
            </span>
            <span className="ml-auto font-semibold tabular-nums">{amount}</span>
          </li>
        ))}
        <li className="flex items-center justify-between border-b-[1.5px] border-ink bg-paper px-5 py-2 sm:px-6">
          <span className="font-bold">{words.total.label}</span>
          <span className="font-display text-[2.2rem]/tight tabular-nums">
            {words.total.amount}
          </span>
        </li>
      </ul>
      <div className="grid gap-5 px-5 pt-5 sm:grid-cols-2 sm:px-6">
        {words.signers.map(({ letter, title, lines }) => (
          <div key={letter} className="flex gap-3">
            <LetterTag letter={letter} />
            <div>
              <p className="font-bold">{title}</p>
              {lines.map((line, index) => (
                // Lines of one document never change their order.
                <p key={index} className="text-[0.96875rem]">
                  {line}
                </p>
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className="flex items-end justify-between gap-4 px-5 pt-4 pb-5 sm:px-6">
        <img src={signature} alt="" width="132" height="36" loading="lazy" />
        <p className="text-right text-[0.84375rem] text-ink-4">{words.signed}</p>
      </div>
    </div>
  )
}
