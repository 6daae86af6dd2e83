import { world } from '#app/world.ts'
import { useCopy, useForeignLang } from '#copy/loader/use-copy.ts'
import { localizedText } from '#domain/business/localized-text.ts'

/**
 * Renders one of the owner's photographs with its space reserved; nothing if there is none. An
 * alternative text that exists only in English is marked as such, which is better than none.
 */
export function Photograph({ subject }: { subject: string }) {
  const photo = world().photos[subject] ?? null
  const alt = localizedText(photo?.alt ?? null, useCopy('language'))
  const foreign = useForeignLang()
  const fallback = photo?.files.at(-1)
  if (!photo || !fallback) return null
  return (
    <picture className="photograph">
      {photo.files.slice(0, -1).map(({ type, src }) => (
        <source key={type} type={type} srcSet={src} />
      ))}
      <img
        src={fallback.src}
        alt={alt ?? localizedText(photo.alt, 'en') ?? ''}
        lang={alt === null ? foreign : undefined}
        width={photo.width}
        height={photo.height}
        loading="lazy"
      />
    </picture>
  )
}
