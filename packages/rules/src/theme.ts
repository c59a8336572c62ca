export const THEMES = ['red', 'blue', 'orange'] as const
export type Theme = (typeof THEMES)[number]
export const DEFAULT_THEME: Theme = 'blue'

export const THEME_COLORS: Readonly<Record<Theme, string>> = { red: '#E60000', blue: '#0075FF', orange: '#F39B00' }
