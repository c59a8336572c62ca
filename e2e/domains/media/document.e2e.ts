import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from '@playwright/test'
import { loadConfig } from '../../../apps/server/src/kernel/config.ts'
import { signIn } from '../../../apps/server/src/testing/client.ts'
import { aDocx, aPdf } from '../../../apps/server/src/testing/files/documents.ts'
import { sendWhole } from '../../../apps/server/src/testing/resumable.ts'
import type { Resource } from '../../../packages/contract/src/media/media.model.ts'
import { expectAccessible } from '../../kernel/axe.ts'
import { settled } from '../../kernel/screen.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'

const GET = 'GET /sands-system/api/v1/system/resource/get'
const READY_WITHIN_MS = 120_000
const LOOK_MS = 300
test.describe.configure({ timeout: 240_000 })

/** Uploads a document to the library as a manager does; the server prepares it. */
async function aDocument(url: string, fileName: string, content: Buffer): Promise<Resource> {
  const admin = await signIn(url, 'admin')
  const sent = await sendWhole(admin, content, { purpose: 'document', fileName, library: true })
  if (sent.code !== 1) throw new Error(`${fileName} was refused: ${sent.msg}`)
  for (let waited = 0; waited < READY_WITHIN_MS; waited += LOOK_MS) {
    const { data } = await admin.call(GET, { query: { id: sent.data.id } })
    if (data.status >= 3) return data
    await sleep(LOOK_MS)
  }
  throw new Error(`${fileName} was not ready in time`)
}

/** Only the last page contains a unique word. */
const manual = (pages: number) =>
  Array.from({ length: pages }, (_, index) => [
    `门店安全手册 ${index + 1}`,
    'Keep exits clear',
    ...(index === pages - 1 ? ['灭火器在这里'] : []),
    ...Array.from({ length: 16 }, () => '发现隐患请立即上报店长并拍照留存'),
  ])

const pageOf = (page: Page, t: Words, number: number) =>
  page.getByRole('region', { name: t('media.document_page', { page: number }), exact: true })
const numberOf = (page: Page, t: Words, count: number) =>
  page.getByRole('textbox', { name: t('media.document_number', { count }) })
const expectDrawn = (page: Locator) => expect(page.locator('canvas')).toBeVisible()
const canvases = (page: Page) => page.locator('section canvas').count()

/** Whether the page is visible, and not only near the visible area. */
const isSeen = (page: Locator) =>
  expect.poll(() => page.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true)

/** Two fingers make the page twice as wide, and a double tap fits it again. */
async function enlargeWithFingers(phone: Page, page: Locator): Promise<void> {
  const width = async () => (await page.boundingBox())?.width
  expect(await width()).toBe(375)
  const fingers = await phone.context().newCDPSession(phone)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', half: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [187 - half, 187 + half].map((x) => ({ x, y: 400 })),
    })
  await touch('touchStart', 40)
  for (const half of [50, 65, 80]) await touch('touchMove', half)
  await touch('touchEnd', 0)
  await expect.poll(width).toBe(750)
  // Sends both taps at once: on a slow machine they could become two single taps.
  const tap = (type: 'touchStart' | 'touchEnd') =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: 187, y: 400 }] })
  await Promise.all([tap('touchStart'), tap('touchEnd'), tap('touchStart'), tap('touchEnd')])
  await expect.poll(width).toBe(375)
}

/** The files of the document engine that the page has fetched. */
function engineOf(page: Page): string[] {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/pdf[.-]/.test(request.url())) fetched.push(request.url())
  })
  return fetched
}

