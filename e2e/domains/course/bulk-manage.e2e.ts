import type { Locator } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { settled } from '../../kernel/screen.ts'
import { expect, test } from '../../kernel/test.ts'
import { wordsOf } from '../../kernel/words.ts'
import { addLink, beginCourse, expectSaved } from './course-desk.ts'

test('chosen courses are published together, what is refused is told, and they are put in order and taken away', async ({
  open,
  t,
  noise,
}) => {
  test.slow()
  noise.allow(/^answer 422: POST .*\/course\/publish$/)
  const desk = await open({ device: 'desk', as: 'admin' })
  await beginCourse(desk, t, '批量甲')
  await addLink(desk, t, '第一页')
  await expectSaved(desk, t)
  await beginCourse(desk, t, '批量乙')
  const list = `/desktop/manage/course/courses?keyword=${encodeURIComponent('批量')}`
  await desk.goto(list)
  const row = (name: string) => desk.getByRole('row').filter({ has: desk.getByRole('link', { name }) })
  const names = desk.getByRole('row').getByRole('link')
  const choose = async () => {
    for (const name of ['批量甲', '批量乙'])
      await desk.getByRole('checkbox', { name: t('manage.choose', { name }) }).check()
  }
  const chosen = desk.getByRole('region', { name: t('manage.chosen', { count: 2 }) })
  const dialog = (name: string) => desk.getByRole('dialog', { name })

  await expect(names).toHaveText(['批量乙', '批量甲'])
  const heading = desk.getByRole('columnheader', { name: t('course.manage_course') })
  await heading.getByRole('button').click()
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  await expect(names).toHaveCount(2)

  await choose()
  await expectAccessible(desk)
  await chosen.getByRole('button', { name: t('course.manage_publish'), exact: true }).click()
  const ask = dialog(t('course.manage_bulk_publish_ask', { count: 2 }))
  await ask.getByRole('button', { name: t('course.manage_publish'), exact: true }).click()
  await expect(ask).toBeHidden()
  const refused = dialog(t('course.manage_bulk_failed', { count: 1 }))
  await expect(refused.getByRole('listitem')).toContainText(['批量乙'])
  await expectAccessible(desk)
  await desk.keyboard.press('Escape')
  await expect(refused).toBeHidden()
  await expect(row('批量甲')).toContainText(t('course.manage_state_published'))
  await expect(row('批量乙')).toContainText(t('course.manage_state_draft'))

  await choose()
  await chosen.getByRole('button', { name: t('course.manage_remove'), exact: true }).click()
  await dialog(t('course.manage_bulk_remove_ask', { count: 2 }))
    .getByRole('button', { name: t('course.manage_remove'), exact: true })
    .click()
  await expect(desk.getByText(t('course.manage_bulk_remove_done', { count: 2 }))).toBeVisible()
  await expect(row('批量甲')).toBeHidden()
})

/** By how much a table is wider than its place. */
const overhang = (table: Locator) =>
  table.evaluate(({ offsetWidth, parentElement }: HTMLElement) =>
    parentElement ? offsetWidth - parentElement.clientWidth : Number.NaN,
  )

for (const language of ['zh-cn', 'en-us'] as const) {
  test(`the list of courses fits the window with its boxes and menus, in ${language}`, async ({ open }) => {
    const words = await wordsOf(language)
    const desk = await open({ device: 'desk', language, as: 'admin' })
    await desk.goto('/desktop/manage/course/courses')
    await settled(desk)
    const table = desk.getByRole('table', { name: words('course.manage_courses') })
    await expect(table.getByRole('checkbox', { name: words('manage.choose_all') })).toBeVisible()
    expect(await overhang(table)).toBeLessThanOrEqual(0)
  })
}

test('the list of courses fits the window with one long word in a title', async ({ open, t }) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  const word = 'Averylongword'.repeat(5)
  await beginCourse(desk, t, word)
  await desk.goto('/desktop/manage/course/courses?keyword=Averylongword')
  await expect(desk.getByRole('link', { name: word })).toBeVisible()
  await settled(desk)
  expect(await overhang(desk.getByRole('table'))).toBeLessThanOrEqual(0)
})
