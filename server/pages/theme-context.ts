import { createContext } from 'react'
import type { PageTheme } from './theme.ts'

/** Theme of the page that is being rendered; `Frame` reads it. */
export const ThemeContext = createContext<PageTheme>({ styles: '', script: null, policy: '' })
