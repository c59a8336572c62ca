import { THEME_COLORS, THEMES } from '../../packages/rules/src/theme.ts'
import { expect, test } from '../kernel/test.ts'
import { wordsOf } from '../kernel/words.ts'

interface Manifest {
  name: string
  lang: string
  start_url: string
  display: string
  theme_color: string
  icons: { src: string; sizes: string; purpose: string }[]
}

/** Width and height are at a fixed position in every PNG. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

test('in every theme the app has its colour and can be installed, with its name and icons', async ({ open, url }) => {
  const t = await wordsOf('en-us')
  const phone = await open({ as: 'learner', language: 'en-us' })
  const brand = () =>
    phone.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim().toLowerCase())
  for (const theme of THEMES) {
    const color = THEME_COLORS[theme].toLowerCase()
    await phone.goto('/setting')
    await phone.getByRole('radio', { name: t(`settings.theme_${theme}`) }).click()
    await expect.poll(brand).toBe(color)
    await phone.goto('/my')
    await expect.poll(brand).toBe(color)

    const link = phone.locator('link[rel="manifest"]')
    await expect(link).toHaveAttribute('href', `/manifest-${theme}-en-us.webmanifest`)
    await expect(phone.locator('meta[name="theme-color"]')).toHaveAttribute('content', color)
    const answer = await phone.request.get(`${url}${await link.getAttribute('href')}`)
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest: Manifest = await answer.json()
    expect(manifest).toMatchObject({
      name: t('kernel.product'),
      lang: 'en-US',
      start_url: '/',
      display: 'standalone',
      theme_color: THEME_COLORS[theme],
    })
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    const apple = phone.locator('link[rel="apple-touch-icon"]')
    await expect(apple).toHaveAttribute('href', new RegExp(theme))
    for (const { src, sizes } of [...manifest.icons, { src: await apple.getAttribute('href'), sizes: '180x180' }]) {
      const icon = await phone.request.get(`${url}${src}`)
      expect(icon.headers()['content-type']).toBe('image/png')
      expect(sizeOf(await icon.body())).toBe(sizes)
    }
  }
})
