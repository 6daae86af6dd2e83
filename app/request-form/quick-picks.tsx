import { requestForm } from '#app/content/request-form.ts'

/** 'Locked out now?': four taps that fill in the service and set it to ASAP. */
export function QuickPicks({
  chosen,
  onPick,
}: {
  chosen: string
  onPick: (service: string) => void
}) {
  const { heading, items } = requestForm.quickPicks
  return (
    <div
      role="group"
      aria-label={heading}
      className="flex flex-wrap items-center justify-between gap-x-2 gap-y-2.5 border-y-[1.5px] border-ink bg-manila px-5 py-3.5 lg:px-7.5"
    >
      <p className="text-[0.9375rem] font-bold max-sm:w-full max-sm:text-[1rem]">{heading}</p>
      <div className="flex grow gap-2 sm:gap-1.5 lg:grow-0">
        {items.map(({ label, service }) => (
          <button
            key={service}
            type="button"
            className="quick-pick max-sm:grow"
            aria-pressed={chosen === service}
            onClick={() => onPick(service)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
