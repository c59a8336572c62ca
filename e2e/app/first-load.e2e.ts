import { expect, test } from '../kernel/test.ts'

const BUDGET_BYTES = 130 * 1024

test('a cold visit to the sign-in page loads at most 130 KB of JavaScript and asks no other host', async ({
  phone,
  url,
}) => {
  const hosts = new Set<string>()
  const scripts: Promise<{ encoding: string | undefined; size: number }>[] = []
  phone.on('request', (request) => hosts.add(new URL(request.url()).origin))
  phone.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script' && !/\.m?js$/.test(new URL(request.url()).pathname)) return
    scripts.push(
      (async () => {
        const response = await request.response()
        const { responseBodySize } = await request.sizes()
        return { encoding: response?.headers()['content-encoding'], size: responseBodySize }
      })(),
    )
  })

  await phone.goto('/login')
  await phone.waitForLoadState('networkidle')
  const loaded = await Promise.all(scripts)

  expect(loaded.length).toBeGreaterThan(0)
  expect(new Set(loaded.map(({ encoding }) => encoding))).toEqual(new Set(['br']))
  expect(loaded.reduce((total, { size }) => total + size, 0)).toBeLessThanOrEqual(BUDGET_BYTES)
  expect([...hosts]).toEqual([url])
})
