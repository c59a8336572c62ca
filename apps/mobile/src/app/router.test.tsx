// @vitest-environment happy-dom
import { DEVICE_KEYS } from '@sands/web/device/device'
import type { Session } from '@sands/web/session/store'
import { aSession } from '@sands/web/testing/session'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, tap, tapButton } from '../testing/acts.ts'
import { onePage } from '../testing/pages.ts'
import { renderPhone } from '../testing/render-phone.tsx'

const LECTURERS = 'GET /sands-lms/api/v1/lecturer/page'
const METHODS = 'GET /sands-user/api/v1/auth/login-methods'

const calls = {
  [LECTURERS]: onePage([]),
  [METHODS]: { methods: ['password' as const], apps: [], demo: null },
}

/** Changes the session as another tab would. */
const signIn = (session: Session | null) =>
  act(async () => {
    if (session) localStorage.setItem(DEVICE_KEYS.session, JSON.stringify(session))
    else localStorage.removeItem(DEVICE_KEYS.session)
    window.dispatchEvent(new StorageEvent('storage', { key: DEVICE_KEYS.session }))
  })

describe('login gate', () => {
  it('sends a visitor to the sign-in page with the return address, encoded twice', async () => {
    await renderPhone('/newsDetail/study/Study?id=1', { calls, session: null })
    await waitFor(() => expect(address()).toBe('/login?redirect=%252FnewsDetail%252Fstudy%252FStudy%253Fid%253D1'))
  })

  it('closes when the session ends in another tab, and opens when one begins', async () => {
    const { t } = await renderPhone('/setting', { calls })
    await screen.findByRole('heading', { name: t('settings.title') })
    await signIn(null)
    await waitFor(() => expect(address()).toBe('/login?redirect=%252Fsetting'))
    await signIn(aSession())
    await waitFor(() => expect(address()).toBe('/setting'))
  })
})

describe('cached pages', () => {
  const chosen = (name: string) => screen.findByRole('button', { name, pressed: true })

  it('come back unchanged', async () => {
    const { t } = await renderPhone('/lecturerCenter', { calls })
    await tapButton(t('lecturer.kind_external'))
    expect(await chosen(t('lecturer.kind_external'))).toBeTruthy()
    await tapButton(t('lecturer.search'))
    await waitFor(() => expect(address()).toBe('/lecturerSearch'))
    await tapButton(t('kernel.back'))
    await waitFor(() => expect(address()).toBe('/lecturerCenter'))
    expect(await chosen(t('lecturer.kind_external'))).toBeTruthy()
  })

  it('are removed when another person signs in', async () => {
    const { t } = await renderPhone('/lecturerCenter', { calls })
    await tap(await screen.findByRole('button', { name: t('lecturer.kind_external') }))
    expect(await chosen(t('lecturer.kind_external'))).toBeTruthy()
    await signIn(aSession({ userId: '8' }))
    expect(await chosen(t('lecturer.kind_all'))).toBeTruthy()
  })
})
