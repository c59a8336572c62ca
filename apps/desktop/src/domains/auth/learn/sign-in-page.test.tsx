// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { sample } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clickButton, fill } from '../../../testing/person.ts'
import { type Desktop, renderDesktop } from '../../../testing/render-desktop.tsx'

const TOKEN = 'POST /sands-user/oauth/token'
const METHODS = 'GET /sands-user/api/v1/auth/login-methods'

async function signIn({ t }: Desktop, { userName, password }: { userName: string; password: string }): Promise<void> {
  fill(await screen.findByLabelText(t('auth.account')), userName)
  fill(screen.getByLabelText(t('auth.password')), password)
  await clickButton(t('auth.sign_in'))
}

const open = (answer: Parameters<typeof refused>[0], params?: Parameters<typeof refused>[1]) =>
  renderDesktop('/login', { visitor: true, answers: { [METHODS]: sample(METHODS), [TOKEN]: refused(answer, params) } })

it.each(['auth.bad_credentials', 'auth.one_time_expired'] as const)(
  'shows the text of %s and keeps the typed values',
  async (name) => {
    const desktop = await open(name)
    await signIn(desktop, { userName: 'emma', password: 'wrong-Passw0rd' })
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
    expect(screen.getByLabelText(desktop.t('auth.account'))).toHaveProperty('value', 'emma')
    expect(screen.getByLabelText(desktop.t('auth.password'))).toHaveProperty('value', 'wrong-Passw0rd')
    expect(document.activeElement).toBe(screen.getByLabelText(desktop.t('auth.password')))
  },
)

it('names missing fields', async () => {
  const desktop = await open('auth.bad_credentials')
  await clickButton(desktop.t('auth.sign_in'))
  expect(await screen.findByText(desktop.t('auth.account_required'))).toBeTruthy()
  expect(screen.getByText(desktop.t('auth.password_required'))).toBeTruthy()
  expect(desktop.server.sentTo(TOKEN)).toEqual([])
})

it('asks for a new password in place of a one-time password', async () => {
  const desktop = await open('auth.password_change_due', { changeToken: 'change-1' })
  await signIn(desktop, { userName: 'staff03', password: 'k7qm-3xtr-9wpa' })
  expect(await screen.findByRole('heading', { name: desktop.t('auth.new_password_title') })).toBeTruthy()
})

it('leads to the other forms that the company has opened, and to no others', async () => {
  const methods: ('password' | 'reset-email' | 'register')[] = ['password', 'reset-email', 'register']
  const answers = { [METHODS]: { ...sample(METHODS), methods } }
  const { t } = await renderDesktop('/login', { visitor: true, answers })
  const forgotten = await screen.findByRole('link', { name: t('auth.forgot') })
  expect(forgotten.getAttribute('href')).toBe('/forget')
  expect(screen.getByRole('link', { name: t('auth.register') }).getAttribute('href')).toBe('/register')
  expect(screen.queryByRole('link', { name: t('auth.phone_login') })).toBeNull()
})
