import { AD_COST_COPY } from '#copy/server/ad-costs.ts'
import { type AdCost, MAX_SOURCE_CHARACTERS } from '#domain/sources/ad-costs.ts'
import type { Language } from '#domain/text/language.ts'
import { formatCents } from '#domain/lead/money.ts'
import type { Overview } from '#server/leads/overview/overview.ts'
import { TextField } from '#server/pages/parts/fields.tsx'
import { AD_COSTS_ADDRESS, countedAddress } from '#server/board/addresses.ts'
import type { Saved } from '#server/board/saved.ts'
import { SavedNote } from '#server/board/saved-note.tsx'
import type { Rejected } from '#server/pages/parts/rejected.ts'
import { groupName } from './group-name.ts'

interface SourcesProps {
  readonly language: Language
  readonly days: number
  readonly overview: Overview
  /** The entered ones, newest first. */
  readonly costs: readonly AdCost[]
  /** The present month, `2026-10`. */
  readonly month: string
  /** A cost that was refused. */
  readonly rejected: Rejected | null
  readonly saved: Saved | null
}

/** Renders what each source brought and cost, and the form for the cost of ads. */
export function Sources(props: SourcesProps) {
  const { heading, enter, enterText } = AD_COST_COPY[props.language]
  return (
    <section id="sources">
      <h2>{heading}</h2>
      {props.overview.sources.length > 0 && <SourceTable {...props} />}
      <details id="ad-costs" open={props.rejected !== null || props.saved?.kind === 'ad-cost'}>
        <summary>{enter}</summary>
        <p className="more">{enterText}</p>
        <CostForm {...props} />
        <SavedNote language={props.language} saved={props.saved} kinds={['ad-cost']} />
        <EnteredCosts {...props} />
      </details>
    </section>
  )
}

function SourceTable({ language, days, overview }: SourcesProps) {
  const { heading, source, titles, text } = AD_COST_COPY[language]
  return (
    <>
      <div className="wide" role="region" aria-label={heading} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{source}</th>
              {Object.values(titles).map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {overview.sources.map(({ name, calls, leads, missed, done, paidCents, costCents }) => (
              <tr key={name}>
                <th scope="row">
                  <a href={countedAddress({ days: String(days), of: 'source', name })}>
                    {groupName('source', name, language)}
                  </a>
                </th>
                {Object.entries({
                  paid: money(paidCents),
                  cost: money(costCents),
                  perJob: done === 0 ? '–' : money(Math.round(costCents / done)),
                  done,
                  leads,
                  missed,
                  calls,
                }).map(([column, value]) => (
                  <td key={column} data-title={titles[column as keyof typeof titles]}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="more">{text}</p>
    </>
  )
}

const money = (cents: number): string => (cents === 0 ? '–' : formatCents(cents))

function CostForm({ language, days, overview, month, rejected }: SourcesProps) {
  const copy = AD_COST_COPY[language]
  const fields = [
    { name: 'month', label: copy.month, value: month, max: 7 },
    { name: 'source', label: copy.source, value: '', max: MAX_SOURCE_CHARACTERS },
    { name: 'amount', label: copy.amount, value: '', max: 20 },
  ] as const
  return (
    <form method="post" action={`${AD_COSTS_ADDRESS}#ad-costs`}>
      <input type="hidden" name="days" value={days} />
      {fields.map(({ name, label, value, max }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          inputMode={name === 'amount' ? 'decimal' : undefined}
          list={name === 'source' ? 'ad-sources' : undefined}
          maxLength={max}
          defaultValue={rejected?.typed[name] ?? value}
          problem={rejected?.field === name ? rejected.problem : null}
        />
      ))}
      <datalist id="ad-sources">
        {overview.sources.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <button className="btn btn-outline">{copy.save}</button>
    </form>
  )
}

function EnteredCosts({ language, costs }: SourcesProps) {
  if (costs.length === 0) return null
  return (
    <>
      <h3>{AD_COST_COPY[language].entered}</h3>
      <ul>
        {costs.map(({ month, source, cents }) => (
          <li key={`${month} ${source}`}>
            {month} {source} {formatCents(cents)}
          </li>
        ))}
      </ul>
    </>
  )
}