test('a document is read on the phone: pages, text, zoom, two fingers, search, and the last position', async ({
  open,
  url,
  t,
}) => {
  // Large enough to be fetched in pieces.
  const COUNT = 300
  const { id, fileName } = await aDocument(url, '安全手册.pdf', aPdf(manual(COUNT)))
  const phone = await open({ as: 'admin' })
  const engine = engineOf(phone)
  const pieces: number[] = []
  phone.on('response', (response) => {
    if (/\/files\/[\w-]+\//.test(response.url())) pieces.push(response.status())
  })
  await phone.goto(`/preview/pdf?id=${id}`)
  await expect(phone.getByRole('heading', { name: fileName })).toBeVisible()
  await expectDrawn(pageOf(phone, t, 1))
  await expect(pageOf(phone, t, 1).getByText('门店安全手册 1', { exact: true })).toBeAttached()
  expect(pieces).toContain(206)
  // Home loads nothing of it: `e2e/app/first-load.e2e.ts`.
  expect(engine.length).toBeGreaterThanOrEqual(2)
  await expectAccessible(phone)
  await enlargeWithFingers(phone, pageOf(phone, t, 1))

  await numberOf(phone, t, COUNT).fill('125')
  await numberOf(phone, t, COUNT).press('Enter')
  await expectDrawn(pageOf(phone, t, 125))
  await expect(numberOf(phone, t, COUNT)).toHaveValue('125')
  await phone.getByRole('button', { name: t('media.document_next') }).click()
  await expect(numberOf(phone, t, COUNT)).toHaveValue('126')
  // The phone renders only a few pages at a time, whatever the length of the document.
  expect(await canvases(phone)).toBeLessThan(10)

  const before = await pageOf(phone, t, 126).boundingBox()
  await phone.getByRole('button', { name: t('media.document_larger') }).click()
  await expect
    .poll(async () => (await pageOf(phone, t, 126).boundingBox())?.width)
    .toBeGreaterThan((before?.width ?? 0) * 1.2)
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await phone.getByRole('button', { name: t('media.document_smaller') }).click()

  await phone.reload()
  await expectDrawn(pageOf(phone, t, 126))
  await expect(numberOf(phone, t, COUNT)).toHaveValue('126')

  await phone.getByRole('button', { name: t('media.document_find'), exact: true }).click()
  await phone.getByRole('searchbox').fill('灭火器')
  await expect(phone.getByText('1 / 1', { exact: true })).toBeVisible({ timeout: 60_000 })
  await isSeen(pageOf(phone, t, COUNT).getByText('灭火器在这里'))
  await expectAccessible(phone)
  await phone.getByRole('searchbox').fill('这里没有的话')
  await expect(phone.getByText(t('media.document_find_none'))).toBeVisible({ timeout: 60_000 })
  await phone.getByRole('button', { name: t('media.document_find_close') }).click()
  await expect(numberOf(phone, t, COUNT)).toHaveValue(String(COUNT))
})

test('a document on the desktop: its engine, keyboard, search, safe links, and the reader’s name as watermark', async ({
  open,
  url,
  t,
}) => {
  const link = 'https://example.com/safety'
  const { id, fileName } = await aDocument(url, '手册.pdf', aPdf(manual(12), { link }))
  const admin = await signIn(url, 'admin')
  const { data } = await admin.call('GET /sands-system/api/v1/manage/media/get', { query: { id } })
  const saved = await admin.call('POST /sands-system/api/v1/manage/media/save', {
    body: { id, version: data.version, fileName, watermark: true },
    headers: { 'idempotency-key': 'the-manual-carries-a-name' },
  })
  expect(saved.code).toBe(1)

  const desktop = await open({ as: 'admin', device: 'desktop' })
  const engine = engineOf(desktop)
  await desktop.goto('/desktop/')
  await settled(desktop)
  expect(engine).toEqual([])
  await desktop.goto(`/desktop/media/document?id=${id}`)
  await expectDrawn(pageOf(desktop, t, 1))
  expect(engine.length).toBeGreaterThanOrEqual(2)
  await expect(desktop.getByText(/ \d{4}-\d{2}-\d{2}$/).first()).toBeAttached()
  const leads = pageOf(desktop, t, 1).getByRole('link', { name: link })
  await expect(leads).toHaveAttribute('href', link)
  await expect(leads).toHaveAttribute('target', '_blank')
  await expect(leads).toHaveAttribute('rel', /noopener noreferrer/)
  await expectAccessible(desktop)

  await desktop.keyboard.press('Control+f')
  await desktop.getByRole('searchbox').fill('EXITS clear')
  await expect(desktop.getByText('1 / 12', { exact: true })).toBeVisible()
  await desktop.keyboard.press('Enter')
  await expect(desktop.getByText('2 / 12', { exact: true })).toBeVisible()
  await isSeen(pageOf(desktop, t, 2).getByText('Keep exits clear'))
  await desktop.keyboard.press('Shift+Enter')
  await desktop.keyboard.press('Shift+Enter')
  await expect(desktop.getByText('12 / 12', { exact: true })).toBeVisible()
  await isSeen(pageOf(desktop, t, 12).getByText('Keep exits clear'))
  await desktop.keyboard.press('Escape')
  await expect(desktop.getByRole('searchbox')).toHaveCount(0)

  await desktop.keyboard.press('Home')
  await expect(numberOf(desktop, t, 12)).toHaveValue('1')
  await desktop.keyboard.press('ArrowRight')
  await expect(numberOf(desktop, t, 12)).toHaveValue('2')
  await desktop.keyboard.press('+')
  await expect(desktop.getByRole('button', { name: t('media.document_fit') })).toContainText('125%')
  await desktop.keyboard.press('0')
  await expect(desktop.getByRole('button', { name: t('media.document_fit') })).toContainText('100%')
})

test('an office file is shown when LibreOffice is installed, and offered as a download under its own name when it is not', async ({
  open,
  url,
  t,
}) => {
  const { id, fileName } = await aDocument(url, '制度.docx', aDocx(['第一章 总则', 'Chapter one']))
  const phone = await open({ as: 'admin' })
  await phone.goto(`/preview/pdf?id=${id}`)
  if (loadConfig().libreOffice) {
    await expectDrawn(pageOf(phone, t, 1))
    await expect(pageOf(phone, t, 1).getByText('Chapter one')).toBeAttached()
    return
  }
  await expect(phone.getByRole('heading', { name: t('media.document_no_preview') })).toBeVisible()
  await expectAccessible(phone)
  const coming = phone.waitForEvent('download')
  await phone.getByRole('link', { name: t('media.document_download') }).click()
  expect((await coming).suggestedFilename()).toBe(fileName)
})
