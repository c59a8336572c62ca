import type { Page } from '@playwright/test'
import { type Client, signIn } from '../../../apps/server/src/testing/client.ts'
import type { HomePageDocument } from '../../../packages/contract/src/home/decoration.model.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { people } from '../../kernel/people.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'
import { currentPage, deskOf, publish, SAVE, store, withTitle } from './home-desk.ts'

const EDITOR = '/desktop/manage/home/decoration'
const HISTORY = '/desktop/manage/home/history'
const WITHDRAW = 'POST /sands-lms/api/v1/manage/decoration/withdraw'
/** The title of the pictures on the home page of the demo company. */
const TITLE = '学院风采'

interface Company {
  admin: Client
  /** The home page as it was before the test. */
  page: HomePageDocument
}

/** Whatever a test does to the home page, the next one finds it as it was. */
const home = test.extend<{ company: Company }>({
  company: async ({ url }, use) => {
    const admin = await signIn(url, 'admin')
    const page = await currentPage(admin)
    await use({ admin, page })
    for (const { id, version } of (await deskOf(admin)).scheduled) await admin.call(WITHDRAW, { body: { id, version } })
    await publish(admin, page, '演示首页')
  },
})

const bar = (desk: Page, t: Words) => desk.getByRole('region', { name: t('home.edit_bar') })
const toPublish = (desk: Page, t: Words) => bar(desk, t).getByRole('button', { name: t('home.publish'), exact: true })
const pictures = (phone: Page, title: string) => phone.getByRole('main').getByRole('region', { name: title })

/** Gives the pictures another title, and waits until that is stored. */
async function retitle(desk: Page, t: Words, title: string): Promise<void> {
  const modules = desk.getByRole('navigation', { name: t('home.edit_modules') })
  await modules.getByRole('button', { name: new RegExp(`^${t('home.part_app-multi-image')} `) }).click()
  const stored = desk.waitForResponse('**/manage/decoration/save')
  await desk.getByRole('textbox', { name: t('home.edit_block_title') }).fill(title)
  expect((await stored).ok()).toBe(true)
  await expect(bar(desk, t)).toContainText(t('home.publish_waiting'))
}

const localTime = (moment: Date) =>
  new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length)

home('a changed draft is published, and an open phone shows it at its next look', async ({ open, t, company }) => {
  const phone = await open({ as: 'learner' })
  await phone.goto('/')
  await expect(pictures(phone, TITLE)).toBeVisible()

  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto(EDITOR)
  await expect(bar(desk, t)).toContainText(t('home.publish_same'))
  await expect(toPublish(desk, t)).toBeDisabled()
  await retitle(desk, t, '十一月掠影')
  await phone.reload()
  await expect(pictures(phone, TITLE)).toBeVisible()

  await toPublish(desk, t).click()
  const dialog = desk.getByRole('dialog', { name: t('home.publish_title') })
  const changes = dialog.getByRole('list', { name: t('home.publish_changes') })
  await expect(changes.getByRole('listitem')).toHaveCount(1)
  await expect(changes).toContainText('十一月掠影')
  await expect(changes).toContainText(t('home.change_title'))
  await expect(dialog.getByText(/“沙丘学院”的 \d+ 人会看到新首页/)).toBeVisible()
  await expectAccessible(desk)
  const name = dialog.getByRole('textbox', { name: t('home.publish_name') })
  await expect(name).toHaveValue(/首页/)
  await name.fill(' ')
  await dialog.getByRole('button', { name: t('home.publish_do') }).click()
  await expect(dialog.getByText(t('home.publish_name_fault'))).toBeVisible()
  await name.fill('十一月首页')
  await dialog.getByRole('button', { name: t('home.publish_do') }).click()

  await expect(dialog).toBeHidden()
  await expect(bar(desk, t)).toContainText(t('home.publish_same'))
  await phone.reload()
  await expect(pictures(phone, '十一月掠影')).toBeVisible()
  await expect(pictures(phone, TITLE)).toHaveCount(0)
  expect((await deskOf(company.admin)).current?.name).toBe('十一月首页')
})

home('a page for later waits for its hour, and can be withdrawn', async ({ open, t, company }) => {
  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto(EDITOR)
  await retitle(desk, t, '新年新气象')
  await bar(desk, t)
    .getByRole('button', { name: t('home.publish_later'), exact: true })
    .click()
  const dialog = desk.getByRole('dialog', { name: t('home.publish_later_title') })
  await expect(dialog.getByText(t('home.publish_at_hint', { zone: 'Asia/Shanghai' }))).toBeVisible()
  await dialog.getByLabel(t('home.publish_at')).fill(localTime(new Date(Date.now() - 86_400_000)))
  await dialog.getByRole('button', { name: t('home.publish_later_do') }).click()
  await expect(dialog.getByText(t('home.publish_at_fault'))).toBeVisible()
  await dialog.getByLabel(t('home.publish_at')).fill(localTime(new Date(Date.now() + 7 * 86_400_000)))
  await dialog.getByRole('textbox', { name: t('home.publish_name') }).fill('新年首页')
  await dialog.getByRole('button', { name: t('home.publish_later_do') }).click()
  await expect(dialog).toBeHidden()

  // What is set up is out of the editor's hands: it shows what people see.
  await expect(bar(desk, t)).toContainText(t('home.publish_same'))
  await bar(desk, t)
    .getByRole('button', { name: t('home.scheduled', { count: 1 }) })
    .click()
  const drawer = desk.getByRole('dialog', { name: t('home.scheduled_title') })
  await expect(drawer.getByRole('listitem')).toContainText('新年首页')
  await expect(drawer.getByRole('listitem')).toContainText(people.admin)
  await expectAccessible(desk)
  await drawer.getByRole('button', { name: t('home.withdraw_of', { name: '新年首页' }) }).click()
  const question = desk.getByRole('dialog', { name: t('home.withdraw_ask', { name: '新年首页' }) })
  await question.getByRole('button', { name: t('home.withdraw'), exact: true }).click()
  await expect(drawer.getByText(t('home.scheduled_none'))).toBeVisible()

  expect(await currentPage(company.admin)).toEqual(company.page)
  await desk.goto(HISTORY)
  const row = desk.getByRole('row').filter({ hasText: '新年首页' }).first()
  await expect(row).toContainText(t('home.page_state_withdrawn'))
})

