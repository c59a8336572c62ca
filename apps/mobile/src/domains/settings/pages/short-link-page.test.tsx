// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'

const RESOLVE = 'GET /sands-system/api/v1/short-url/getShortUrl'

const link = (over: { appJumpStatus?: number; moduleId?: string | null; appJumpUrl?: string | null }) => ({
  shortUrl: 'code',
  appJumpStatus: 0,
  moduleId: null,
  appJumpUrl: null,
  contentType: null,
  ...over,
})

describe('a short link', () => {
  it('to an open page opens it for anybody, and replaces its own history entry', async () => {
    const { t } = await renderPhone('/s/privacy', {
      calls: {
        [RESOLVE]: link({ appJumpUrl: '/privacyPolicy' }),
        'GET /sands-system/api/v1/agreement/get': refused('kernel.unavailable'),
      },
      session: null,
    })
    await waitFor(() => expect(address()).toBe('/privacyPolicy'))
    expect(await screen.findByRole('heading', { name: t('settings.privacy_policy'), level: 1 })).toBeTruthy()
  })

  it('to a closed page asks a visitor to sign in first', async () => {
    await renderPhone('/s/welcome', {
      calls: {
        [RESOLVE]: link({ appJumpUrl: '/setting' }),
        'GET /sands-user/api/v1/auth/login-methods': { methods: ['password'], apps: [], demo: null },
      },
      session: null,
    })
    await waitFor(() => expect(address()).toBe('/login?redirect=%252Fsetting'))
  })

  it.each(['settings.short_link_gone', 'kernel.invalid_field'] as const)(
    'that answers %s shows that it does not exist',
    async (name) => {
      const { t } = await renderPhone('/s/nothing', {
        calls: { [RESOLVE]: refused(name, { field: 'shortUrl', reason: 'short' }) },
      })
      expect(await screen.findByRole('heading', { name: t('kernel.share_error_title') })).toBeTruthy()
      expect(screen.getByText(t('kernel.share_error_text'))).toBeTruthy()
    },
  )

  it('to a screen that does not exist shows a clear message', async () => {
    const { t } = await renderPhone('/s/door', { calls: { [RESOLVE]: link({ appJumpUrl: '/noSuchScreen' }) } })
    expect(await screen.findByText(t('kernel.jump_not_built'))).toBeTruthy()
    expect(address()).toMatch(/^\/empty\?/)
  })

  it.each(['/s/code', '/s/another'])('to another short link, %s, shows that it does not exist', async (appJumpUrl) => {
    const { t } = await renderPhone('/s/code', { calls: { [RESOLVE]: link({ appJumpUrl }) } })
    expect(await screen.findByRole('heading', { name: t('kernel.share_error_title') })).toBeTruthy()
    expect(screen.getByText(t('kernel.share_error_text'))).toBeTruthy()
    expect(address()).toBe('/s/code')
  })

  it('to a script is refused with a message', async () => {
    const { t } = await renderPhone('/s/evil', { calls: { [RESOLVE]: link({ appJumpUrl: 'javascript:alert(1)' }) } })
    expect(await screen.findByText(t('kernel.jump_refused'))).toBeTruthy()
    expect(address()).toBe('/s/evil')
  })
})
