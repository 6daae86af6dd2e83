import type { Shape } from '#copy/shape.ts'
import type { ownerNote as english } from '#copy/en/owner-note.ts'

export const ownerNote: Shape<typeof english> = {
  label: 'Nota para el dueño',
  text: 'Faltan {left} datos por configurar. Use npm run doctor. Los visitantes no ven esto.',
  close: 'Cerrar por un día',
}
