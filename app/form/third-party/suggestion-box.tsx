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
      className="suggestion-box"
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
            onClick={() => onChoose(item)}
          >
            <span>{item.main}</span>
            <span>{item.secondary}</span>
          </div>
        ))}
      </div>
      <p translate="no">{attribution}</p>
    </div>
  )
}
