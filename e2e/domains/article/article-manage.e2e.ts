import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

/** The phone app comes up in a frame beside everything else. */
const SOON = { timeout: 60_000 }
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
  test.slow()
  // Whoever has it open when it is withdrawn still says how long they read, and may just be asking for its comments.
  noise.allow(READ, /^answer 404: GET .*\/(article\/saveArticleLearnTime|comment\/count)\?/)
  const title = '新茶上市的第一天'
  const desk = await open({ device: 'desk', as: 'admin' })
  const id = await begin(desk, t, title)

  // An empty one does not go out.
  await barOf(desk, t)
    .getByRole('button', { name: t('article.manage_publish'), exact: true })
    .click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog.getByText(t('article.manage_fault_empty'))).toBeVisible()
  await desk.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await write(desk, t, '清明前的龙井')
  await desk.getByRole('textbox', { name: t('article.manage_summary') }).fill('一句话摘要')
  await expectSaved(desk, t)
  await expect(previewOf(desk, t).getByRole('heading', { name: title, level: 2 })).toBeVisible(SOON)
  await expect(previewOf(desk, t).getByText('清明前的龙井')).toBeVisible(SOON)
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

  // Nobody reads it any longer: it is stored by itself again.
  await titleOf(desk, t).fill('新茶上市的第二天')
  await expectSaved(desk, t)
  await desk.reload()
  await expect(titleOf(desk, t)).toHaveValue('新茶上市的第二天')
})

test('two authors do not overwrite each other, and nothing that was typed is lost', async ({ open, t, noise }) => {
  test.slow()
  noise.allow(/^answer 409: POST .*\/article\/update$/)
  const mine = await open({ device: 'desk', as: 'admin' })
  const id = await begin(mine, t, '两人一文')
  await write(mine, t, '第一稿')
  await expectSaved(mine, t)

  const theirs = await open({ device: 'desk', as: 'author' })
  await theirs.goto(`/desktop/manage/article/articles/edit?id=${id}`)
  await expect(titleOf(theirs, t)).toHaveValue('两人一文')
  await expect(barOf(theirs, t).getByText(t('org.right.article.publish'))).toBeVisible()
  await expect(barOf(theirs, t).getByRole('button', { name: t('article.manage_publish'), exact: true })).toBeHidden()
  await titleOf(theirs, t).fill('同事的标题')
  await expectSaved(theirs, t)
  await theirs.reload()
  await expect(titleOf(theirs, t)).toHaveValue('同事的标题')

  await titleOf(mine, t).fill('我的标题')
  const note = mine.getByRole('alert').filter({ hasText: t('manage.conflict_theirs') })
  await expect(note).toBeVisible()
  await expect(titleOf(mine, t)).toHaveValue('我的标题')
  await expectAccessible(mine)
  await note.getByRole('button', { name: t('manage.conflict_theirs') }).click()
  await expect(titleOf(mine, t)).toHaveValue('同事的标题')
  // Taking theirs is a step like any other.
  await barOf(mine, t)
    .getByRole('button', { name: t('manage.draft_undo') })
    .click()
  await expect(titleOf(mine, t)).toHaveValue('我的标题')
  await expectSaved(mine, t)
  await publish(mine, t)

  // What people read is for those who may publish.
  await theirs.reload()
  await expect(theirs.getByText(t('article.manage_read_only', { right: t('org.right.article.publish') }))).toBeVisible()
  await expect(titleOf(theirs, t)).toHaveCount(0)
  await expect(previewOf(theirs, t).getByRole('heading', { name: '我的标题', level: 2 })).toBeVisible(SOON)
})

test('articles are found by filters that stand in the address, and one that leads elsewhere waits for its hour', async ({
  open,
  t,
}) => {
  test.slow()
  const title = '行业报告：茶饮的下一个十年'
  const desk = await open({ device: 'desk', as: 'admin' })
  await begin(desk, t, title)
  await desk.getByText(t('article.manage_type_elsewhere'), { exact: true }).click()
  const link = desk.getByRole('textbox', { name: t('article.manage_link') })
  await link.fill('example.com')
  await link.blur()
  await expect(desk.getByText(t('article.manage_fault_link'))).toBeVisible()
  await link.fill('https://example.com/report')
  await expectSaved(desk, t)
  await expect(previewOf(desk, t).getByText(t('article.open_page', { host: 'example.com' }))).toBeVisible(SOON)

  await barOf(desk, t)
    .getByRole('button', { name: t('article.manage_publish'), exact: true })
    .click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByText(t('manage.publish_later'), { exact: true }).click()
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: t('article.manage_publish_later_do') }).click()
  await expect(dialog).toBeHidden()
  await expect(stateOf(desk, t, 'scheduled')).toBeVisible()

  await desk.goto('/desktop/manage/article/articles?state=scheduled')
  await expect(rowOf(desk, title)).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('searchbox', { name: t('article.manage_keyword') }).fill('没有这样的资讯')
  await expect(desk.getByText(t('article.manage_not_found'))).toBeVisible()
  await expect(desk).toHaveURL(/keyword=/)
  await desk
    .getByRole('button', { name: t('article.manage_clear') })
    .first()
    .click()
  await expect(desk).not.toHaveURL(/keyword=|state=/)
  await expect(rowOf(desk, title)).toBeVisible()

  await rowOf(desk, title)
    .getByRole('button', { name: t('article.manage_acts_of', { name: title }) })
    .click()
  await desk.getByRole('menuitem', { name: t('article.manage_remove') }).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: t('article.manage_remove') })
    .click()
  await expect(rowOf(desk, title)).toHaveCount(0)
})

test('a category that was added on the desk is where its articles are found', async ({ open, t }) => {
  test.slow()
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
