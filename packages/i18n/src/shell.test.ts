import { LANGUAGES } from '@sands/rules/language'
import { expect, it } from 'vitest'
import { loadShellTexts } from './shell.ts'
import { loadTexts } from './texts.ts'

it.each(LANGUAGES)('the first load and the domains have every text of the phone once (%s)', async (language) => {
  const { texts, later } = await loadShellTexts(language)
  const domains = await Promise.all(Object.values(later).map((load) => load()))
  const all = await loadTexts(language)
  expect(Object.assign({}, texts, ...domains)).toEqual(all)
  const keys = [texts, ...domains].flatMap((dictionary) => Object.keys(dictionary))
  expect(keys).toHaveLength(Object.keys(all).length)
})

it.each(LANGUAGES)('the key of a text that comes later begins with its domain (%s)', async (language) => {
  const { later } = await loadShellTexts(language)
  for (const [domain, load] of Object.entries(later)) {
    const others = Object.keys(await load()).filter((key) => !key.startsWith(`${domain}.`))
    expect(others).toEqual([])
  }
})
