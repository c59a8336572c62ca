// @vitest-environment happy-dom
import { refused } from '@sands/web/testing/fake-calls'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { button, clickButton, dialog, fill } from '../../../../testing/person.ts'
import { renderDesktop } from '../../../../testing/render-desktop.tsx'
import { OwnFactorCard } from './own-factor-card.tsx'

const STATE = 'GET /sands-user/api/v1/user/second-factor/state'
const BEGIN = 'POST /sands-user/api/v1/user/second-factor/totp/begin'
const CONFIRM = 'POST /sands-user/api/v1/user/second-factor/totp/confirm'
const BEGIN_KEY = 'POST /sands-user/api/v1/user/second-factor/passkey/begin'
const CONFIRM_KEY = 'POST /sands-user/api/v1/user/second-factor/passkey/confirm'
const REMOVE = 'POST /sands-user/api/v1/user/second-factor/remove'
const RENEW = 'POST /sands-user/api/v1/user/second-factor/recovery/renew'
const SINCE = '2026-03-02T02:00:00.000Z'

interface Own {
  totpSince: string | null
  passkeys: { id: string; name: string; createdAt: string; usedAt: string | null }[]
  recoveryLeft: number
  isRequired: boolean
}
const NONE: Own = { totpSince: null, passkeys: [], recoveryLeft: 0, isRequired: false }
const BOTH: Own = {
  totpSince: SINCE,
  passkeys: [{ id: '5', name: 'Mac · Safari', createdAt: SINCE, usedAt: null }],
  recoveryLeft: 7,
  isRequired: true,
}

it('sets up an authenticator app, says when its code is wrong, and shows the recovery codes once', async () => {
  let own = NONE
  const { t, server } = await renderDesktop('/secondFactor', {
    answers: {
      [STATE]: () => own,
      [BEGIN]: { secret: 'ABCDEFGH', address: 'otpauth://totp/Sands?secret=ABCDEFGH', enrolToken: 'e1' },
      [CONFIRM]: refused('auth.factor_refused'),
    },
  })
  await clickButton(t('auth.factor_add_totp'))
  expect(await screen.findByText('ABCD EFGH')).toBeTruthy()
  fill(screen.getByLabelText(t('auth.factor_code')), '000000')
  await clickButton(t('auth.factor_confirm'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))

  own = { ...NONE, totpSince: SINCE, recoveryLeft: 2 }
  server.answer({ [CONFIRM]: { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] } })
  fill(screen.getByLabelText(t('auth.factor_code')), ' 123456')
  await clickButton(t('auth.factor_confirm'))
  expect(await screen.findByText('aaaa-bbbb')).toBeTruthy()
  expect(server.sentTo(CONFIRM).at(-1)?.body).toEqual({ enrolToken: 'e1', code: '123456' })
  await clickButton(t('auth.factor_codes_saved'))
  expect(screen.queryByText('aaaa-bbbb')).toBeNull()
  expect(await screen.findByText(t('auth.factor_on'))).toBeTruthy()
  expect(screen.getByText(t('auth.factor_codes_left', { count: 2 }))).toBeTruthy()
})

it('is reached from the profile', async () => {
  const { t } = await renderDesktop(<OwnFactorCard />)
  const link = await screen.findByRole('link', { name: t('auth.factor_manage') })
  expect(link.getAttribute('href')).toBe('/desktop/secondFactor')
})

it('goes back from the set-up without a code', async () => {
  const start = { secret: 'ABCDEFGH', address: 'otpauth://totp/Sands?secret=ABCDEFGH', enrolToken: 'e1' }
  const { t, server } = await renderDesktop('/secondFactor', { answers: { [STATE]: NONE, [BEGIN]: start } })
  await clickButton(t('auth.factor_add_totp'))
  await clickButton(t('auth.factor_cancel'))
  expect(await screen.findByText(t('auth.factor_no_app'))).toBeTruthy()
  expect(server.sentTo(CONFIRM)).toEqual([])
})

