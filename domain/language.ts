/** In which language a person is told, and a visitor writes (R150, R152). */
export type Language = 'en' | 'es'
