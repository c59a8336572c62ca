import { settled } from '../kernel/screen.ts'
import { expect, test } from '../kernel/test.ts'

const CONFIG = '/sands-lms/api/v1/homePageDecorate/getInfo'
const TABS = '/sands-lms/api/v1/decorate/decorate-navigation/navigation'
const PERSON = '/sands-user/api/v1/user/current-info'
const WAYS = '/sands-user/api/v1/auth/login-methods'
const SKIN = '/sands-lms/api/v1/skin/get'

test('home requests its content once, before the app has loaded', async ({ open }) => {
  const phone = await open({ as: 'learner' })
  const asked: string[] = []
  let entry: (() => void) | undefined
  // Delays the app until its first requests have been made without it.
  await phone.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
    await new Promise<void>((go) => {
      entry = go
    })
    await route.continue()
  })
  phone.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const visit = phone.goto('/')
  await expect.poll(() => asked).toEqual(expect.arrayContaining([CONFIG, TABS, PERSON]))
  await expect.poll(() => entry).toBeDefined()
  entry?.()
  await visit
  await expect(phone.getByRole('main').getByRole('img').first()).toBeVisible()
  await settled(phone)
  for (const call of [CONFIG, TABS, PERSON]) expect(asked.filter((path) => path === call)).toEqual([call])
})

test('the sign-in page requests the ways to sign in once, before the app has loaded', async ({ open, t }) => {
  const phone = await open()
  const asked: string[] = []
  let entry: (() => void) | undefined
  await phone.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
    await new Promise<void>((go) => {
      entry = go
    })
    await route.continue()
  })
  phone.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const answered = Promise.all([WAYS, SKIN].map((call) => phone.waitForResponse(`**${call}`)))
  const visit = phone.goto('/')
  await answered
  await expect.poll(() => entry).toBeDefined()
  entry?.()
  await visit
  await expect(phone.getByRole('button', { name: t('auth.demo') })).toBeVisible()
  await settled(phone)
  for (const call of [WAYS, SKIN]) expect(asked.filter((path) => path === call)).toEqual([call])
})

test('a video is requested once, before the app has loaded; a failed video says why', async ({ open, t }) => {
  const file = {
    id: '7',
    fileName: '安全培训.mp4',
    fileType: 'video',
    status: 4,
    progress: 0,
    failReason: 'no_picture_or_sound',
    coverUrl: null,
    watermark: false,
    playable: null,
  }
  const phone = await open({ as: 'learner' })
  let asked = 0
  await phone.route('**/system/resource/get?id=7', (route) => {
    asked += 1
    return route.fulfill({ json: { code: 1, msg: '', data: file } })
  })
  let entry: (() => void) | undefined
  await phone.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
    await new Promise<void>((go) => {
      entry = go
    })
    await route.continue()
  })
  const visit = phone.goto('/previewVideo?id=7')
  await expect.poll(() => asked).toBe(1)
  await expect.poll(() => entry).toBeDefined()
  entry?.()
  await visit
  await expect(phone.getByText(t('media.fail_no_picture_or_sound'))).toBeVisible()
  await settled(phone)
  expect(asked).toBe(1)
})
