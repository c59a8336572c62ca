// @vitest-environment happy-dom
import { waitingVisit } from '@sands/web/hosts/social/visit'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Link } from '../../../kernel/ui/link.tsx'
import { tap, tapButton } from '../../../testing/acts.ts'
import { renderPhone } from '../../../testing/render-phone.tsx'
import { LinkedIdentities } from './linked-identities.tsx'

const METHODS = 'GET /sands-user/api/v1/auth/login-methods'
const LIST = 'GET /sands-user/api/v1/user/open-list'
const ADDRESS = 'GET /sands-user/api/v1/auth/social-address'
const BIND = 'POST /sands-user/api/v1/user/bind-open'

const app = (id: string, kind: 'oidc' | 'wechat' | 'wecom', name: string) => ({
  ...{ id, kind, name, appId: `app-${id}`, agentId: '', isSimulated: true },
})
const methods = {
  ...{ methods: ['password' as const], demo: null },
  apps: [app('1', 'oidc', 'Company'), app('2', 'wechat', 'WeChat'), app('3', 'wecom', 'WeCom')],
}
const linked = { id: '1', kind: 'oidc' as const, name: 'Company', nickName: 'Li', linkedAt: '2026-11-01T00:00:00.000Z' }

it('a signed-in person links the provider of the company, and comes back to this page', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
  onTestFinished(() => assign.mockRestore())
  const calls = { [METHODS]: methods, [LIST]: [], [ADDRESS]: { address: 'https://sso.example.com/authorize' } }
  const { t } = await renderPhone(<LinkedIdentities />, { calls })
  // In a browser the pages of WeChat and WeCom cannot be opened.
  await screen.findByText('Company')
  expect(screen.queryByText('WeChat')).toBeNull()
  await tapButton(t('auth.identity_link'))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://sso.example.com/authorize'))
  expect(waitingVisit()).toMatchObject({ connectionId: '1', target: '/accountAndSafe', isLink: true })
})

it('what the provider gave is linked once, and the list shows it', async () => {
  let isLinked = false
  const { t, server } = await renderPhone(
    <>
      <Link to="/" state={{ link: { connectionId: '1', code: 'c1', state: 'state-of-this-window' } }}>
        back
      </Link>
      <LinkedIdentities />
    </>,
    {
      calls: {
        [METHODS]: methods,
        [LIST]: () => (isLinked ? [linked] : []),
        [BIND]: () => {
          isLinked = true
          return linked
        },
      },
    },
  )
  await tap(screen.getByText('back'))
  expect(await screen.findByRole('button', { name: t('auth.identity_unlink') })).toBeTruthy()
  expect(server.sentTo(BIND).map(({ body }) => body)).toEqual([
    { socialType: 'oidc', appId: 'app-1', code: 'c1', state: 'state-of-this-window' },
  ])
})
