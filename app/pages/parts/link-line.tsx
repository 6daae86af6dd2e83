import { useLink } from '#copy/loader/use-copy.ts'

export function LinkLine({
  heading,
  links,
}: {
  heading: string
  links: readonly { readonly path: string; readonly text: string }[]
}) {
  const link = useLink()
  return (
    <div className="link-line">
      <h2>{heading}</h2>
      <ul>
        {links.map(({ path, text }) => (
          <li key={path}>
            <a href={link(path)} className="text-link">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
