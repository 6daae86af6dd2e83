import './gallery.css'
import { Buttons } from './buttons.tsx'
import { Drawings } from './drawings.tsx'
import { Fields } from './fields.tsx'
import { FormParts } from './form-parts.tsx'
import { ShellParts } from './shell-parts.tsx'
import { Toasts } from './toasts.tsx'

/** Every component in every state, each in a section that the screenshot tests keep a picture of. */
export function Gallery() {
  return (
    <div className="gallery">
      <h1 className="gallery-title">Components</h1>
      <Buttons />
      <Fields />
      <FormParts />
      <Toasts />
      <ShellParts />
      <Drawings />
    </div>
  )
}
