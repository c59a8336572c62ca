import type { Language } from '@sands/rules/language'
import { describe, expect, it } from 'vitest'
import { errorTexts } from './errors.ts'
import { loadManageTexts } from './manage.ts'
import { templateTexts } from './templates.ts'
import { loadTexts } from './texts.ts'

/** Words that once stood beside the one that won, and marks that are typed, not written. */
const REFUSED: Readonly<Record<Language, RegExp>> = {
  'zh-cn': /给谁看|底部导航|"/,
  'zh-cht': /發布|給誰看|底部導覽|"/,
  'en-us': /"|\bfor whom\b|\bmenu items?\b|\btab bar\b/i,
  vi: /"|\bkhối\b|hình ảnh|dành cho ai|đăng nội dung|thanh điều hướng có/i,
  id: /"|\bbutir\b|mengambang|audiens|sasaran|item menu|untuk siapa|bilah tab/i,
}

describe('one thing, one word', () => {
  it.each(Object.entries(REFUSED) as [Language, RegExp][])('%s', async (language, refused) => {
    const all = {
      ...(await loadTexts(language)),
      ...(await loadManageTexts(language)),
      ...errorTexts[language],
      ...templateTexts[language],
    }
    expect(Object.entries(all).filter(([, text]) => refused.test(text))).toEqual([])
  })
})
