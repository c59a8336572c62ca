import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const READ = /^answer 404: GET .*\/article\/(get|addViewCount|addUv)/

const barOf = (desktop: Page, t: Words) => desktop.getByRole('region', { name: t('article.manage_edit_bar') })
const titleOf = (desktop: Page, t: Words) => desktop.getByRole('textbox', { name: t('article.manage_name') })
const textOf = (desktop: Page, t: Words) => desktop.getByRole('textbox', { name: t('article.manage_text') })
const previewOf = (desktop: Page, t: Words) => desktop.frameLocator(`iframe[title="${t('manage.preview_title')}"]`)
const stateOf = (desktop: Page, t: Words, state: 'draft' | 'published' | 'withdrawn' | 'scheduled') =>
  barOf(desktop, t).getByText(t(`article.manage_state_${state}`), { exact: true })
const rowOf = (desktop: Page, title: string) => desktop.getByRole('row').filter({ hasText: title })

const expectSaved = (desktop: Page, t: Words) =>
  expect(
    barOf(desktop, t)
      .getByRole('status')
      .filter({ hasText: /^已保存/ }),
  ).toBeVisible()

/** Creates an article with a title and returns its id. */
async function begin(desktop: Page, t: Words, title: string): Promise<string> {
  await desktop.goto('/desktop/manage/article/articles')
  await desktop.getByRole('button', { name: t('article.manage_create') }).click()
  const dialog = desktop.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('article.manage_name') }).fill(title)
  await dialog.getByRole('button', { name: t('article.manage_create_do') }).click()
  await expect(desktop.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(titleOf(desktop, t)).toHaveValue(title)
  return new URL(desktop.url()).searchParams.get('id') ?? ''
}

async function write(desktop: Page, t: Words, words: string): Promise<void> {
  await textOf(desktop, t).click()
  await desktop.keyboard.type(words)
  await expect(textOf(desktop, t)).toContainText(words)
}

async function publish(desktop: Page, t: Words): Promise<void> {
  await barOf(desktop, t)
    .getByRole('button', { name: t('article.manage_publish'), exact: true })
    .click()
  const dialog = desktop.getByRole('dialog')
  await dialog.getByRole('button', { name: t('article.manage_publish_do') }).click()
  await expect(dialog).toBeHidden()
  await expect(stateOf(desktop, t, 'published')).toBeVisible()
}

test('an article is written, previewed on a phone, published, changed, read and withdrawn', async ({
  open,
  t,
  noise,
}) => {
  // A learner who has the article open when it is withdrawn still sends the reading time and may be requesting its
  // comments.
  noise.allow(READ, /^answer 404: GET .*\/(article\/saveArticleLearnTime|comment\/count)\?/)
  const title = '新茶上市的第一天'
  const desktop = await open({ device: 'desktop', as: 'admin' })
  const id = await begin(desktop, t, title)

  await write(desktop, t, '清明前的龙井')
  await desktop.getByRole('textbox', { name: t('article.manage_summary') }).fill('一句话摘要')
  await expectSaved(desktop, t)
  await expect(previewOf(desktop, t).getByRole('heading', { name: title, level: 2 })).toBeVisible()
  await expect(previewOf(desktop, t).getByText('清明前的龙井')).toBeVisible()
  await expectAccessible(desktop)

  const phone = await open({ as: 'learner' })
  await phone.goto(`/broadcastDetail/${id}`)
  await expect(phone.getByRole('heading', { name: t('kernel.gone_title') })).toBeVisible()
  await publish(desktop, t)
  await phone.reload()
  await expect(phone.getByText('清明前的龙井')).toBeVisible()

  // Readers see a change only after the author publishes it, not letter by letter.
  await textOf(desktop, t).press('Control+End')
  await desktop.keyboard.type('，已经到店')
  await expect(barOf(desktop, t).getByText(t('article.manage_held'))).toBeVisible()
  await expect(previewOf(desktop, t).getByText('清明前的龙井，已经到店')).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('清明前的龙井', { exact: true })).toBeVisible()
  await barOf(desktop, t)
    .getByRole('button', { name: t('article.manage_save') })
    .click()
  await expectSaved(desktop, t)
  await phone.reload()
  await expect(phone.getByText('清明前的龙井，已经到店')).toBeVisible()

  await barOf(desktop, t)
    .getByRole('button', { name: t('article.manage_acts') })
    .click()
  await desktop.getByRole('menuitem', { name: t('article.manage_withdraw') }).click()
  await desktop
    .getByRole('dialog')
    .getByRole('button', { name: t('article.manage_withdraw') })
    .click()
  await expect(stateOf(desktop, t, 'withdrawn')).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('heading', { name: t('kernel.gone_title') })).toBeVisible()
})

test('articles are found in a category that was added in the management', async ({ open, t }) => {
  const [name, title] = ['茶园手记', '山里的第一锅茶']
  const desktop = await open({ device: 'desktop', as: 'admin' })
  await desktop.goto('/desktop/manage/article/categories')
  const tree = desktop.getByRole('tree', { name: t('article.manage_categories') })
  await expect(tree).toBeVisible()
  await desktop.getByRole('button', { name: t('manage.category_add'), exact: true }).click()
  const dialog = desktop.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t('manage.category_name') }).fill(name)
  await dialog.getByRole('button', { name: t('manage.category_add') }).click()
  await expect(dialog).toBeHidden()
  await expect(tree.getByRole('treeitem', { name: new RegExp(name) })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(desktop)

  await begin(desktop, t, title)
  await desktop.getByRole('combobox', { name: t('article.manage_category') }).click()
  await desktop.getByTitle(name, { exact: true }).click()
  await write(desktop, t, '杀青、揉捻、烘干')
  await expectSaved(desktop, t)
  await publish(desktop, t)

  const phone = await open({ as: 'learner' })
  await phone.goto('/broadcast')
  await phone.getByRole('button', { name, exact: true }).click()
  await expect(phone.getByRole('main').getByRole('link', { name: title })).toBeVisible()
  await expect(phone.getByRole('main').getByRole('link', { name: '杭州湖滨店今天开门' })).toHaveCount(0)

  await desktop.goto('/desktop/manage/article/categories')
  await tree.getByRole('treeitem', { name: new RegExp(name) }).click()
  await expect(desktop.getByRole('button', { name: t('manage.category_remove'), exact: true })).toBeDisabled()
  await desktop.getByRole('link', { name: t('article.manage_categories_show') }).click()
  await expect(rowOf(desktop, title)).toBeVisible()
  await expect(desktop.getByRole('row')).toHaveCount(2)
})
