import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { signIn } from '../../../apps/server/src/testing/client.ts'
import { aBoard, aNote } from '../../../apps/server/src/testing/community.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { type Person, people } from '../../kernel/people.ts'
import { expect, test } from '../../kernel/test.ts'

const PICTURE = resolve(import.meta.dirname, '../../../apps/mobile/dist/icons/red-512.png')
const FILM = resolve(import.meta.dirname, '../../../apps/server/demo-media/film/original')
const unique = (name: string) => `${name} ${Date.now()}`

/** A board whose moderator this person is: the rate limits of newcomers do not apply, and the test can be repeated. */
async function aBoardOf(url: string, person: Person, changes: Parameters<typeof aBoard>[1]) {
  const [admin, moderator] = await Promise.all([signIn(url, 'admin'), signIn(url, person)])
  const board = await aBoard(admin, changes)
  const { data: user } = await moderator.call('GET /sands-user/api/v1/user/current-info')
  const body = { boardId: board.id, userIds: [user.id] }
  await admin.call('POST /sands-lms/api/v1/manage/community/board-moderator/set', { body })
  return board
}

/** Why posts of this phone were refused: they are drafts again, with the reason. A failed test shows it. */
const refusals = (phone: Page): Promise<string[]> =>
  phone.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('sands.post-draft'))
      .flatMap(([, draft]) => (JSON.parse(draft) as { reason: string | null }).reason ?? []),
  )

/** Whether the service worker keeps this file for a time without a network. */
const isCached = (phone: Page, file: string): Promise<boolean> =>
  phone.evaluate(async (part) => {
    const shells = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(shells.map((shell) => shell.keys()))
    return requests.flat().some(({ url }) => url.includes(part))
  }, file)

test('a person publishes a note with a picture; a colleague reads, likes and comments it', async ({ open, url, t }) => {
  const board = await aBoardOf(url, 'author', { name: unique('晨会'), sort: 0 })
  const title = unique('今天的橱窗')
  const phone = await open({ as: 'author' })
  await phone.goto('/community')
  await phone.getByRole('button', { name: t('community.publish') }).click()
  await phone.getByRole('link', { name: t('community.publish_note') }).click()
  await phone.getByRole('button', { name: t('community.publish') }).click()
  await expect(phone.getByText(t('community.fault_title_missing'))).toBeVisible()
  await phone.getByLabel(t('community.field_title')).fill(title)
  await phone.getByLabel(t('community.field_text'), { exact: true }).fill('换成了五件外套，只留一束灯。')
  await phone
    .getByRole('list', { name: t('community.field_board') })
    .getByText(board.name)
    .click()
  await phone
    .getByLabel(t('community.add_pictures'))
    .setInputFiles({ name: 'window.png', mimeType: 'image/png', buffer: readFileSync(PICTURE) })
  await expectAccessible(phone)
  await phone.getByRole('button', { name: t('community.publish') }).click()
  const own = phone.getByRole('article').filter({ hasText: title })
  await expect.poll(async () => [await own.count(), ...(await refusals(phone))]).toEqual([1])
  await expect(own).toBeVisible()

  const colleague = await open({ as: 'teacher' })
  await colleague.goto('/community')
  const card = colleague.getByRole('article').filter({ hasText: title })
  await expect(card).toContainText(people.author)
  await card.getByRole('link').click()
  await expect(colleague.getByRole('heading', { name: title, level: 2 })).toBeVisible()
  const liked = colleague.waitForResponse('**/like/likeOption')
  await colleague
    .getByRole('contentinfo')
    .getByRole('button', { name: t('social.like') })
    .click()
  expect((await liked).status()).toBe(200)
  await colleague.getByRole('button', { name: t('kernel.back'), exact: true }).click()
  await expect(card.getByText(t('community.likes', { count: 1 }))).toBeAttached()
})

