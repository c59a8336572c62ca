import type { Page } from '@playwright/test'
import { type SignedIn, signIn as signInByCall } from '../../../apps/server/src/testing/client.ts'
import type { HomePageDocument } from '../../../packages/contract/src/home/decoration.model.ts'
import { homeLinks } from '../../../packages/contract/src/home/home.links.ts'
import { kernelLinks } from '../../../packages/contract/src/kernel/kernel.links.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { PASSWORD, people } from '../../kernel/people.ts'
import { submitSignIn } from '../../kernel/sign-in.ts'
import { test as base, expect } from '../../kernel/test.ts'

const OVERVIEW = 'GET /sands-lms/api/v1/manage/decoration/desk'
const SAVE = 'POST /sands-lms/api/v1/manage/decoration/save'
const PREVIEW = 'POST /sands-lms/api/v1/manage/decoration/preview'
const DISCARD = 'POST /sands-lms/api/v1/manage/decoration/discard'

const PUBLISHED = '新手指南'
const DRAFTED = '草稿入口'
const REDRAFTED = '改过的入口'
/** Calls that the app makes for a learner and that a preview must not make. */
const OF_LEARNERS = /saveDuration|publicize\/page|unread-stream|getInfo/

interface Draft {
  address: string
  /** Stores the draft again with another name for its first menu item. */
  rename(name: string): Promise<void>
}

const renamed = (page: HomePageDocument, name: string): HomePageDocument => ({
  ...page,
  blocks: page.blocks.map((block) => ({
    ...block,
    categories: block.categories.map((category) => ({
      ...category,
      items: category.items.map((item, place) => (block.code === 'app-nav' && place === 0 ? { ...item, name } : item)),
    })),
  })),
})

const desktopOf = async (admin: SignedIn) => (await admin.call(OVERVIEW)).data

