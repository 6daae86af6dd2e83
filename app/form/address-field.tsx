import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useCopy } from '#copy/loader/use-copy.ts'
import { visibleText } from '#domain/text/clean-text.ts'
import { OptionalPart } from '#app/ui/optional-part.tsx'
import { MapPin } from '#art/icons/icons.tsx'
import type { FormView } from './form-view.ts'
import { loadAddressHelp } from './third-party/load-google.ts'
import { TextField } from './text-field.tsx'

const AddressSearchField = lazy(loadAddressHelp)
/** With the lists of towns and ZIP codes. Without this chunk there is no notice. */
const TownNotice = lazy<ComponentType<{ address: string; onAsk: (asks: boolean) => void }>>(() =>
  import('./town-notice.tsx').catch(() => ({ default: () => null })),
)

/**
 * Renders the address field: a plain input, with suggestions once the owner's maps
 * service has loaded. While that loads or after it failed the field is disabled; it keeps its text,
 * and the caret is restored unless the visitor went on to another field.
 */
export function AddressField({ form }: { form: FormView }) {
  const { hints, thirdParty } = useCopy('submissionForm')
  const { thirdParty: services } = form
  const input = useRef<HTMLInputElement>(null)
  const hadFocus = useRef(false)
  const [asksTown, setAsksTown] = useState(false)
  const disabled = services.addressDisabled
  const isFilled = visibleText(form.draft.address) !== ''
  useEffect(() => {
    const field = input.current
    if (!disabled && hadFocus.current && document.activeElement === document.body)
      field?.focus({ preventScroll: true })
    hadFocus.current = false
    return () => {
      hadFocus.current = document.activeElement === field
    }
  }, [disabled])

  return (
    <TextField
      form={form}
      name="address"
      ref={input}
      autoComplete="address-line1"
      hint={hints.address}
      placeholder={services.addressLoading ? thirdParty.loadingMap : undefined}
      disabled={disabled}
      required
      icon={<MapPin className="control-icon" />}
      valid={isFilled && !asksTown}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault()
      }}
    >
      {services.maps && (
        <OptionalPart onFail={services.enterManually}>
          <Suspense>
            <AddressSearchField
              input={input}
              maps={services.maps}
              onManual={services.enterManually}
            />
          </Suspense>
        </OptionalPart>
      )}
      {isFilled && (
        <OptionalPart>
          <Suspense>
            <TownNotice
              address={form.wasBlurred('address') ? form.draft.address : ''}
              onAsk={setAsksTown}
            />
          </Suspense>
        </OptionalPart>
      )}
    </TextField>
  )
}
