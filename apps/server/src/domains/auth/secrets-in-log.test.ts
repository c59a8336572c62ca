import { describe, expect, it } from 'vitest'
import { createLog } from '../../kernel/log.ts'
import { codeOf, enrol, firstStep, nextCode, wrongCode } from '../../testing/factor/factors.ts'
import { useSands } from '../../testing/sands.ts'
import { simulatedKey } from './connection/connections.service.ts'
import { shellSign } from './shell/shell-sign.ts'

const TOKEN = 'POST /sands-user/oauth/token'
const METHODS = 'GET /sands-user/api/v1/auth/login-methods'
const ADDRESS = 'GET /sands-user/api/v1/auth/social-address'
const MANAGED = 'GET /sands-user/api/v1/manage/connection/list'
const SAVE = 'POST /sands-user/api/v1/manage/connection/save'
const EXAMINE = 'POST /sands-user/api/v1/manage/connection/examine'
const SENDER = 'POST /sands-user/api/v1/manage/sender/save'
const SENDER_EXAMINE = 'POST /sands-user/api/v1/manage/sender/examine'
const PROVE = 'POST /sands-user/api/v1/auth/second-factor/prove'
const MINUTE = 60_000
const NATIVE = 'sands-native-demo'

/** Every secret that the calls of a test have sent or got. Short ones could be part of a number in the log. */
class Heard {
  readonly secrets = new Set<string>()
  add(...texts: readonly (string | null | undefined)[]): void {
    for (const text of texts) if (text) this.secrets.add(text)
  }
}

