import { drawingAddress } from '#art/drawing-address.ts'
import type { ReactNode } from 'react'
import { LetterTag } from '../letter-tag.tsx'
import { LogoMark } from '../computed/logo.tsx'

export interface WorkOrderText {
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

/** Renders the sample work order: letters A to D connect its lines to the reasons beside it. */
export function WorkOrder({ words }: { words: WorkOrderText }) {
  return (
    <div className="work-order sample-order">
      <div>
        <LogoMark />
        <p>{words.title}</p>
        <p>{words.sample}</p>
        <p>
          {`${words.numberLabel} `}
          <span>{words.number}</span>
        </p>
      </div>
      <dl>
        {words.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {words.lines.map(({ letter, text, note, amount }) => (
          <li key={letter}>
            <LetterTag letter={letter} />
            <span>
              {`${text} `}
              {note !== undefined && <i>{note}</i>}
            </span>{' '}
            <b>{amount}</b>
          </li>
        ))}
        <li>
          <b>{words.total.label}</b> <span>{words.total.amount}</span>
        </li>
      </ul>
      <div>
        {words.signers.map(({ letter, title, lines }) => (
          <div key={letter}>
            <LetterTag letter={letter} />
            <div>
              <b>{title}</b>
              {lines.map((line, index) => (
                // The lines of a document never change their order.
                <p key={index}>{line}</p>
              ))}
            </div>
          </div>
        ))}
      </div>
      <div>
        <img
          src={drawingAddress('work-order/signature')}
          alt=""
          width="132"
          height="36"
          loading="lazy"
        />
        <p>{words.signed}</p>
      </div>
    </div>
  )
}
