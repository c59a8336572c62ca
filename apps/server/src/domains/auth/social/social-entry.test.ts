import type { SocialKind } from '@sands/rules/auth/connection'
import { describe, expect, it } from 'vitest'
import { aClient } from '../../../testing/client.ts'
import { useSands } from '../../../testing/sands.ts'

const MINUTE = 60_000
const METHODS = 'GET /sands-user/api/v1/auth/login-methods'
const ADDRESS = 'GET /sands-user/api/v1/auth/social-address'
const TOKEN = 'POST /sands-user/oauth/token'
const BIND = 'POST /sands-user/oauth/bind'
const LINK = 'POST /sands-user/api/v1/user/bind-open'
const UNLINK = 'POST /sands-user/api/v1/user/unbind-open'
const LINKED = 'GET /sands-user/api/v1/user/open-list'
const WECHAT_SIGN = 'GET /sands-user/api/v1/auth/wechat/config-signature'
const FEISHU_SIGN = 'GET /sands-user/api/v1/auth/feishu/config-signature'

describe('hosts that vouch for people', () => {
  const sands = useSands()
  let count = 0
  const newState = () => {
    count += 1
    return `state-000-${count}`
  }
  const appOf = async (kind: SocialKind) => {
    const { data } = await sands.visitor().call(METHODS)
    const app = data.apps.find((candidate) => candidate.kind === kind)
    if (!app) throw new Error(`${kind} is not connected`)
    return app
  }
  /** Goes to the page of the host and takes the link of one of the people on it. */
  const visit = async (
    kind: SocialKind,
    who: string,
    back: '/login' | '/qiweiTransit' | '/desktop/login' = '/login',
  ) => {
    const app = await appOf(kind)
    const state = newState()
    const { data } = await sands.visitor().call(ADDRESS, { query: { id: app.id, state, back } })
    const page = await (await fetch(`${sands.url}${data.address}`)).text()
    const link = new RegExp(`href="([^"]+)">${who}<`).exec(page)?.[1]?.replaceAll('&#38;', '&') ?? ''
    const query = new URL(link, sands.url).searchParams
    expect(query.get('state')).toBe(state)
    return { appId: app.appId, code: query.get('code') ?? '', state }
  }
  const enter = (socialType: string, proof: { appId: string; code: string; state?: string }) =>
    sands.visitor().call(TOKEN, { body: { grant_type: 'social', socialType, ...proof } })
  const nameBehind = async (token: string) =>
    (await aClient(sands.url, token).call('GET /sands-user/api/v1/user/current-info')).data.name

  it('are listed with their app ids, those of Feishu by themselves', async () => {
    const { data } = await sands.visitor().call(METHODS, { query: { platformType: 'LARK_SUITE' } })
    expect(data.apps).toEqual([expect.objectContaining({ kind: 'feishu', appId: 'cli_demo' })])
    expect((await sands.visitor().call(METHODS, { query: { platformType: 'OTHER' } })).data.apps).toEqual([])
    const all = (await sands.visitor().call(METHODS)).data
    expect(all.apps.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['wechat', 'wecom', 'feishu']))
    expect(JSON.stringify(all)).not.toContain('simulated-key')
  })

  it.each([
    ['wecom', 'qiwei'],
    ['feishu', 'feishu'],
  ] as const)('sign in the person whom %s names by the rule of the company', async (kind, socialType) => {
    const answer = await enter(socialType, await visit(kind, 'learner'))
    expect(answer).toSucceed()
    expect(await nameBehind(answer.data.access_token)).toBe('林晓')
    // The second time the identity is linked already.
    expect(await enter(socialType, await visit(kind, 'learner'))).toSucceed()
  })

  it('give one answer for a wrong, late, used or forged code, a code of another app, and a wrong state', async () => {
    const used = await visit('feishu', 'learner')
    expect(await enter('feishu', used)).toSucceed()
    const late = await visit('feishu', 'learner')
    sands.clock.advance(5 * MINUTE + 1)
    const wecom = await visit('wecom', 'learner')
    const fresh = async () => visit('feishu', 'learner')
    const answers = [
      await enter('feishu', used),
      await enter('feishu', { appId: used.appId, code: used.code }),
      await enter('feishu', { appId: late.appId, code: late.code }),
      await enter('feishu', { appId: 'cli_demo', code: 'guessed.code' }),
      await enter('feishu', { appId: 'cli_demo', code: `${(await fresh()).code}x` }),
      await enter('feishu', { appId: 'cli_demo', code: wecom.code }),
      await enter('feishu', { ...(await fresh()), state: 'state-of-nobody' }),
      await enter('feishu', { ...(await fresh()), state: wecom.state }),
      await sands.visitor().call(TOKEN, { body: { grant_type: 'social', socialType: 'feishu', appId: 'cli_demo' } }),
    ]
    for (const answer of answers) expect(answer).toFailWith('auth.authorization_failed')
    expect(new Set(answers.map(({ msg }) => msg))).toEqual(new Set(['Login authorization failed']))
  })

  it('let one of several simultaneous requests use a code', async () => {
    const { state: _, ...plain } = await visit('feishu', 'learner')
    const answers = await Promise.all([1, 2, 3].map(() => enter('feishu', plain)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('want the state back wherever their page gives it', async () => {
    for (const [kind, socialType] of [
      ['wecom', 'qiwei'],
      ['wechat', 'wechat'],
    ] as const) {
      const { state: _, ...plain } = await visit(kind, 'learner')
      expect(await enter(socialType, plain)).toFailWith('auth.authorization_failed')
    }
    const { code } = await visit('wechat', 'learner')
    const body = { code, state: 'state-of-nobody', type: 'wechat_public' as const, getToken: 1 as const }
    expect(await sands.visitor().call(BIND, { body })).toFailWith('auth.authorization_failed')
  })

  it('are closed for hosts and apps that are not connected', async () => {
    expect(await enter('lark', { appId: 'cli_other', code: 'x' })).toFailWith('auth.way_closed')
    expect(await enter('myspace', { appId: '', code: 'x' })).toFailWith('auth.way_closed')
  })

  it('link a WeChat user to the account of who signs in next, once, and sign them in from then on', async () => {
    const bind = async (getToken: 0 | 1 = 1) => {
      const { code } = await visit('wechat', 'learner')
      return sands.visitor().call(BIND, { body: { code, type: 'wechat_public', getToken } })
    }
    const first = await bind()
    expect(first.data).toMatchObject({
      userId: null,
      appId: 'wx-demo',
      openId: 'o_learner',
      unionId: 'u_learner',
      accessToken: '',
      nickName: 'learner',
      session: null,
    })
    const { authorizationCode } = first.data
    const learner = await sands.signIn('learner')
    expect(await learner.call(LINK, { body: { authorizationCode } })).toSucceed()
    expect(await learner.call(LINK, { body: { authorizationCode } })).toFailWith('auth.authorization_failed')
    const again = await bind()
    expect(again.data.authorizationCode).toBe('')
    expect(await nameBehind(again.data.accessToken)).toBe('林晓')
    expect((await bind(0)).data.accessToken).toBe('')

    const { data: linked } = await learner.call(LINKED)
    const wechat = linked.find(({ kind }) => kind === 'wechat')
    expect(wechat).toMatchObject({ nickName: 'learner' })
    const body = { id: wechat?.id ?? ('1' as never) }
    const teacher = await sands.signIn('teacher')
    expect(await teacher.call(UNLINK, { body })).toFailWith('kernel.not_found')
    expect(await learner.call(UNLINK, { body })).toSucceed()
    expect((await bind()).data.userId).toBeNull()
  })

  it('know a WeChat user who was linked before the account was bound to an open platform', async () => {
    const db = sands.server.kernel.database.primary
    const bind = async () => {
      const { code, state } = await visit('wechat', 'reviewer')
      return sands.visitor().call(BIND, { body: { code, state, type: 'wechat_public', getToken: 1 } })
    }
    const { authorizationCode } = (await bind()).data
    const reviewer = await sands.signIn('reviewer')
    expect(await reviewer.call(LINK, { body: { authorizationCode } })).toSucceed()
    await db.execute(`update open_identities set union_id = '' where open_id = 'o_reviewer'`)
    expect((await bind()).data.userId).not.toBeNull()
    const { rows } = await db.execute(`select subject, union_id from open_identities where open_id = 'o_reviewer'`)
    expect(rows).toEqual([{ subject: 'o_reviewer', union_id: 'u_reviewer' }])
    await db.execute(`update open_identities set subject = 'o_other' where open_id = 'o_reviewer'`)
    expect((await bind()).data.userId).not.toBeNull()
    await db.execute(`delete from open_identities where open_id = 'o_reviewer'`)
  })

  it('link a person once when two sign-ins come at the same time', async () => {
    const db = sands.server.kernel.database.primary
    const proofs = [await visit('feishu', 'author'), await visit('feishu', 'author')]
    const answers = await Promise.all(proofs.map((proof) => enter('feishu', proof)))
    for (const answer of answers) expect(answer).toSucceed()
    const { rows } = await db.execute(`select subject from open_identities where open_id = 'ou_author'`)
    expect(rows).toHaveLength(1)
  })

  it('sign in by a mini-program with the state of the visit, once', async () => {
    const { id } = await appOf('miniprogram')
    const state = newState()
    const { data } = await sands.visitor().call(ADDRESS, { query: { id, state, back: '/login' } })
    const page = await (await fetch(`${sands.url}${data.address}`)).text()
    const link = /href="([^"]+)">learner</.exec(page)?.[1]?.replaceAll('&#38;', '&') ?? ''
    const query = new URL(link, sands.url).searchParams
    expect(query.get('mpState')).toBe(state)
    const body = { code: query.get('mpCode') ?? '', state, type: 'wechat_mini' as const, getToken: 1 as const }
    const device = 'a-device-of-somebody-1'
    const bound = await sands.visitor().call(BIND, { body: { ...body, device_id: device } })
    expect(bound.data).toMatchObject({ userId: null, appId: 'wx-mini-demo', openId: 'o_learner' })
    expect(await sands.visitor().call(BIND, { body })).toFailWith('auth.authorization_failed')
  })

  it('offer the choice where one identity has several accounts', async () => {
    for (const userName of ['teacher', 'author']) {
      const person = await sands.signIn(userName)
      const { code, state } = await visit('wechat', 'teacher')
      const body = { socialType: 'wechat' as const, appId: 'wx-demo', code, state }
      expect(await person.call(LINK, { body })).toSucceed()
    }
    const { code } = await visit('wechat', 'teacher')
    const { data } = await sands.visitor().call(BIND, { body: { code, type: 'wechat_public', getToken: 1 } })
    expect(data).toMatchObject({ session: null, accessToken: '', authorizationCode: '' })
    const select = { selectToken: data.selectToken ?? '' }
    const accounts = await sands.visitor().call('POST /sands-user/api/v1/auth/select-accounts', { body: select })
    expect(accounts.data.map(({ userName }) => userName).sort()).toEqual(['author', 'teacher'])
  })

  it('tell a stranger to sign in once, and give an account one identity of each host', async () => {
    const stranger = await enter('feishu', await visit('feishu', 'stranger'))
    expect(stranger).toFailWith('auth.link_first')
    const emma = await sands.signIn('emma')
    const own = await visit('feishu', 'emma')
    expect(await emma.call(LINK, { body: { socialType: 'feishu', ...own } })).toSucceed()
    const other = await visit('feishu', 'stranger')
    expect(await emma.call(LINK, { body: { socialType: 'feishu', ...other } })).toFailWith('auth.identity_taken')
    expect(await sands.visitor().call(LINK, { body: {} })).toFailWith('kernel.not_signed_in')
  })

  it('let nobody of another company in, although the app of Feishu is shared with it', async () => {
    expect(await enter('feishu', await visit('feishu', 'partner'))).toFailWith('auth.authorization_failed')
  })

  it('never merge by a phone number or an address alone', async () => {
    const db = sands.server.kernel.database.primary
    await db.execute(`update users set mobile = 'stranger', email = 'stranger' where user_name = 'reviewer'`)
    for (const [kind, socialType] of [
      ['wecom', 'qiwei'],
      ['feishu', 'feishu'],
    ] as const)
      expect(await enter(socialType, await visit(kind, 'stranger'))).toFailWith('auth.link_first')
    const reviewer = await sands.signIn('reviewer')
    expect((await reviewer.call(LINKED)).data).toEqual([])
  })

  it('never unlink the last way in', async () => {
    const emma = await sands.signIn('emma')
    const [identity] = (await emma.call(LINKED)).data
    const me = (await emma.call('GET /sands-user/api/v1/user/current-info')).data
    const db = sands.server.kernel.database.primary
    await db.execute(`delete from credentials where user_id = ${me.id}`)
    await db.execute(`update users set mobile = null where id = ${me.id}`)
    const body = { id: identity?.id ?? ('1' as never) }
    expect(await emma.call(UNLINK, { body })).toFailWith('auth.last_way_in')
  })

  it('do not let a person of the demo be entered where its password is refused, nor others by a simulator', async () => {
    const answer = await enter('qiwei', await visit('wecom', 'emma'))
    expect(answer).toFailWith('auth.link_first')
  })

  it('sign addresses of ours with the exact names of each host, and of nobody else', async () => {
    const url = 'http://localhost/course?id=7'
    const wechat = await sands.visitor().call(WECHAT_SIGN, { query: { url } })
    expect(Object.keys(wechat.data).sort()).toEqual(['appId', 'nonceStr', 'signature', 'timestamp'])
    expect(wechat.data).toMatchObject({ appId: 'wx-demo', signature: expect.stringMatching(/^[0-9a-f]{40}$/) })
    const agent = await sands.visitor().call(WECHAT_SIGN, { query: { url, type: 'agent' } })
    expect(agent.data.appId).toBe('ww-demo')
    const asked = sands.clock.now().getTime()
    const feishu = await sands.visitor().call(FEISHU_SIGN, { query: { url, appId: 'cli_demo' } })
    expect(Object.keys(feishu.data).sort()).toEqual(['appid', 'noncestr', 'signature', 'timestamp'])
    // Milliseconds, not seconds.
    expect(feishu.data.timestamp).toBeGreaterThanOrEqual(asked)
    const other = { url: 'https://evil.example/' }
    expect(await sands.visitor().call(WECHAT_SIGN, { query: other })).toFailWith('kernel.malformed')
    expect(await sands.visitor().call(FEISHU_SIGN, { query: other })).toFailWith('kernel.malformed')
  })

  it('leave no code, token or key in the audit log', async () => {
    const { code, state } = await visit('feishu', 'learner')
    await enter('feishu', { appId: 'cli_demo', code: `${code}x`, state })
    const admin = await sands.signIn('admin')
    const log = await admin.call('GET /sands-system/api/v1/ops/audit/page', { query: { current: 1, size: 50 } })
    const text = JSON.stringify(log.data)
    for (const secret of [code, state, 'simulated-key', 'sim-']) expect(text).not.toContain(secret)
  })
})