it('lists what the person has, and removes it only after a question', async () => {
  let own = BOTH
  const { t, server } = await renderDesktop('/secondFactor', {
    answers: {
      [STATE]: () => own,
      [REMOVE]: () => {
        own = { ...BOTH, passkeys: [] }
        return null
      },
    },
  })
  expect(await screen.findByText(t('auth.factor_required_note'))).toBeTruthy()
  expect(screen.getByText(t('auth.factor_codes_left', { count: 7 }))).toBeTruthy()
  await clickButton(`${t('auth.factor_remove')} Mac · Safari`)
  const question = await dialog(t('auth.factor_remove_ask', { name: 'Mac · Safari' }))
  expect(server.sentTo(REMOVE)).toEqual([])
  await clickButton(t('auth.factor_remove'), question)
  expect(await screen.findByText(t('auth.factor_no_passkeys'))).toBeTruthy()
  expect(server.sentTo(REMOVE)[0]?.body).toEqual({ passkeyId: '5' })
})

it('says that the last factor stays where the company wants one', async () => {
  const { t } = await renderDesktop('/secondFactor', {
    answers: { [STATE]: { ...BOTH, passkeys: [] }, [REMOVE]: refused('auth.factor_required') },
  })
  await clickButton(`${t('auth.factor_remove')} ${t('auth.factor_totp')}`)
  await clickButton(t('auth.factor_remove'), await dialog(t('auth.factor_remove_ask', { name: t('auth.factor_totp') })))
  expect(await screen.findByText(t('auth.factor_on'))).toBeTruthy()
  expect(screen.queryByText(t('auth.factor_removed'))).toBeNull()
})

it('makes new recovery codes', async () => {
  const { t } = await renderDesktop('/secondFactor', {
    answers: { [STATE]: BOTH, [RENEW]: { recoveryCodes: ['eeee-ffff'] } },
  })
  await clickButton(t('auth.factor_codes_renew'))
  expect(await screen.findByText('eeee-ffff')).toBeTruthy()
})

it('says that the browser has no passkeys', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  const { t } = await renderDesktop('/secondFactor', { answers: { [STATE]: NONE } })
  expect(await screen.findByText(t('auth.factor_unsupported'))).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('auth.factor_add_passkey') })).toBeNull()
})

it('adds a passkey of this browser, and says when the person stopped it', async () => {
  class Attestation {
    clientDataJSON = new Uint8Array([1]).buffer
    attestationObject = new Uint8Array([2]).buffer
    getTransports = () => ['internal', 'unknown']
  }
  class Credential {
    id = 'key'
    response = new Attestation()
  }
  vi.stubGlobal('PublicKeyCredential', Credential)
  vi.stubGlobal('AuthenticatorAttestationResponse', Attestation)
  const create = vi.fn().mockRejectedValueOnce(new Error('stopped')).mockResolvedValue(new Credential())
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'credentials')
  })
  const { t, server } = await renderDesktop('/secondFactor', {
    answers: {
      [STATE]: NONE,
      [BEGIN_KEY]: {
        ...{ challenge: 'AQ', rpId: 'localhost', company: 'Sands', userHandle: 'AQ', userName: 'admin' },
        ...{ displayName: '吴越', known: [], enrolToken: 'e2' },
      },
      [CONFIRM_KEY]: { recoveryCodes: ['gggg-hhhh'] },
    },
  })
  await clickButton(t('auth.factor_add_passkey'))
  expect(await screen.findByText(t('auth.factor_no_passkey'))).toBeTruthy()
  expect(server.sentTo(CONFIRM_KEY)).toEqual([])

  await waitFor(() => expect(button(t('auth.factor_add_passkey'))).toBeTruthy())
  await clickButton(t('auth.factor_add_passkey'))
  expect(await screen.findByText('gggg-hhhh')).toBeTruthy()
  expect(server.sentTo(CONFIRM_KEY)[0]?.body).toMatchObject({
    enrolToken: 'e2',
    passkey: { id: 'key', clientDataJSON: 'AQ', attestationObject: 'Ag', transports: ['internal'] },
  })
})

it('says why it could not be loaded, and tries again', async () => {
  const { t, server } = await renderDesktop('/secondFactor', { answers: { [STATE]: refused('kernel.unexpected') } })
  expect(await screen.findByRole('button', { name: t('kernel.retry') })).toBeTruthy()
  server.answer({ [STATE]: NONE })
  await clickButton(t('kernel.retry'))
  expect(await screen.findByText(t('auth.factor_no_app'))).toBeTruthy()
})
