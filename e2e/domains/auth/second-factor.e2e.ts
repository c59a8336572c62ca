import { createHmac } from 'node:crypto'
import { expect, test } from '../../kernel/test.ts'

const STEP_MS = 30_000

function codeAt(key: string, step: number): string {
  const bits = [...key.replaceAll(' ', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(message).digest()
  const at = mac.readUInt8(mac.length - 1) & 0x0f
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
const now = () => Math.floor(Date.now() / STEP_MS)

/** The browser writes down that half a sign-in is refused, and so is a wrong code. */
const REFUSED = [/^answer 403: GET .*\/auth\/validate-token$/, /^answer 400: POST .*\/totp\/confirm$/]

test('a person sets up an authenticator app and signs in with its code', async ({ open, noise, t }) => {
  noise.allow(...REFUSED)
  const phone = await open({ as: 'staff27' })
  await phone.goto('/accountAndSafe')
  await phone.getByRole('link', { name: t('auth.factor') }).click()
  await phone.getByRole('button', { name: t('auth.factor_add_totp') }).click()
  const key = (await phone.locator('code').textContent()) ?? ''
  await phone.getByLabel(t('auth.factor_code')).fill('000000')
  await phone.getByRole('button', { name: t('auth.factor_confirm') }).click()
  await expect(phone.getByLabel(t('auth.factor_code'))).toHaveAttribute('aria-invalid', 'true')
  const used = now()
  await phone.getByLabel(t('auth.factor_code')).fill(codeAt(key, used))
  await phone.getByRole('button', { name: t('auth.factor_confirm') }).click()
  await phone.getByRole('button', { name: t('auth.factor_codes_saved') }).click()
  await expect(phone.getByText(t('auth.factor_on'), { exact: true })).toBeVisible()

  const desktop = await open({ device: 'desktop' })
  await desktop.goto('/desktop/login')
  await desktop.getByLabel(t('auth.account'), { exact: true }).fill('staff27')
  await desktop.getByLabel(t('auth.password'), { exact: true }).fill('Sands@2026')
  await desktop.getByRole('button', { name: t('auth.sign_in'), exact: true }).click()
  const dialog = desktop.getByRole('dialog')
  // The step after the one that the enrolment used also counts.
  await dialog.getByLabel(t('auth.factor_code')).fill(codeAt(key, used + 1))
  await dialog.getByRole('button', { name: t('auth.factor_confirm') }).click()
  await expect(desktop).toHaveURL(/\/desktop$/)
})

test('a person adds a passkey and signs in with it', async ({ open, noise, t }) => {
  noise.allow(...REFUSED)
  const phone = await open({ as: 'staff28' })
  const session = await phone.context().newCDPSession(phone)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await phone.goto('/secondFactor')
  await phone.getByRole('button', { name: t('auth.factor_add_passkey') }).click()
  await phone.getByRole('button', { name: t('auth.factor_codes_saved') }).click()
  await expect(phone.getByText(t('auth.factor_codes_left', { count: 10 }))).toBeVisible()

  await phone.evaluate(() => localStorage.clear())
  await phone.goto('/login')
  await phone.getByLabel(t('auth.account'), { exact: true }).fill('staff28')
  await phone.getByLabel(t('auth.password'), { exact: true }).fill('Sands@2026')
  await phone.getByRole('button', { name: t('auth.sign_in'), exact: true }).click()
  await phone
    .getByRole('dialog')
    .getByRole('button', { name: t('auth.proof_use', { way: t('auth.factor_passkey') }) })
    .click()
  await expect(phone).toHaveURL(/\/$/)
})
