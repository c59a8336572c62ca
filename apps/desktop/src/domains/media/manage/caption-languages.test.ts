import { expect, it } from 'vitest'
import { CAPTION_LANGUAGES, captionLabel } from './caption-languages.ts'

it('uses the product’s names for its own languages, and the native names for others', () => {
  expect(CAPTION_LANGUAGES.slice(0, 5).map(captionLabel)).toEqual([
    '简体中文',
    '繁體中文',
    'English',
    'Tiếng Việt',
    'Bahasa Indonesia',
  ])
  expect(captionLabel('fr')).toBe('Français')
  expect(captionLabel('ja')).toBe('日本語')
})
