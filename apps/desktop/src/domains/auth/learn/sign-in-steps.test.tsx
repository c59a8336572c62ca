// @vitest-environment happy-dom
import { beginVisit } from '@sands/web/hosts/social/visit'
import { getSession } from '@sands/web/session/session'
import { refused } from '@sands/web/testing/fake-calls'
import { sample } from '@sands/web/testing/sample'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { click, clickButton, fill } from '../../../testing/person.ts'
import { renderDesktop } from '../../../testing/render-desktop.tsx'
import { SignInSteps } from './sign-in-steps.tsx'

const TOKEN = 'POST /sands-user/oauth/token'
const METHODS = 'GET /sands-user/api/v1/auth/login-methods'
const SET_PASSWORD = 'POST /sands-user/api/v1/auth/set-new-password'
const VALIDATE = 'GET /sands-user/api/v1/auth/validate-token'
const ACCOUNTS = 'POST /sands-user/api/v1/auth/select-accounts'
const CHOOSE = 'POST /sands-user/api/v1/auth/choose-account'
const LINK = 'POST /sands-user/api/v1/user/bind-open'

/** Comes back from a provider as somebody without an account, and signs in with a password that has to be changed. */
async function open({ isLinking }: { isLinking: boolean }) {
  beginVisit({ state: 'state-1', target: '', connectionId: '3' })
  const desktop = await renderDesktop(<SignInSteps notice={null} />, {
    visitor: true,
    at: '/login?code=code-1&state=state-1',
    answers: {
      [METHODS]: sample(METHODS, { apps: [{ id: '3', kind: 'oidc', name: '公司账号', appId: 'app-1' }] }),
      [TOKEN]: ({ body }) =>
        body.grant_type === 'social'
          ? refused('auth.link_first', { authorizationCode: 'link-1', nickName: '小林' })
          : refused('auth.password_change_due', { changeToken: 'change-1' }),
      [SET_PASSWORD]: sample(SET_PASSWORD, { access_token: 'access-1', refresh_token: 'refresh-1', expires_in: 3600 }),
      [VALIDATE]: sample(VALIDATE),
      [LINK]: sample(LINK),
    },
  })
  const { t } = desktop
  const link = await screen.findByRole('checkbox', {
    name: t('auth.sso_link_this', { name: '公司账号', person: '小林' }),
  })
  if (isLinking) await click(link)
  fill(screen.getByLabelText(t('auth.account')), 'staff03')
  fill(screen.getByLabelText(t('auth.password')), 'k7qm-3xtr-9wpa')
  await clickButton(t('auth.sign_in'))
  fill(await screen.findByLabelText(t('auth.new_password')), 'Dunes#2027')
  fill(screen.getByLabelText(t('auth.repeat_password')), 'Dunes#2027')
  await clickButton(t('auth.save_and_enter'))
  await waitFor(() => expect(desktop.server.sentTo(VALIDATE)).toHaveLength(1))
  return desktop
}

it('lets somebody with several accounts choose the one to enter with', async () => {
  beginVisit({ state: 'state-1', target: '', connectionId: '3' })
  const own = [
    { userId: '11', name: '林晓', userName: 'lin', collegeName: '总部' },
    { userId: '12', name: '林晓', userName: 'lin.shop', collegeName: '门店' },
  ]
  const { t, server } = await renderDesktop(<SignInSteps notice={null} />, {
    visitor: true,
    at: '/login?code=code-1&state=state-1',
    answers: {
      [METHODS]: sample(METHODS, { apps: [{ id: '3', kind: 'oidc', name: '公司账号', appId: 'app-1' }] }),
      [TOKEN]: refused('auth.choose_account', { selectToken: 'select-1' }),
      [ACCOUNTS]: own,
      [CHOOSE]: sample(CHOOSE, {
        session: { access_token: 'access-1', refresh_token: 'refresh-1', expires_in: 3600 },
      }),
      [VALIDATE]: sample(VALIDATE),
    },
  })
  expect(await screen.findByRole('heading', { name: t('auth.sso_choose') })).toBeTruthy()
  await click(await screen.findByRole('button', { name: /lin\.shop/ }))
  await waitFor(() => expect(getSession()).not.toBeNull())
  expect(server.sentTo(ACCOUNTS)[0]?.body).toEqual({ selectToken: 'select-1' })
  expect(server.sentTo(CHOOSE).map(({ body }) => body)).toEqual([
    { selectToken: 'select-1', userId: '12', device_id: expect.any(String) },
  ])
})

it('links the account after the password has been changed', async () => {
  const { t, server } = await open({ isLinking: true })
  expect(await screen.findByText(t('auth.sso_linked', { name: '公司账号' }))).toBeTruthy()
  expect(server.sentTo(LINK).map(({ body }) => body)).toEqual([{ authorizationCode: 'link-1' }])
})

it('links nothing that the person has not ticked', async () => {
  const { t, server } = await open({ isLinking: false })
  await waitFor(() => expect(getSession()).not.toBeNull())
  // The form is busy until everything that follows the sign-in is done.
  await waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull())
  expect(server.sentTo(LINK)).toEqual([])
  expect(screen.queryByText(t('auth.sso_linked', { name: '公司账号' }))).toBeNull()
})
