import type { BuiltPhoto } from 'virtual:photo/owner'

/** One of the owner's photographs, with its room kept before it has come; nothing where there is none. */
export function Photograph({ photo }: { photo: BuiltPhoto | null }) {
  const fallback = photo?.files.at(-1)
  if (!photo || !fallback) return null
  return (
    <picture className="photograph">
      {photo.files.slice(0, -1).map(({ type, src }) => (
        <source key={type} type={type} srcSet={src} />
      ))}
      <img
        src={fallback.src}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        loading="lazy"
      />
    </picture>
  )
}
