import type { Page } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const NOTICES = '/desktop/manage/home/notices'
const [HERE, THERE] = ['沙丘学院', 'Dune Academy']

const menuOf = (desk: Page, name: string) => desk.getByRole('complementary').first().getByRole('button', { name })

async function switchTo(desk: Page, { from, to }: { from: string; to: string }): Promise<void> {
  await menuOf(desk, from).click()
  await desk.getByRole('menuitem', { name: to }).click()
  await expect(menuOf(desk, to)).toBeVisible()
}

const barOf = (desk: Page, t: Words) =>
  desk.getByRole('alert').filter({ hasText: t('manage.college_moved', { here: HERE, there: THERE }) })

test('a window of a college that was left in another one says so, stores nothing, and follows', async ({
  open,
  t,
  noise,
}) => {
  noise.allow(/^answer 409: (?:GET|POST) .*\/api\/v1\//)
  const text = '只属于原来学院的公告'
  const first = await open({ device: 'desk', as: 'admin' })
  await first.goto(`${NOTICES}?open=new`)
  const drawer = first.getByRole('dialog', { name: t('home.notices_add') })
  const field = drawer.getByRole('textbox', { name: t('home.notices_text'), exact: true })
  await field.fill(text)

  const second = await first.context().newPage()
  await second.goto('/desktop/')
  await second.getByRole('button', { name: t('org.college_go', { name: THERE }) }).click()
  await expect(second.getByRole('banner').getByText(THERE).first()).toBeVisible()

  await expect(barOf(first, t)).toBeVisible()
  await expect(field).toHaveValue(text)
  const answer = first.waitForResponse('**/manage/notice/create')
  await drawer.getByRole('button', { name: t('home.notices_add') }).click()
  expect((await answer).status()).toBe(409)
  await expect(first.getByText(t('kernel.other_college')).first()).toBeVisible()
  await expect(field).toHaveValue(text)
  await expect(menuOf(first, HERE)).toBeAttached()

  await first.goto(NOTICES)
  await expect(menuOf(first, THERE)).toBeVisible()
  await expect(barOf(first, t)).toHaveCount(0)
  await expect(first.getByRole('heading', { level: 1, name: t('home.notices_title') })).toBeVisible()
  await expect(first.getByText(text)).toHaveCount(0)
  await switchTo(first, { from: THERE, to: HERE })
  await expect(first.getByRole('list', { name: t('home.notices_title') })).toBeVisible()
  await expect(first.getByText(text)).toHaveCount(0)
})

test('the management says which college it manages, and goes to another one', async ({ open, t, noise }) => {
  noise.allow(/^answer 409: GET .*\/api\/v1\//)
  const desk = await open({ device: 'desk', as: 'admin' })
  await desk.goto(NOTICES)
  const list = desk.getByRole('list', { name: t('home.notices_title') })
  await expect(list).toBeVisible()
  const ofHere = await list.getByRole('listitem').first().getByRole('button').nth(1).innerText()
  const other = await desk.context().newPage()
  await other.goto('/desktop/manage/settings/skin')
  await expect(menuOf(other, HERE)).toBeVisible()

  await switchTo(desk, { from: HERE, to: THERE })
  await expect(desk).toHaveURL(NOTICES)
  await expect(desk.getByRole('heading', { level: 1, name: t('home.notices_title') })).toBeVisible()
  await expect(list).toBeVisible()
  await expect(list).not.toContainText(ofHere)
  await expectAccessible(desk)

  await expect(barOf(other, t)).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('button', { name: t('kernel.reload') }).click()
  await expect(menuOf(other, THERE)).toBeVisible()
  await expect(barOf(other, t)).toHaveCount(0)
  await switchTo(other, { from: THERE, to: HERE })
  await expect(desk.getByRole('alert')).toBeVisible()
})

test('whoever belongs to one college only is told its name, without a way elsewhere', async ({ open }) => {
  const desk = await open({ device: 'desk', as: 'auditor' })
  await desk.goto('/desktop/manage')
  const side = desk.getByRole('complementary').first()
  await expect(side.getByText(HERE, { exact: true })).toBeVisible()
  await expect(side.getByRole('button')).toHaveCount(0)
})