home('an earlier page is looked at, restored and published again', async ({ open, t, company, noise }) => {
  noise.allow(/^answer 409: POST .*\/decoration\/restore$/)
  const { admin, page } = company
  await publish(admin, withTitle(page, '从前的样子'), '从前的首页')
  await publish(admin, withTitle(page, '如今的样子'), '如今的首页')
  const version = await store(admin, withTitle(page, '半成品'))

  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto(HISTORY)
  await expect(desk.getByRole('row').nth(1)).toContainText('如今的首页')
  await expect(desk.getByRole('row').nth(1)).toContainText(t('home.page_state_current'))
  await desk.getByRole('button', { name: '从前的首页', exact: true }).first().click()
  const drawer = desk.getByRole('dialog', { name: t('home.history_page') })
  await expect(drawer.getByRole('list', { name: t('home.history_compared') })).toContainText('从前的样子')
  const phone = drawer.frameLocator(`iframe[title="${t('manage.preview_title')}"]`)
  await expect(phone.getByRole('region', { name: '从前的样子' })).toBeVisible()
  await expectAccessible(desk)

  await drawer.getByRole('button', { name: t('home.restore'), exact: true }).click()
  const question = desk.getByRole('dialog', { name: t('home.restore_ask', { name: '从前的首页' }) })
  await expect(question).toContainText(people.admin)
  await admin.call(SAVE, { body: { version, page: withTitle(page, '又改了') } })
  await question.getByRole('button', { name: t('home.restore_replace') }).click()
  const again = question.filter({ hasText: t('home.restore_meanwhile').split('。')[0] ?? '' })
  await expect(again).toBeVisible()
  expect((await deskOf(admin)).draft?.page).toEqual(withTitle(page, '又改了'))
  await again.getByRole('button', { name: t('home.restore_replace') }).click()

  await expect(desk).toHaveURL(new RegExp(`${EDITOR}$`))
  await toPublish(desk, t).click()
  const dialog = desk.getByRole('dialog', { name: t('home.publish_title') })
  await expect(dialog.getByRole('list', { name: t('home.publish_changes') })).toContainText('从前的样子')
  await dialog.getByRole('button', { name: t('home.publish_do') }).click()
  await expect(dialog).toBeHidden()
  const learner = await open({ as: 'learner' })
  await learner.goto('/')
  await expect(pictures(learner, '从前的样子')).toBeVisible()
})

home(
  'who publishes what a colleague has just changed is told, and nothing goes out',
  async ({ open, t, company, noise }) => {
    noise.allow(/^answer 409: POST .*\/decoration\/publish$/)
    const { admin, page } = company
    await store(admin, withTitle(page, '第一稿'))
    const desk = await open({ device: 'desk', as: 'admin' })
    await desk.goto(EDITOR)
    await toPublish(desk, t).click()
    const dialog = desk.getByRole('dialog', { name: t('home.publish_title') })
    const name = dialog.getByRole('textbox', { name: t('home.publish_name') })
    await name.fill('我起的名字')
    await store(admin, withTitle(page, '第二稿'))
    await dialog.getByRole('button', { name: t('home.publish_do') }).click()
    await expect(dialog.getByRole('alert')).toContainText(t('home.publish_conflict_title'))
    await expect(name).toHaveValue('我起的名字')
    expect(await currentPage(admin)).toEqual(page)

    await dialog.getByRole('button', { name: t('home.publish_conflict_look') }).click()
    await expect(dialog).toBeHidden()
    await toPublish(desk, t).click()
    await expect(dialog.getByRole('list', { name: t('home.publish_changes') })).toContainText('第二稿')
  },
)

home('what is not finished is listed, and leads to its module', async ({ open, t, company }) => {
  const { admin, page } = company
  const faulty = page.blocks.map((block) =>
    block.code === 'app-nav'
      ? {
          ...block,
          categories: block.categories.map((category) => ({
            ...category,
            items: category.items.map((item, index) => (index === 1 ? { ...item, name: '' } : item)),
          })),
        }
      : block,
  )
  await store(admin, { ...page, blocks: faulty })
  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto(EDITOR)
  await toPublish(desk, t).click()
  const dialog = desk.getByRole('dialog', { name: t('home.publish_faults_title', { count: 1 }) })
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: t('home.fault_no_name') }).click()
  await expect(dialog).toBeHidden()
  await expect(desk.getByRole('heading', { name: t('home.part_app-nav'), level: 2 })).toBeVisible()
})

home('who may only edit cannot publish, and is told why', async ({ open, t, company }) => {
  await store(company.admin, withTitle(company.page, '请审阅'))
  const desk = await open({ device: 'desk', as: 'author' })
  await desk.goto(EDITOR)
  const right = t('org.right.home.decoration.publish')
  await expect(bar(desk, t)).toContainText(t('home.publish_no_right', { right }))
  await expect(bar(desk, t)).toContainText(t('home.publish_waiting'))
  await expect(toPublish(desk, t)).toHaveCount(0)
  await expect(bar(desk, t).getByRole('button', { name: t('home.publish_later'), exact: true })).toHaveCount(0)
  await expectAccessible(desk)
})
