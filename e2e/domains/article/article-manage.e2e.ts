import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const READ = /^answer 404: GET .*\/article\/(get|addViewCount|addUv)/

const barOf = (desk: Page, t: Words) => desk.getByRole('region', { name: t('article.manage_edit_bar') })
const titleOf = (desk: Page, t: Words) => desk.getByRole('textbox', { name: t('article.manage_name') })
const textOf = (desk: Page, t: Words) => desk.getByRole('textbox', { name: t('article.manage_text') })
const previewOf = (desk: Page, t: Words) => desk.frameLocator(`iframe[title="${t('manage.preview_title')}"]`)
const stateOf = (desk: Page, t: Words, state: 'draft' | 'published' | 'withdrawn' | 'scheduled') =>
  barOf(desk, t).getByText(t(`article.manage_state_${state}`), { exact: true })
const rowOf = (desk: Page, title: string) => desk.getByRole('row').filter({ hasText: title })

const expectSaved = (desk: Page, t: Words) =>
  expect(
    barOf(desk, t)
      .getByRole('status')
      .filter({ hasText: /^已保存/ }),
  ).toBeVisible()

/** Begins an article by its title, and gives its id. */
async function begin(desk: Page, t: Words, title: string): Promise<string> {
  await desk.goto('/desktop/manage/article/articles')
  await desk.getByRole('button', { name: t('article.manage_create') }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('article.manage_name') }).fill(title)
  await dialog.getByRole('button', { name: t('article.manage_create_do') }).click()
  await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(titleOf(desk, t)).toHaveValue(title)
  return new URL(desk.url()).searchParams.get('id') ?? ''
}

async function write(desk: Page, t: Words, words: string): Promise<void> {
  await textOf(desk, t).click()
  await desk.keyboard.type(words)
  await expect(textOf(desk, t)).toContainText(words)
}

async function publish(desk: Page, t: Words): Promise<void> {
  await barOf(desk, t)
    .getByRole('button', { name: t('article.manage_publish'), exact: true })
    .click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: t('article.manage_publish_do') }).click()
  await expect(dialog).toBeHidden()
  await expect(stateOf(desk, t, 'published')).toBeVisible()
}

test('an article is written, looked at on a phone, published, changed, read and withdrawn', async ({
  open,
  t,
  noise,
}) => {
  // Whoever has it open when it is withdrawn still says how long they read, and may just be asking for its comments.
  noise.allow(READ, /^answer 404: GET .*\/(article\/saveArticleLearnTime|comment\/count)\?/)
  const title = '新茶上市的第一天'
  const desk = await open({ device: 'desk', as: 'admin' })
  const id = await begin(desk, t, title)

  await write(desk, t, '清明前的龙井')
  await desk.getByRole('textbox', { name: t('article.manage_summary') }).fill('一句话摘要')
  await expectSaved(desk, t)
  await expect(previewOf(desk, t).getByRole('heading', { name: title, level: 2 })).toBeVisible()
  await expect(previewOf(desk, t).getByText('清明前的龙井')).toBeVisible()
  await expectAccessible(desk)

  const phone = await open({ as: 'learner' })
  await phone.goto(`/broadcastDetail/${id}`)
  await expect(phone.getByRole('heading', { name: t('kernel.gone_title') })).toBeVisible()
  await publish(desk, t)
  await phone.reload()
  await expect(phone.getByText('清明前的龙井')).toBeVisible()

  // What people read changes when the author says so, not letter by letter.
  await textOf(desk, t).press('Control+End')
  await desk.keyboard.type('，已经到店')
  await expect(barOf(desk, t).getByText(t('article.manage_held'))).toBeVisible()
  await expect(previewOf(desk, t).getByText('清明前的龙井，已经到店')).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('清明前的龙井', { exact: true })).toBeVisible()
  await barOf(desk, t)
    .getByRole('button', { name: t('article.manage_save') })
    .click()
  await expectSaved(desk, t)
  await phone.reload()
  await expect(phone.getByText('清明前的龙井，已经到店')).toBeVisible()

  await barOf(desk, t)
    .getByRole('button', { name: t('article.manage_acts') })
    .click()
  await desk.getByRole('menuitem', { name: t('article.manage_withdraw') }).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('article.manage_withdraw') })
    .click()
  await expect(stateOf(desk, t, 'withdrawn')).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('heading', { name: t('kernel.gone_title') })).toBeVisible()
})

test('a category that was added on the desk is where its articles are found', async ({ open, t }) => {
  const [name, title] = ['茶园手记', '山里的第一锅茶']
  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto('/desktop/manage/article/categories')
  const tree = desk.getByRole('tree', { name: t('article.manage_categories') })
  await expect(tree).toBeVisible()
  await desk.getByRole('button', { name: t('manage.category_add'), exact: true }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('manage.category_name') }).fill(name)
  await dialog.getByRole('button', { name: t('manage.category_add') }).click()
  await expect(dialog).toBeHidden()
  await expect(tree.getByRole('treeitem', { name: new RegExp(name) })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(desk)

  await begin(desk, t, title)
  await desk.getByRole('combobox', { name: t('article.manage_category') }).click()
  await desk.getByTitle(name, { exact: true }).click()
  await write(desk, t, '杀青、揉捻、烘干')
  await expectSaved(desk, t)
  await publish(desk, t)

  const phone = await open({ as: 'learner' })
  await phone.goto('/broadcast')
  await phone.getByRole('button', { name, exact: true }).click()
  await expect(phone.getByRole('main').getByRole('link', { name: title })).toBeVisible()
  await expect(phone.getByRole('main').getByRole('link', { name: '杭州湖滨店今天开门' })).toHaveCount(0)

  await desk.goto('/desktop/manage/article/categories')
  await tree.getByRole('treeitem', { name: new RegExp(name) }).click()
  await expect(desk.getByRole('button', { name: t('manage.category_remove'), exact: true })).toBeDisabled()
  await desk.getByRole('link', { name: t('article.manage_categories_show') }).click()
  await expect(rowOf(desk, title)).toBeVisible()
  await expect(desk.getByRole('row')).toHaveCount(2)
})