async function saved(admin: SignedIn, name: string) {
  const { draft, current } = await desktopOf(admin)
  const page = (draft ?? current)?.page ?? { blocks: [], floatingButton: null }
  const answer = await admin.call(SAVE, {
    body: { version: (draft ?? current)?.version ?? 0, page: renamed(page, name) },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
  expect(answer.msg).toBe('')
  return answer.data.id
}

const test = base.extend<{ draft: Draft }>({
  draft: async ({ url }, use) => {
    const admin = await signInByCall(url, 'admin')
    const id = await saved(admin, DRAFTED)
    const { token } = (await admin.call(PREVIEW, { body: { id } })).data
    await use({ address: homeLinks.draft(token), rename: async (name) => void (await saved(admin, name)) })
    const { draft } = await desktopOf(admin)
    if (draft)
      await admin.call(DISCARD, {
        body: { version: draft.version },
        headers: { 'idempotency-key': crypto.randomUUID() },
      })
  },
})

/**
 * Calls for learners that the page has made since it was opened. Each query first advances the clock of the page by
 * five seconds.
 */
async function askedAt(phone: Page, address: string, entry: string): Promise<() => Promise<string[]>> {
  const asked = new Set<string>()
  phone.on('request', (request) => {
    const of = OF_LEARNERS.exec(request.url())?.[0]
    if (of && !request.postData()?.includes('draftToken')) asked.add(of)
  })
  await phone.clock.install()
  await phone.goto(address)
  await expect(phone.getByRole('link', { name: entry, exact: true })).toBeVisible()
  return async () => {
    await phone.clock.runFor(5000)
    return [...asked].sort()
  }
}

test('a colleague sees the draft on their phone and records nothing; everybody else sees the published page', async ({
  open,
  draft,
  t,
}) => {
  const colleague = await open({ as: 'learner', adverts: true })
  const askedByColleague = await askedAt(colleague, draft.address, DRAFTED)
  // By then the whole app has loaded, including the parts it loads last.
  await colleague.waitForLoadState('networkidle')
  for (let times = 0; times < 6; times += 1) expect(await askedByColleague()).toEqual([])
  await colleague.waitForLoadState('networkidle')
  expect(await askedByColleague()).toEqual([])
  await expect(colleague.getByRole('complementary', { name: t('home.preview') })).toBeVisible()
  await expect(colleague.getByRole('link', { name: PUBLISHED, exact: true })).toHaveCount(0)
  await expect(colleague.getByRole('dialog', { name: t('home.adverts') })).toHaveCount(0)

  const other = await open({ as: 'learner' })
  const askedByOther = await askedAt(other, '/', PUBLISHED)
  await expect.poll(askedByOther).toEqual(['getInfo', 'publicize/page', 'saveDuration', 'unread-stream'])
  await expect(other.getByRole('link', { name: DRAFTED, exact: true })).toHaveCount(0)
})

test('without a session the preview link leads through the sign-in page, even after a reload there, to a preview that can be used like the app, and closed', async ({
  phone,
  draft,
  t,
}) => {
  await phone.goto(draft.address)
  await expect(phone).toHaveURL(/\/login\?redirect=/)
  await expect(phone.getByRole('button', { name: t('auth.sign_in'), exact: true })).toBeVisible()
  await phone.reload()
  await submitSignIn(phone, t, { userName: 'learner', password: PASSWORD })
  await expect(phone.getByRole('link', { name: DRAFTED, exact: true })).toBeVisible()
  await expect(phone.getByRole('complementary', { name: t('home.preview') })).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('link', { name: '我的', exact: true }).click()
  await expect(phone.getByRole('heading', { name: people.learner })).toBeVisible()
  await phone.getByRole('link', { name: '首页', exact: true }).click()
  await expect(phone.getByRole('link', { name: DRAFTED, exact: true })).toBeVisible()
  await phone.getByRole('button', { name: t('home.preview_leave') }).click()
  await expect(phone.getByRole('link', { name: PUBLISHED, exact: true })).toBeVisible()
  await expect(phone.getByRole('complementary', { name: t('home.preview') })).toHaveCount(0)
})

test('a wrong token says so and offers the home page', async ({ open, noise, t }) => {
  noise.allow(/answer 403: POST .*getInfo/)
  const phone = await open({ as: 'learner' })
  await phone.goto(homeLinks.draft('3.1.99999999999999.forged'))
  await expect(phone.getByRole('heading', { name: t('home.preview_ended_title') })).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('button', { name: t('home.preview_to_home') }).click()
  await expect(phone.getByRole('link', { name: PUBLISHED, exact: true })).toBeVisible()
})

test('in the frame of an editor a tap selects a module, and a stored change is shown in place', async ({
  open,
  draft,
  url,
}) => {
  const desktop = await open({ device: 'desktop', as: 'admin' })
  // Any page of our origin can act as the editor.
  await desktop.goto(kernelLinks.guide('zh-cn'))
  await desktop.evaluate((address) => {
    const frame = document.createElement('iframe')
    Object.assign(frame, { src: address, title: 'phone', width: '375', height: '600' })
    addEventListener('message', ({ data }) => {
      document.title = [document.title, data.sands, data.block].filter(Boolean).join(' ')
    })
    document.title = ''
    document.body.replaceChildren(frame)
  }, draft.address)
  const phone = desktop.getByTitle('phone', { exact: true }).contentFrame()
  const tell = (message: object) => desktop.evaluate((told) => frames[0]?.postMessage(told, location.origin), message)
  const scrolled = () => desktop.evaluate(() => frames[0]?.scrollY ?? 0)

  await expect(phone.getByRole('link', { name: DRAFTED, exact: true })).toBeVisible()
  await expect(phone.getByRole('complementary')).toHaveCount(0)
  await expect(desktop).toHaveTitle('draft-ready')

  await phone.getByRole('link', { name: DRAFTED, exact: true }).click()
  await expect(desktop).toHaveTitle('draft-ready draft-chosen app-nav')
  await phone.getByRole('link', { name: '消息', exact: true }).last().click()
  await phone.getByRole('button', { name: PUBLISHED, exact: true }).click()
  await expect(desktop).toHaveTitle('draft-ready draft-chosen app-nav draft-chosen button')
  expect(desktop.frames().map((frame) => frame.url())).toContain(`${url}${draft.address}`)

  await tell({ sands: 'draft-show', block: 'app-multi-image' })
  await expect.poll(scrolled).toBeGreaterThan(0)
  const before = await scrolled()
  await draft.rename(REDRAFTED)
  await tell({ sands: 'draft-changed' })
  await expect(phone.getByRole('link', { name: REDRAFTED, exact: true })).toBeAttached()
  expect(await scrolled()).toBe(before)
})
