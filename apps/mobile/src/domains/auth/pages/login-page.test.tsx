// @vitest-environment happy-dom
import { errorTexts } from '@sands/i18n/errors'
import { noAnswer, refused } from '@sands/web/testing/fake-calls'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { address, tap, tapButton, typeInto } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const TOKEN = 'POST /sands-user/oauth/token'
const METHODS = 'GET /sands-user/api/v1/auth/login-methods'
const VALIDATE = 'GET /sands-user/api/v1/auth/validate-token'

const session = {
  access_token: 'access-1',
  refresh_token: 'refresh-1',
  token_type: 'Bearer',
  expires_in: 3600,
  collegeId: '1',
} as const
const noDemo = { methods: ['password' as const], apps: [], demo: null }
const entering = {
  [METHODS]: noDemo,
  [TOKEN]: session,
  [VALIDATE]: { userId: '7', sysUserLabel: { teamLearningLabel: 0, teachingMgtLabel: 0 } },
} as const

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
const loginFor = (target: string) => `/login?redirect=${encodeURIComponent(encodeURIComponent(target))}`

async function enter(t: Awaited<ReturnType<typeof renderPhone>>['t'], password = 'Sands@2026') {
  await screen.findByRole('button', { name: t('auth.sign_in') })
  await typeInto(field(t('auth.account')), 'learner')
  await typeInto(field(t('auth.password')), password)
  await tapButton(t('auth.sign_in'))
}

