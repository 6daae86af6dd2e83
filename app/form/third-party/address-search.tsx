import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { fillTemplate } from '#copy/fill-template.ts'
import { useCopy } from '#copy/loader/use-copy.ts'
import { type AddressCombobox, attachAddressCombobox, NO_SUGGESTIONS } from './address-combobox.ts'
import { type ChosenAddress, createAddressLookup } from './address-lookup.ts'
import type { GoogleMaps } from './google-maps.ts'
import { SuggestionBox } from './suggestion-box.tsx'
import { useScriptState } from './use-script-state.ts'

interface AddressSearchProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly maps: GoogleMaps
  /** Called after the input contains the formatted address and has dispatched its events. */
  readonly onChosen: (address: ChosenAddress) => void
}

/**
 * Adds suggestions to the address input. Renders only the list, which is positioned in the nearest
 * positioned ancestor: place it in the input's wrapper.
 */
export function AddressSearch({ input, maps, onChosen }: AddressSearchProps) {
  const { addressList, addressesFound, attribution, autocompleteFailed } =
    useCopy('submissionForm').thirdParty
  const listId = useId()
  const { status } = useScriptState(maps.script)
  const [list, setList] = useState(NO_SUGGESTIONS)
  const [combobox, setCombobox] = useState<AddressCombobox | null>(null)
  const chosen = useEffectEvent((address: ChosenAddress) => onChosen(address))

  useEffect(() => {
    const places = status === 'loaded' ? maps.places() : null
    if (!places || !input.current) return
    try {
      const attached = attachAddressCombobox({
        input: input.current,
        lookup: createAddressLookup(places),
        listId,
        onChosen: (address) => chosen(address),
        onList: setList,
      })
      setCombobox(attached)
      return () => {
        attached.detach()
        setCombobox(null)
      }
    } catch {
      // Any error of Google's constructors has the same meaning for the visitor.
      maps.script.fail(autocompleteFailed)
    }
  }, [status, input, maps, listId, autocompleteFailed])

  const found = list.items.length
  return (
    <>
      <p role="status" className="visually-hidden">
        {found > 0 &&
          fillTemplate(found === 1 ? addressesFound.one : addressesFound.more, {
            count: String(found),
          })}
      </p>
      <SuggestionBox
        id={listId}
        label={addressList}
        attribution={attribution}
        list={list}
        onChoose={(item) => void combobox?.choose(item)}
      />
    </>
  )
}
