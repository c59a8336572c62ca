import { writeFileSync } from 'node:fs'
import type { Page, Request, Route, TestInfo } from '@playwright/test'
import { expectAccessible } from '../../kernel/axe.ts'
import { expect, test } from '../../kernel/test.ts'
import type { Words } from '../../kernel/words.ts'
import { aDocument, asFile } from './files.ts'

const LIBRARY = '/desktop/manage/media/library'
const PIECES = '**/api/v1/uploads/*'
const MB = 1024 * 1024

const choose = (desk: Page) => desk.locator('main input[type=file]').first()
const listOf = (desk: Page, t: Words) => desk.getByRole('list', { name: t('media.upload_list') })
/** Nothing opens by itself while all goes well. */
const openTray = (desk: Page, t: Words) =>
  desk.getByRole('button', { name: new RegExp(`^${t('media.uploads')}(: |$)`) }).click()
const rowOf = (desk: Page, t: Words, name: string) => listOf(desk, t).getByRole('listitem').filter({ hasText: name })
const act = (t: Words, name: string, key: Parameters<Words>[0]) => t('media.upload_act', { act: t(key), name })

/** On the disk: the browser reads it there as it would for a person. */
function onDisk(info: TestInfo, name: string, content: Buffer): string {
  const path = info.outputPath(name)
  writeFileSync(path, content)
  return path
}
const twoPieces = (info: TestInfo, name: string): string => onDisk(info, name, aDocument(name, 9 * MB))

/** Remembers what was asked of the place where files arrive. */
function watch(desk: Page): { asked: string[]; begun: () => number } {
  const asked: string[] = []
  desk.on('request', (request: Request) => {
    if (new URL(request.url()).pathname.includes('/api/v1/uploads')) asked.push(request.method())
  })
  return { asked, begun: () => asked.filter((method) => method === 'POST').length }
}

/** Lets all pieces but the second through. What becomes of that is up to the test, which can wait until it is on its way. */
async function afterFirstPiece(
  desk: Page,
  second: (route: Route) => Promise<void> | void,
): Promise<() => Promise<void>> {
  let pieces = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  await desk.route(PIECES, async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    pieces += 1
    if (pieces !== 2) return route.continue()
    resolve()
    return second(route)
  })
  return () => promise
}

test('an upload goes on after the network was gone, and after the page was', async ({ open, t, noise }, info) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/)
  const desk = await open({ device: 'desk', as: 'admin' })
  const { begun } = watch(desk)
  await desk.goto(LIBRARY)
  await expect(desk.getByRole('heading', { level: 1, name: t('media.library') })).toBeVisible()

  await afterFirstPiece(desk, async (route) => {
    await desk.context().setOffline(true)
    await route.abort('internetdisconnected')
  })
  await choose(desk).setInputFiles(twoPieces(info, 'fire-drill.pdf'))
  await openTray(desk, t)
  const row = rowOf(desk, t, 'fire-drill.pdf')
  await expect(row).toContainText(t('media.upload_offline'))
  await expect(row).toContainText('8 MB')
  await expectAccessible(desk)
  await desk.unroute(PIECES)
  await desk.context().setOffline(false)
  await expect(row).toContainText(t('media.upload_done'))
  expect(begun()).toBe(1)

  const secondPiece = await afterFirstPiece(desk, () => undefined)
  await choose(desk).setInputFiles(twoPieces(info, 'first-aid.pdf'))
  await secondPiece()
  // The piece that is held stays so: it ends with its page.
  await desk.goto('/desktop/manage/home/notices')
  await openTray(desk, t)
  await expect(rowOf(desk, t, 'first-aid.pdf')).toContainText(t('media.upload_done'))
  expect(begun()).toBe(2)

  await desk.goto(LIBRARY)
  for (const name of ['fire-drill.pdf', 'first-aid.pdf'])
    await expect(desk.getByRole('row').filter({ hasText: name })).toContainText(t('media.state_ready'))
})

test('what cannot go is told, the rest goes; what goes is paused, called off, and instant the second time', async ({
  open,
  t,
}, info) => {
  const desk = await open({ device: 'desk', as: 'author' })
  const { asked } = watch(desk)
  const sent = () => asked.length
  await desk.goto(LIBRARY)
  await choose(desk).setInputFiles([
    onDisk(info, 'setup.exe', Buffer.from('MZ')),
    onDisk(info, 'huge.png', Buffer.alloc(10 * MB + 1)),
    onDisk(info, 'rules.pdf', aDocument('House rules')),
  ])
  await expect(rowOf(desk, t, 'rules.pdf')).toContainText(t('media.upload_done'))
  await expect(desk.getByText(t('media.uploads_failed', { failed: 2, count: 3 }))).toBeVisible()
  await expect(rowOf(desk, t, 'huge.png')).toContainText(t('media.upload_too_large', { limit: '10 MB' }))
  await expect(rowOf(desk, t, 'setup.exe')).toContainText('pdf')
  await expect(rowOf(desk, t, 'setup.exe').getByRole('button')).toHaveCount(1)

  const before = sent()
  await choose(desk).setInputFiles(asFile('rules again.pdf', aDocument('House rules')))
  await expect(rowOf(desk, t, 'rules again.pdf')).toContainText(t('media.upload_same', { name: 'rules.pdf' }))
  expect(sent()).toBe(before)

  await afterFirstPiece(desk, () => undefined)
  await choose(desk).setInputFiles(twoPieces(info, 'long.pdf'))
  const long = rowOf(desk, t, 'long.pdf')
  await expect(long).toContainText('8 MB')
  await long.getByRole('button', { name: act(t, 'long.pdf', 'media.upload_pause') }).click()
  await expect(long).toContainText(t('media.upload_paused'))
  const gone = desk.waitForResponse((response) => response.request().method() === 'DELETE')
  await long.getByRole('button', { name: act(t, 'long.pdf', 'media.upload_cancel') }).click()
  await expect(long).toHaveCount(0)
  expect((await gone).status()).toBe(204)

  await desk.getByRole('button', { name: t('media.upload_clear') }).click()
  await expect(listOf(desk, t).getByRole('listitem')).toHaveCount(2)
})
