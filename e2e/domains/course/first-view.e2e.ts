import type { Page } from '@playwright/test'
import { expect, test } from '../../kernel/test.ts'
import { quiet } from '../../kernel/traffic.ts'

const MORE_THAN_HOME_BYTES = 60 * 1024

/** Bytes of JavaScript on the wire until the screen has come to rest. */
async function scriptBytes(phone: Page, path: string, seen: string): Promise<number> {
  const sizes: Promise<number>[] = []
  phone.on('requestfinished', (request) => {
    if (/\.m?js$/.test(new URL(request.url()).pathname))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await phone.goto(path)
  await expect(phone.getByRole('heading', { name: seen })).toBeVisible()
  await quiet(phone)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test('the first view of a course costs at most 60 KB of JavaScript more than home', async ({ open }) => {
  const home = await scriptBytes(await open({ as: 'learner' }), '/', '学院风采')
  const detail = await scriptBytes(
    await open({ as: 'learner' }),
    '/courseDetail?id=1&courseType=course',
    '新人第一课：认识沙丘',
  )
  expect(home).toBeGreaterThan(50 * 1024)
  expect(detail - home).toBeLessThanOrEqual(MORE_THAN_HOME_BYTES)
})
