import type { BuiltPhoto } from 'virtual:photo/owner'
import { useCopy, useForeignLang } from '#copy/loader/use-copy.ts'
import { localizedText } from '#domain/localized-text.ts'

/**
 * One of the owner's photographs, with its room kept before it has come;
 * nothing where there is none. What can be seen on it is better heard in
 * English, and marked so, than not at all.
 */
export function Photograph({ photo }: { photo: BuiltPhoto | null }) {
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
