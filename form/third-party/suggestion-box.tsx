import type { AddressSuggestion } from './address-lookup.ts'
import type { SuggestionList } from './address-combobox.ts'

interface SuggestionBoxProps {
  readonly id: string
  readonly label: string
  /** Data provider; shown under the list. */
  readonly attribution: string
  readonly list: SuggestionList
  readonly onChoose: (item: AddressSuggestion) => void
}

/** Renders the list of a combobox; the focus stays in the input, whose keys move through it. */
export function SuggestionBox({ id, label, attribution, list, onChoose }: SuggestionBoxProps) {
  return (
    <div
      className="absolute inset-x-0 top-full z-30 mt-1 rounded-control border-[1.5px] border-ink bg-card [box-shadow:0_10px_30px_-18px_var(--color-ink)]"
      hidden={list.items.length === 0}
      // Keeps the focus in the input, and thereby the list open.
      onPointerDown={(event) => event.preventDefault()}
    >
      <div role="listbox" id={id} aria-label={label}>
        {list.items.map((item, index) => (
          // Keys are handled by the input.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={item.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === list.active}
            className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-2 px-3.5 py-2.5 hover:bg-manila aria-selected:bg-manila"
            onClick={() => onChoose(item)}
          >
            <span className="font-semibold">{item.main}</span>
            <span className="text-[0.9375rem] text-ink-4">{item.secondary}</span>
          </div>
        ))}
      </div>
      <p
        className="border-t border-mist px-3.5 py-1 text-right text-[0.84375rem] text-ink-4"
        translate="no"
      >
        {attribution}
      </p>
    </div>
  )
}
