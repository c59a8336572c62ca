import type { Language } from '@sands/rules/language'
import { THEME_COLORS, type Theme } from '@sands/rules/theme'

function link(rel: string, href: string): void {
  const known = document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)
  const element = known ?? document.createElement('link')
  element.rel = rel
  element.href = href
  if (!known) document.head.append(element)
}

/** The installed app looks like the open one: colours, icon and name follow the theme and the language. */
export function dressForInstalling(theme: Theme, language: Language): void {
  link('manifest', `/manifest-${theme}-${language}.webmanifest`)
  link('apple-touch-icon', `/icons/${theme}-apple.png`)
  document.head.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLORS[theme].toLowerCase())
}
