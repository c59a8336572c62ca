import type { CodeScene } from '@sands/contract/auth/code.model'
import { describe, expect, it } from 'vitest'
import { aClient } from '../../../testing/client.ts'
import { useSands } from '../../../testing/sands.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SEND = 'POST /sands-system/api/v1/sms/send'
const TOKEN = 'POST /sands-user/oauth/token'
const CHECK = 'POST /sands-user/oauth/check-sms'
const LEARNER = '19900001000'
const SHARED = '19900000088'

describe('codes by text message', () => {
  const sands = useSands()
  const ask = (mobile: string, scene: CodeScene = 'login', areaCode = '86') =>
    sands.visitor().call(SEND, { body: { areaCode, mobile, scene } })
  const codeFor = async (mobile: string, scene: CodeScene = 'login') => {
    sands.clock.advance(HOUR + MINUTE)
    const answer = await ask(mobile, scene)
    expect(answer).toSucceed()
    return answer.data.simulated ?? ''
  }
  const enter = (mobile: string, code: string, extra: object = {}) =>
    sands.visitor().call(TOKEN, { body: { grant_type: 'sms', areaCode: '86', mobile, code, ...extra } })
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  it('signs in with a code that has six digits', async () => {
    const code = await codeFor(LEARNER)
    expect(code).toMatch(/^\d{6}$/)
    const answer = await enter(LEARNER, code)
    expect(answer).toSucceed()
    const me = await aClient(sands.url, answer.data.access_token).call('GET /sands-user/api/v1/user/current-info')
    expect(me.data).toMatchObject({ name: '林晓' })
  })

  it('accepts the number with spaces, and the other name of the grant', async () => {
    const code = await codeFor(LEARNER)
    expect(await enter('199 0000-1000', code, { grant_type: 'mobile' })).toSucceed()
  })

  it('says the same for a wrong, late, used or guessed code, for another scene, and without an account', async () => {
    const used = await codeFor(LEARNER)
    expect(await enter(LEARNER, used)).toSucceed()
    const answers = [await enter(LEARNER, used)]

    const late = await codeFor(LEARNER)
    sands.clock.advance(5 * MINUTE)
    answers.push(await enter(LEARNER, late))

    const guessed = await codeFor(LEARNER)
    for (let index = 0; index < 5; index += 1) answers.push(await enter(LEARNER, wrong(guessed)))
    answers.push(await enter(LEARNER, guessed))

    answers.push(await enter(LEARNER, await codeFor(LEARNER, 'reset')))
    answers.push(await enter('19955555555', await codeFor('19955555555')))
    answers.push(await enter(LEARNER, '000000', { areaCode: '1' }))
    answers.push(await enter('x', '000000'))
    for (const answer of answers) expect(answer).toFailWith('auth.code_refused')
    expect(new Set(answers.map(({ msg }) => msg)).size).toBe(1)
  })

  it('forgets the code before the newest one', async () => {
    const old = await codeFor(LEARNER)
    const code = await codeFor(LEARNER)
    if (old !== code) expect(await enter(LEARNER, old)).toFailWith('auth.code_refused')
    expect(await enter(LEARNER, code)).toSucceed()
  })

  it('lets one of several simultaneous requests use a code', async () => {
    const code = await codeFor(LEARNER)
    const answers = await Promise.all([1, 2, 3, 4].map(() => enter(LEARNER, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('answers alike whether or not the number belongs to somebody', async () => {
    sands.clock.advance(HOUR)
    const [one, other] = [await ask(LEARNER), await ask('19955550000')]
    expect(Object.keys(one.data)).toEqual(Object.keys(other.data))
    expect([one.data.seconds, one.data.minutes]).toEqual([other.data.seconds, other.data.minutes])
  })

  it('sends one code a minute and ten a day to a number, however many ask at once', async () => {
    sands.clock.hold(new Date(sands.clock.now().getTime() + 25 * HOUR))
    const mobile = '19966660000'
    const first = await Promise.all([1, 2, 3].map(() => ask(mobile)))
    expect(first.filter(({ status }) => status === 200)).toHaveLength(1)
    sands.clock.advance(30_000)
    const soon = await ask(mobile)
    expect(soon).toFailWith('auth.code_wait')
    expect(soon.data).toMatchObject({ seconds: 30 })
    for (let index = 1; index < 10; index += 1) {
      sands.clock.advance(MINUTE)
      expect(await ask(mobile)).toSucceed()
    }
    sands.clock.advance(MINUTE)
    expect(await ask(mobile)).toFailWith('auth.code_wait')
    sands.clock.set(new Date(sands.clock.now().getTime() + 25 * HOUR))
    expect(await ask(mobile)).toSucceed()
  })

  it('sends sixty codes an hour for one network', async () => {
    sands.clock.advance(2 * HOUR)
    const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => ask(`1997777${String(1000 + index)}`)))
    for (const answer of answers) expect(answer).toSucceed()
    sands.clock.advance(MINUTE)
    expect(await ask('19977779999')).toFailWith('auth.code_wait')
    sands.clock.advance(HOUR)
    expect(await ask('19977779999')).toSucceed()
  })

  it('refuses what is no number', async () => {
    expect(await ask('123456789012345', 'login', '886')).toFailWith('auth.number_wrong')
    expect(await sands.visitor().call(SEND, { body: { areaCode: '86', mobile: 'abc', scene: 'login' } })).toFailWith(
      'kernel.invalid_field',
    )
  })

  it('lets a person with several accounts choose one, once', async () => {
    const answer = await enter(SHARED, await codeFor(SHARED))
    expect(answer).toFailWith('auth.choose_account')
    const { selectToken } = answer.data as unknown as { selectToken: string }
    const visitor = sands.visitor()
    const accounts = await visitor.call('POST /sands-user/api/v1/auth/select-accounts', { body: { selectToken } })
    expect(accounts.data.map(({ userName }) => userName)).toEqual(['teacher', 'author'])
    const [, author] = accounts.data
    const body = { selectToken, userId: author?.userId ?? accounts.data[0]?.userId } as {
      selectToken: string
      userId: (typeof accounts.data)[number]['userId']
    }
    const stranger = await sands.signIn('learner')
    const foreign = await visitor.call('POST /sands-user/api/v1/auth/choose-account', {
      body: { selectToken: 'made-up', userId: body.userId },
    })
    expect(foreign).toFailWith('auth.select_token_expired')
    const chosen = await visitor.call('POST /sands-user/api/v1/auth/choose-account', { body })
    expect(chosen).toSucceed()
    expect(chosen.data.changeToken).toBeNull()
    expect(await visitor.call('POST /sands-user/api/v1/auth/choose-account', { body })).toFailWith(
      'auth.select_token_expired',
    )
    expect(stranger).toBeDefined()
  })

  it('counts what the form said about the agreements for the account that is chosen', async () => {
    const form = { grant_type: 'sms', areaCode: '86', mobile: SHARED, code: await codeFor(SHARED), agreed: 'yes' }
    const headers = { 'accept-language': 'vi' }
    const answer = await sands.visitor().call('POST /sands-user/oauth/token', { body: form, headers })
    const { selectToken } = answer.data as unknown as { selectToken: string }
    const visitor = sands.visitor()
    const accounts = await visitor.call('POST /sands-user/api/v1/auth/select-accounts', { body: { selectToken } })
    const [, author] = accounts.data
    if (!author) throw new Error('the number has one account only')
    const body = { selectToken, userId: author.userId }
    const { data } = await visitor.call('POST /sands-user/api/v1/auth/choose-account', { body })
    visitor.token = data.session?.access_token
    const { consents } = (await visitor.call('GET /sands-user/api/v1/user/privacy/info')).data
    expect(consents.map(({ kind, language }) => `${kind} ${language}`).sort()).toEqual(['privacy vi', 'user vi'])
  })

  it('does not let a ticket open an account behind which it does not stand', async () => {
    const answer = await enter(SHARED, await codeFor(SHARED))
    const { selectToken } = answer.data as unknown as { selectToken: string }
    const me = await (await sands.signIn('learner')).call('GET /sands-user/api/v1/auth/validate-token')
    const body = { selectToken, userId: me.data.userId }
    expect(await sands.visitor().call('POST /sands-user/api/v1/auth/choose-account', { body })).toFailWith(
      'auth.select_token_expired',
    )
  })

  it('names countries in the language of the caller', async () => {
    const list = await sands.visitor().call('GET /sands-system/api/v1/sms/country-list', {
      headers: { 'accept-language': 'zh-CN' },
    })
    expect(list.data.home).toBe('86')
    expect(list.data.countries.length).toBeGreaterThan(200)
    expect(list.data.countries[0]).toMatchObject({ code: 'CN', areaCode: '86' })
  })

  it('offers the ways that are open', async () => {
    const { data } = await sands.visitor().call('GET /sands-user/api/v1/auth/login-methods')
    expect(data.methods).toEqual(['password', 'sms', 'reset-sms', 'reset-email'])
    expect(await sands.visitor().call(TOKEN, { body: { grant_type: 'social', code: 'x' } })).toFailWith(
      'auth.way_closed',
    )
  })
})

describe('a forgotten password', () => {
  const sands = useSands()
  const reset = (changeToken: string, newPassword: string) =>
    sands.visitor().call('POST /sands-user/api/v1/auth/set-new-password', { body: { changeToken, newPassword } })

  it('is replaced after a code by text message, and everything else is signed out', async () => {
    const before = await sands.signIn('reviewer')
    const { data: me } = await before.call('GET /sands-user/api/v1/user/current-info')
    const mobile = (me as unknown as { mobile?: string }).mobile ?? '19900001004'
    // A person with management rights has to prove the number with the password first.
    const first = await sands.visitor().call(SEND, { body: { areaCode: '86', mobile, scene: 'login' } })
    const form = { grant_type: 'sms', areaCode: '86', mobile, code: first.data.simulated ?? '' }
    const unproven = await sands.visitor().call(TOKEN, { body: form })
    expect(unproven).toFailWith('auth.prove_number')
    const { proveToken } = unproven.data as unknown as { proveToken: string }
    const proof = { body: { proveToken, password: 'Sands@2026' } }
    expect(await sands.visitor().call('POST /sands-user/api/v1/auth/prove-number', proof)).toSucceed()
    sands.clock.advance(MINUTE)
    const sent = await sands.visitor().call(SEND, { body: { areaCode: '86', mobile, scene: 'reset' } })
    const checked = await sands
      .visitor()
      .call(CHECK, { body: { areaCode: '86', mobile, code: sent.data.simulated ?? '' } })
    expect(checked).toSucceed()
    const { changeToken } = checked.data
    expect(await reset(changeToken ?? '', 'P@ssw0rd2026')).toFailWith('auth.common_password')
    expect(await reset(changeToken ?? '', 'Reviewer#7k')).toFailWith('auth.common_password')
    expect(await reset(changeToken ?? '', 'Dune-walk7')).toSucceed()
    expect(await reset(changeToken ?? '', 'Dune-walk8')).toFailWith('auth.change_token_expired')
    // Servers are told that the session has ended.
    const isSignedIn = async () => (await before.call('GET /sands-user/api/v1/auth/validate-token')).code === 1
    await expect.poll(isSignedIn).toBe(false)
    await sands.signIn('reviewer', 'Dune-walk7')
  })

  it('is replaced after a code by e-mail; the choice stays with several accounts', async () => {
    const email = 'Learner@sands.example'
    const sent = await sands
      .visitor()
      .call('POST /sands-user/api/v1/auth/send-email-code', { body: { email, scene: 'reset' } })
    const checked = await sands.visitor().call(CHECK, { body: { email, code: sent.data.simulated ?? '' } })
    expect(checked.data.changeToken).not.toBeNull()

    const shared = await sands.visitor().call(SEND, { body: { areaCode: '86', mobile: SHARED, scene: 'reset' } })
    const several = await sands
      .visitor()
      .call(CHECK, { body: { areaCode: '86', mobile: SHARED, code: shared.data.simulated ?? '' } })
    expect(several.data.changeToken).toBeNull()
    expect(several.data.selectToken).not.toBeNull()
  })

  it('is not replaced with a code of another address', async () => {
    const email = 'manager@sands.example'
    const sent = await sands
      .visitor()
      .call('POST /sands-user/api/v1/auth/send-email-code', { body: { email, scene: 'reset' } })
    const other = { email: 'admin@sands.example', code: sent.data.simulated ?? '' }
    expect(await sands.visitor().call(CHECK, { body: other })).toFailWith('auth.code_refused')
  })
})
