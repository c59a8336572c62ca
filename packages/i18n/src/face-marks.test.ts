import { LANGUAGES } from '@sands/rules/language'
import { expect, it } from 'vitest'
import { errorTexts } from './errors.ts'
import { loadTexts } from './texts.ts'

it.each(LANGUAGES)('%s: files name marks as the attendance sheet does', async (language) => {
  const texts = await loadTexts(language)
  const files = errorTexts[language]
  expect([
    files['face.mark.present'],
    files['face.mark.late'],
    files['face.mark.partly'],
    files['face.mark.absent'],
  ]).toEqual([
    texts['face.outcome_present'],
    texts['face.outcome_late'],
    texts['face.outcome_partly'],
    texts['face.outcome_absent'],
  ])
})