describe('the gate', () => {
  it('asks a visitor of a deep link to sign in, and then opens it with its query intact', async () => {
    const { t } = await renderPhone('/empty?msg=50%25%20%26%20more%3F', { calls: entering, session: null })
    await waitFor(() => expect(address()).toBe(loginFor('/empty?msg=50%25%20%26%20more%3F')))
    await enter(t)
    expect(await screen.findByText('50% & more?')).toBeTruthy()
    expect(new URLSearchParams(window.location.search).get('msg')).toBe('50% & more?')
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never leads to %s',
    async (elsewhere) => {
      const { t } = await renderPhone(loginFor(elsewhere), {
        calls: {
          ...entering,
          'POST /sands-lms/api/v1/homePageDecorate/getInfo': refused('kernel.unavailable'),
          'POST /sands-lms/api/v1/college/list': { colleges: [] },
        },
        session: null,
      })
      await enter(t)
      await waitFor(() => expect(window.location.pathname).not.toBe('/login'))
      expect(window.location.href).not.toContain('evil')
      expect(address()).toBe('/')
    },
  )

  it('skips the sign-in page for a signed-in person', async () => {
    const { t } = await renderPhone(loginFor('/setting'), { calls: { [METHODS]: noDemo } })
    expect(await screen.findByRole('heading', { name: t('settings.title') })).toBeTruthy()
    expect(address()).toBe('/setting')
  })
})

describe('signing in', () => {
  it('shows a message for a wrong password, and keeps the typed values', async () => {
    const { t } = await renderPhone('/login', {
      calls: { [METHODS]: noDemo, [TOKEN]: refused('auth.bad_credentials') },
      session: null,
    })
    await enter(t, 'wrong-Passw0rd')
    expect(await screen.findByText(errorTexts['en-us']['auth.bad_credentials'])).toBeTruthy()
    expect(field(t('auth.account')).value).toBe('learner')
    expect(field(t('auth.password')).value).toBe('wrong-Passw0rd')
    expect(address()).toBe('/login')
  })

  it.each([
    ['auth.one_time_expired', 'vi'],
    ['auth.account_disabled', 'zh-cn'],
  ] as const)("shows the server's text for %s", async (name, language) => {
    const { t } = await renderPhone('/login', {
      calls: { [METHODS]: noDemo, [TOKEN]: refused(name) },
      session: null,
      language,
    })
    await enter(t)
    expect(await screen.findByText(errorTexts[language][name])).toBeTruthy()
    expect(field(t('auth.account')).value).toBe('learner')
  })

  it('makes the person wait as long as the server says', async () => {
    const { t } = await renderPhone('/login', {
      calls: { [METHODS]: noDemo, [TOKEN]: refused('auth.wait_before_next_try', { seconds: 40 }) },
      session: null,
    })
    await enter(t)
    const wait = await screen.findByRole<HTMLButtonElement>('button', { name: /\d/ })
    expect(wait.disabled).toBe(true)
  })

  it('says that there is no network', async () => {
    const { t } = await renderPhone('/login', { calls: { [METHODS]: noAnswer, [TOKEN]: noAnswer }, session: null })
    await enter(t)
    expect(await screen.findByText(t('app_network_error'))).toBeTruthy()
  })

  it('marks an empty field as soon as it loses focus, and sends nothing', async () => {
    const { t, server } = await renderPhone('/login', { calls: { [METHODS]: noDemo }, session: null })
    await screen.findByRole('button', { name: t('auth.sign_in') })
    fireEvent.blur(field(t('auth.account')))
    expect(await screen.findByText(t('auth.account_required'))).toBeTruthy()
    await tapButton(t('auth.sign_in'))
    expect(await screen.findByText(t('auth.password_required'))).toBeTruthy()
    expect(server.sentTo(TOKEN)).toEqual([])
  })

  it('shows the password on request', async () => {
    const { t } = await renderPhone('/login', { calls: { [METHODS]: noDemo }, session: null })
    await screen.findByRole('button', { name: t('auth.sign_in') })
    expect(field(t('auth.password')).type).toBe('password')
    await tapButton(t('kernel.show_password'))
    expect(field(t('auth.password')).type).toBe('text')
  })

  it('works with one tap on a demo account', async () => {
    const demo = { password: 'Sands@2026', accounts: [{ userName: 'learner', name: 'Lin', role: 'learner' }] }
    const { t, server } = await renderPhone(loginFor('/setting'), {
      calls: { ...entering, [METHODS]: { methods: ['password'], apps: [], demo } },
      session: null,
    })
    await tapButton(t('auth.demo'))
    await tap(within(screen.getByRole('dialog')).getByRole('button', { name: /learner/ }))
    expect(await screen.findByRole('heading', { name: t('settings.title') })).toBeTruthy()
    expect(server.sentTo(TOKEN)[0]?.body).toMatchObject({ username: 'learner', password: 'Sands@2026' })
  })
})

describe('a new password', () => {
  const CHANGE = 'POST /sands-user/api/v1/auth/set-new-password'

  it('is required before anything else, and must be typed the same twice', async () => {
    const { t, server } = await renderPhone(loginFor('/setting'), {
      calls: { ...entering, [TOKEN]: refused('auth.password_change_due', { changeToken: 'abc' }), [CHANGE]: session },
      session: null,
    })
    await enter(t)
    await screen.findByRole('heading', { name: t('auth.new_password_title') })
    await typeInto(field(t('auth.new_password')), 'short')
    await typeInto(field(t('auth.repeat_password')), 'other')
    fireEvent.blur(field(t('auth.repeat_password')))
    expect(await screen.findByText(t('auth.repeat_mismatch'))).toBeTruthy()
    await tapButton(t('auth.save_and_enter'))
    expect(server.sentTo(CHANGE)).toEqual([])

    for (const name of ['auth.new_password', 'auth.repeat_password'] as const)
      await typeInto(field(t(name)), 'Dunes#2027')
    await tapButton(t('auth.save_and_enter'))
    expect(await screen.findByRole('heading', { name: t('settings.title') })).toBeTruthy()
    expect(server.sentTo(CHANGE)[0]?.body).toEqual({ changeToken: 'abc', newPassword: 'Dunes#2027' })
  })

  it('says what to do when it is opened without a sign-in', async () => {
    const { t } = await renderPhone('/setNewPassword', { session: null })
    expect(await screen.findByText(t('auth.change_link_gone'))).toBeTruthy()
  })
})

it('redirects to the set-up page when the installation is empty', async () => {
  const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  await renderPhone('/setting', { calls: { 'GET /sands-user/api/v1/user/current-info': refused('kernel.not_set_up') } })
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/desktop/setup'))
  replace.mockRestore()
})
