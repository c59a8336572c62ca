import type { Page } from '@playwright/test'
import { expect, test } from '../kernel/test.ts'
import { quiet } from '../kernel/traffic.ts'

/** As in the benches. */
const KB = 1000
/** The goals of the benches are 130 and 150. These limits keep both from growing again. */
const SIGN_IN_KB = 123
const HOME_KB = 149
/** JavaScript that the first view of a course may load in addition to home, in KB. */
const COURSE_KB = 60

/** Everything a browser without a cache fetches for an address until the network is quiet. */
async function coldVisit(phone: Page, path: string, seen: string) {
  const hosts = new Set<string>()
  const paths: string[] = []
  const scripts: Promise<{ encoding: string | undefined; size: number }>[] = []
  phone.on('request', (request) => {
    hosts.add(new URL(request.url()).origin)
    paths.push(new URL(request.url()).pathname)
  })
  phone.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script' && !/\.m?js$/.test(new URL(request.url()).pathname)) return
    scripts.push(
      (async () => ({
        encoding: (await request.response())?.headers()['content-encoding'],
        size: (await request.sizes()).responseBodySize,
      }))(),
    )
  })
  await phone.goto(path)
  await expect(phone.getByText(seen).first()).toBeVisible()
  await quiet(phone)
  const loaded = await Promise.all(scripts)
  expect(new Set(loaded.map(({ encoding }) => encoding))).toEqual(new Set(['br']))
  return { hosts: [...hosts], paths, bytes: loaded.reduce((total, { size }) => total + size, 0) }
}

test('cold visits to sign-in, home and a course load little JavaScript and contact no other host', async ({
  open,
  t,
  url,
}) => {
  const signIn = await coldVisit(await open({ fresh: true }), '/login', t('auth.sign_in'))
  expect(signIn.bytes).toBeLessThanOrEqual(SIGN_IN_KB * KB)
  expect(signIn.hosts).toEqual([url])
  // The app makes no calls about the person while nobody is signed in.
  expect(signIn.paths.filter((path) => /getInfo|current-info/.test(path))).toEqual([])

  const home = await coldVisit(await open({ as: 'learner', fresh: true }), '/', '学院风采')
  expect(home.bytes).toBeGreaterThan(50 * KB)
  expect(home.bytes).toBeLessThanOrEqual(HOME_KB * KB)
  // The document engine comes only with a document.
  expect(home.paths.filter((path) => /\/assets\/pdf[.-]/.test(path))).toEqual([])
  const course = await coldVisit(
    await open({ as: 'learner', fresh: true }),
    '/courseDetail?id=1&courseType=course',
    '新人第一课：认识沙丘',
  )
  expect(course.bytes - home.bytes).toBeLessThanOrEqual(COURSE_KB * KB)
})
