import { expect, test } from '../kernel/test.ts'
import { quiet } from '../kernel/traffic.ts'

test('sizes', async ({ open, t }) => {
  const phone = await open()
  const out: Promise<string>[] = []
  phone.on('requestfinished', (request) => {
    if (!/\.m?js$/.test(new URL(request.url()).pathname)) return
    out.push(request.sizes().then((s) => `${s.responseBodySize} ${new URL(request.url()).pathname}`))
  })
  await phone.goto('/login')
  await expect(phone.getByText(t('auth.sign_in')).first()).toBeVisible()
  await quiet(phone)
  console.log((await Promise.all(out)).sort().join('\n'))
})
