import type { Page } from '@playwright/test'
import { type SignedIn, signIn } from '../../../apps/server/src/testing/client.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { settled } from '../../kernel/screen.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const SEARCH = '**/course/search?*'
const TITLE = '食品安全日常检查'

const fieldOf = (desk: Page, t: Words) => desk.getByRole('combobox', { name: t('manage.search') })
const foundOf = (desk: Page, title: string) => desk.getByRole('option').filter({ hasText: title })

test('a slash in the portal finds courses beside pages, with the keyboard alone', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'learner' })
  await desk.goto('/desktop/')
  await settled(desk)
  await desk.keyboard.press('/')
  await expect(fieldOf(desk, t)).toBeFocused()
  await fieldOf(desk, t).fill('食品安全')
  const found = foundOf(desk, TITLE).first()
  await expect(found.locator('mark').first()).toBeVisible()
  await expectAccessible(desk)
  await expect(async () => {
    if ((await found.getAttribute('aria-selected')) !== 'true') await desk.keyboard.press('ArrowDown')
    await expect(found).toHaveAttribute('aria-selected', 'true', { timeout: 300 })
  }).toPass()
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(desk).toHaveURL(/\/desktop\/course\/detail\?id=\d+/)
})

/** A word that more courses speak of than the search of the frame lists. */
async function aCommonWord(client: SignedIn): Promise<{ word: string; total: number }> {
  for (const word of ['顾客', '检查', '一', '的']) {
    const { data } = await client.call('GET /sands-lms/api/v1/course/search', { query: { keyWord: word, size: 5 } })
    if (data.total > data.records.length) return { word, total: data.total }
  }
  throw new Error('no word is common enough')
}

test('who finds many courses goes on to all of them', async ({ open, url, t }) => {
  const { word, total } = await aCommonWord(await signIn(url, 'learner'))
  const desk = await open({ device: 'desk', as: 'learner' })
  await desk.goto('/desktop/article')
  await settled(desk)
  await desk
    .getByRole('banner')
    .getByRole('button', { name: t('manage.search') })
    .click()
  await fieldOf(desk, t).fill(word)
  const all = desk.getByRole('option').filter({ hasText: t('course.desk_found_all', { count: total }) })
  await expect(all).toBeVisible()
  await all.click()
  await expect(desk).toHaveURL(/\/desktop\/course\?keyWord=/)
  await expect(desk.getByRole('article').first()).toBeVisible()
})

test('pages are found although courses are not to be had', async ({ open, t, noise }) => {
  noise.allow(/ERR_FAILED/)
  const desk = await open({ device: 'desk', as: 'learner' })
  await desk.route(SEARCH, (route) => route.abort())
  await desk.goto('/desktop/')
  await settled(desk)
  await desk.keyboard.press('/')
  await fieldOf(desk, t).fill(t('study.my'))
  await expect(foundOf(desk, t('study.my'))).toBeVisible()
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('heading', { level: 1, name: t('study.my') })).toBeVisible()
})
