import type { Shape } from '#app/content/shape.ts'
import type { ownerNote as english } from '#app/content/en/owner-note.ts'

export const ownerNote: Shape<typeof english> = {
  label: 'Nota para el dueño',
  text: 'Faltan {left} datos por configurar. Use npm run doctor para verlos. Los visitantes no ven esto.',
}