describe('the log, with everything that it can say', () => {
  const lines: string[] = []
  const sands = useSands({ log: createLog('debug', { write: (line) => void lines.push(line) }) })
  const visitor = () => sands.visitor()

  /** The code must not be in it as a text of its own; a time or a duration may contain its digits. */
  function expectNothingOf({ secrets }: Heard, about: string): void {
    const text = lines.join('')
    expect(text).toContain(about)
    for (const secret of secrets) {
      const isInside = /^\d{6}$/.test(secret)
        ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text)
        : text.includes(secret)
      expect({ secret, isInside }).toEqual({ secret, isInside: false })
    }
  }

  it('has no password and no token', async () => {
    const heard = new Heard()
    heard.add('Sands@2026', 'Wrong-passw0rd!', 'invented-token')
    const { data } = await visitor().call(TOKEN, {
      body: { grant_type: 'password', username: 'learner', password: 'Sands@2026' },
    })
    heard.add(data.access_token, data.refresh_token)
    await visitor().call(TOKEN, { body: { grant_type: 'password', username: 'learner', password: 'Wrong-passw0rd!' } })
    for (const _ of [1, 2]) {
      const renewed = await visitor().call(TOKEN, {
        body: { grant_type: 'refresh_token', refresh_token: data.refresh_token },
      })
      heard.add(renewed.data.access_token, renewed.data.refresh_token)
    }
    const stranger = visitor()
    stranger.token = 'invented-token'
    expect(await stranger.call('GET /sands-user/api/v1/auth/validate-token')).toFailWith('kernel.not_signed_in')
    expectNothingOf(heard, TOKEN)
  })

  it('has no code by text message or e-mail, used or wrong, and no ticket that comes of it', async () => {
    const heard = new Heard()
    const sms = 'POST /sands-system/api/v1/sms/send'
    const [mobile, email] = ['19900001000', 'learner@sands.example']
    const sent = await visitor().call(sms, { body: { areaCode: '86', mobile, scene: 'login' } })
    const code = sent.data.simulated ?? ''
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    heard.add(code, wrong)
    await visitor().call(TOKEN, { body: { grant_type: 'sms', mobile, code: wrong } })
    const entered = await visitor().call(TOKEN, { body: { grant_type: 'sms', mobile, code } })
    expect(entered).toSucceed()
    heard.add(entered.data.access_token, entered.data.refresh_token)
    sands.clock.advance(MINUTE)
    const mailed = await visitor().call('POST /sands-user/api/v1/auth/send-email-code', {
      body: { email, scene: 'reset' },
    })
    const body = { email, code: mailed.data.simulated ?? '' }
    const checked = await visitor().call('POST /sands-user/oauth/check-sms', { body })
    expect(checked).toSucceed()
    heard.add(mailed.data.simulated, checked.data.changeToken)
    expectNothingOf(heard, 'check-sms')
  })

  it.each([
    ['wechat', 'wechat'],
    ['wecom', 'qiwei'],
    ['feishu', 'feishu'],
    ['oidc', 'oidc'],
  ] as const)('has neither code nor state nor key of %s', async (kind, socialType) => {
    const heard = new Heard()
    const app = (await visitor().call(METHODS)).data.apps.find((candidate) => candidate.kind === kind)
    if (!app) throw new Error(`${kind} is not connected`)
    const state = `state-of-a-visit-to-${kind}`
    const { data } = await visitor().call(ADDRESS, { query: { id: app.id, state, back: '/login' } })
    const page = await (await fetch(new URL(data.address, sands.url))).text()
    const link = /href="([^"]+)">learner</.exec(page)?.[1]?.replaceAll('&#38;', '&') ?? ''
    const code = new URL(link, sands.url).searchParams.get('code') ?? ''
    expect(code).not.toBe('')
    heard.add(code, state, simulatedKey(app.appId))
    const body = { grant_type: 'social' as const, socialType, appId: app.appId, code, state }
    const first = await visitor().call(TOKEN, { body })
    heard.add(first.data?.access_token, first.data?.refresh_token)
    heard.add((first.data as { authorizationCode?: string } | null)?.authorizationCode)
    expect(await visitor().call(TOKEN, { body })).toFailWith('auth.authorization_failed')
    expectNothingOf(heard, TOKEN)
  })

  it('has no key of a connection or sender that does not work', async () => {
    const heard = new Heard()
    const [secret, pass] = ['the-secret-of-a-provider', 'the-password-of-a-mail-server']
    heard.add(secret, pass)
    const admin = await sands.signIn('admin')
    const options = { agentId: '', issuer: 'https://localhost:1', claim: '', uniqueIds: [] }
    const shared = { id: null, version: 1, name: 'Provider', closedColleges: [] }
    expect(
      await admin.call(SAVE, { body: { ...shared, kind: 'oidc', appId: 'idp-away', secret, options } }),
    ).toSucceed()
    const { connections } = (await admin.call(MANAGED)).data
    const id = connections.find(({ appId }) => appId === 'idp-away')?.id
    if (!id) throw new Error('the connection was not stored')
    expect(await admin.call(EXAMINE, { body: { id } })).toSucceed()
    const server = { host: 'localhost', port: 1, isSecure: false, account: 'sands', from: 'a@sands.example' }
    const mail = { ...server, appId: '', sign: '', templateId: '' }
    expect(await admin.call(SENDER, { body: { channel: 'mail', version: 0, options: mail, secret: pass } })).toSucceed()
    expect(await admin.call(SENDER_EXAMINE, { body: { channel: 'mail' } })).toSucceed()
    expectNothingOf(heard, 'connection/examine')
  })

  it('has neither key, signature nor nonce of a native app', async () => {
    const heard = new Heard()
    const fields = {
      ...{ appId: NATIVE, appUniqueId: 'com.example.sands.learn', noce: 'nonce-in-the-log' },
      ...{ identifierType: 'userName', identifierValue: 'learner', timestamp: sands.clock.now().getTime() },
    }
    const body = { ...fields, sign: shellSign(simulatedKey(NATIVE), fields) }
    heard.add(body.sign, body.noce, simulatedKey(NATIVE))
    const call = 'POST /sands-user/api/v1/auth/authorization-token'
    const entered = await visitor().call(call, { body })
    expect(entered).toSucceed()
    heard.add(entered.data.access_token)
    expect(await visitor().call(call, { body })).toFailWith('auth.authorization_failed')
    expectNothingOf(heard, 'authorization-token')
  })

  it('has neither secret nor code of a second factor', async () => {
    const heard = new Heard()
    const { secret, recovery } = await enrol(sands, await sands.signIn('staff22'))
    heard.add(secret.toString('hex'), secret.toString('base64'), codeOf(sands, secret), ...recovery)
    const client = await firstStep(sands, 'staff22')
    const codes = [wrongCode(sands, secret), nextCode(sands, secret)]
    heard.add(client.token, ...codes)
    for (const code of codes) await client.call(PROVE, { body: { way: 'totp', secret: code } })
    const again = await firstStep(sands, 'staff22')
    expect(await again.call(PROVE, { body: { way: 'recovery', secret: recovery[0] ?? '' } })).toSucceed()
    expectNothingOf(heard, 'second-factor/prove')
  })
})