test('a note that is written without a network is published when the network is back', async ({
  open,
  url,
  noise,
  t,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const board = await aBoardOf(url, 'reviewer', { name: unique('夜班'), sort: 0 })
  const title = unique('停电的晚上')
  const phone = await open({ as: 'reviewer', worker: true })
  await phone.goto(`/publishPost?boardId=${board.id}`)
  await expect(phone.getByRole('list', { name: t('community.field_board') }).getByText(board.name)).toBeVisible()
  // The page imports this file, which the worker keeps next.
  await expect.poll(() => isCached(phone, 'my-publish-page.module')).toBe(true)
  await phone.context().setOffline(true)
  await phone.getByLabel(t('community.field_title')).fill(title)
  await phone.getByLabel(t('community.field_text'), { exact: true }).fill('应急灯亮了四十分钟，够我们把收银台结完。')
  await phone
    .getByLabel(t('community.add_pictures'))
    .setInputFiles({ name: 'night.png', mimeType: 'image/png', buffer: readFileSync(PICTURE) })
  await phone.getByRole('button', { name: t('community.publish') }).click()
  await expect(phone.getByText(t('community.sent_later'))).toBeVisible()
  // The page of one's own posts was never opened before.
  await expect(phone.getByRole('heading', { name: t('community.mine'), level: 1 })).toBeVisible()
  await phone.context().setOffline(false)
  const reader = await signIn(url, 'learner')
  const titles = async () => {
    const { data } = await reader.call('GET /sands-lms/api/v1/community/content/page', { query: { boardId: board.id } })
    return data.records.map((content) => [content.title, content.attachments.length])
  }
  await expect.poll(async () => [...(await titles()), ...(await refusals(phone))]).toEqual([[title, 1]])
})

test('a visitor reads public content, and nothing after it was deleted', async ({ open, phone, url, noise, t }) => {
  noise.allow(/^answer 404: GET .*\/(content\/get|comment\/(page|count))/, /status of 404/)
  const admin = await signIn(url, 'admin')
  const board = await aBoard(admin, { name: unique('公开'), isPublicAllowed: true })
  const title = unique('开业照片')
  const { id } = await aNote(admin, board.id, { title, isPublic: 1 })
  await phone.goto(`/comDetailLevel?id=${id}&isPublic=1`)
  await expect(phone.getByRole('heading', { name: title, level: 2 })).toBeVisible()
  await expectAccessible(phone)

  const own = await open({ as: 'admin' })
  await own.goto(`/comDetailLevel?id=${id}`)
  await own.getByRole('button', { name: t('community.delete') }).click()
  const question = own.getByRole('alertdialog').or(own.getByRole('dialog'))
  await question.getByRole('button', { name: t('community.delete') }).click()
  await expect(own.getByRole('heading', { name: title, level: 2 })).toBeHidden()
  await phone.reload()
  await expect(phone.getByRole('heading', { name: title, level: 2 })).toBeHidden()
  const gone = await signIn(url, 'learner')
  expect((await gone.call('GET /sands-lms/api/v1/community/content/get', { query: { id } })).code).not.toBe(1)
})

test('an album in the roll begins with its first picture; everything else is behind "more"', async ({
  open,
  url,
  t,
}) => {
  const reader = await signIn(url, 'learner')
  const { data } = await reader.call('GET /sands-lms/api/v1/community/content/page', { query: { type: 3 } })
  const album = data.records.find(({ attachments }) => attachments.length === 3)
  if (!album) throw new Error('the demo company has no album with three pictures')
  const phone = await open({ as: 'learner' })
  await phone.goto(`/rollVideo?sortType=0&id=${album.id}&boardId=${album.boardId}`)
  const picture = (number: number) => phone.getByRole('button', { name: `${album.title} ${number} / 3` })
  await expect(picture(1)).toBeInViewport()
  expect((await picture(1).boundingBox())?.x).toBeGreaterThanOrEqual(0)
  await picture(3).scrollIntoViewIfNeeded()
  await expect(picture(3)).toBeInViewport()
  await picture(1).scrollIntoViewIfNeeded()
  await expect(picture(1)).toBeInViewport()
  await phone
    .getByRole('button', { name: t('community.more'), exact: true })
    .first()
    .click()
  const sheet = phone.getByRole('dialog', { name: t('community.more') })
  await expect(sheet.getByRole('button', { name: t('community.report') })).toBeVisible()
  await expect(sheet.getByRole('button', { name: t('community.follow') })).toBeVisible()
  await expectAccessible(phone)
})

test('an article with a picture in its text is accepted without a network', async ({ open, url, noise, t }) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const board = await aBoardOf(url, 'teacher', { name: unique('复盘'), sort: 0 })
  const title = unique('断网的下午')
  const phone = await open({ as: 'teacher' })
  await phone.goto(`/publishArticle?boardId=${board.id}`)
  await expect(phone.getByRole('list', { name: t('community.field_board') }).getByText(board.name)).toBeVisible()
  await phone.context().setOffline(true)
  await phone.getByRole('textbox', { name: t('community.field_title') }).fill(title)
  await phone.getByRole('textbox', { name: t('community.field_text'), exact: true }).fill('先记下来，再慢慢改。')
  await phone
    .getByLabel(t('community.tool_picture'))
    .setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: readFileSync(PICTURE) })
  await phone.getByRole('button', { name: t('community.publish') }).click()
  await expect(phone.getByText(t('community.sent_later'))).toBeVisible()
  await phone.context().setOffline(false)
  const reader = await signIn(url, 'learner')
  const texts = async () => {
    const page = await reader.call('GET /sands-lms/api/v1/community/content/page', { query: { boardId: board.id } })
    const [first] = page.data.records
    if (!first) return (await refusals(phone)).join()
    return (await reader.call('GET /sands-lms/api/v1/community/content/get', { query: { id: first.id } })).data.content
  }
  await expect.poll(texts).toContain('<img')
})

