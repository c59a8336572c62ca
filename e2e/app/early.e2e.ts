import { settled } from '../kernel/screen.ts'
import { expect, test } from '../kernel/test.ts'

const CONFIG = '/sands-lms/api/v1/homePageDecorate/getInfo'
const TABS = '/sands-lms/api/v1/decorate/decorate-navigation/navigation'
const PERSON = '/sands-user/api/v1/user/current-info'

test('home asks for its content while the app is still on its way, and once', async ({ open }) => {
  const phone = await open({ as: 'learner' })
  const asked: string[] = []
  let entry: (() => void) | undefined
  // The app itself is held back until its questions have been asked without it.
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

test('a visitor is asked nothing about', async ({ phone }) => {
  const asked: string[] = []
  phone.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await phone.goto('/login')
  await settled(phone)
  expect(asked).not.toContain(CONFIG)
  expect(asked).not.toContain(PERSON)
})