/** The file that this phone uploads, as it continues after the app was closed. */
const storedUpload = (phone: Page): Promise<{ hasAddress: boolean; hasCopy: boolean; isMade: boolean }> =>
  phone.evaluate(async () => {
    const answerOf = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.onerror = () => reject(asked.error)
        asked.onsuccess = () => resolve(asked.result)
      })
    const stored = (await answerOf(indexedDB.open('sands.uploads'))).transaction(['uploads', 'files'])
    const [[upload], copies] = await Promise.all([
      answerOf<{ mark: string | null; made?: object }[]>(stored.objectStore('uploads').getAll()),
      answerOf(stored.objectStore('files').count()),
    ])
    return { hasAddress: Boolean(upload?.mark), hasCopy: copies === 1, isMade: upload?.made !== undefined }
  })

test('a video is still uploaded, and its cover chosen, after a reload in the middle of the upload', async ({
  open,
  url,
  t,
}) => {
  const board = await aBoard(await signIn(url, 'admin'), { name: unique('短片'), sort: 0, type: 2 })
  const phone = await open({ as: 'author' })
  let uploads = 0
  phone.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/uploads')) uploads += 1
  })
  const { promise: isSending, resolve: onSending } = Promise.withResolvers<void>()
  // The piece never arrives: it ends with its page. Uploaded meanwhile, the file would leave nothing to continue. Its
  // route stays: the browser would send the piece when the last route is removed.
  let isHeld = true
  await phone.route('**/api/v1/uploads/*', (route) =>
    isHeld && route.request().method() === 'PATCH' ? onSending() : route.continue(),
  )
  await phone.goto(`/publishVideo?boardId=${board.id}`)
  await phone
    .getByLabel(t('community.add_video'))
    .setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: readFileSync(FILM) })
  await expect(phone.getByRole('button', { name: t('community.cover_take') })).toBeVisible()
  await isSending
  await expect.poll(() => storedUpload(phone)).toEqual({ hasAddress: true, hasCopy: true, isMade: false })
  isHeld = false
  await phone.reload()
  await expect.poll(() => storedUpload(phone)).toMatchObject({ isMade: true })
  expect(uploads).toBe(1)
  await phone.getByRole('button', { name: t('community.cover_take') }).click()
  await expect(phone.getByRole('img', { name: t('community.cover') })).toBeVisible()
})
