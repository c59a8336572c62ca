import { describe, expect, it } from 'vitest'
import { createFeishu } from './feishu.service.ts'
import type { Transport, Wire } from './provider.kind.ts'
import { createStoredValues } from './stored-value.ts'
import { createWechat } from './wechat.service.ts'
import { createWecom } from './wecom.service.ts'

const clock = { now: () => new Date('2026-11-17T08:00:00Z') }

/** A provider that answers one request after the other. */
function aProvider(...answers: readonly (object | 'down')[]) {
  const asked: Wire[] = []
  const transport: Transport = async (wire) => {
    asked.push(wire)
    const answer = answers[asked.length - 1]
    if (!answer || answer === 'down') throw new Error('no line')
    return { status: 200, headers: {}, body: JSON.stringify(answer) }
  }
  const common = { home: 'https://m.example.com', transport, values: createStoredValues(clock.now), clock }
  return { asked, common }
}

const wechat = (provider: ReturnType<typeof aProvider>) =>
  createWechat({ kind: 'wechat', appId: 'wx1', secret: 's', ...provider.common })
const wecom = (provider: ReturnType<typeof aProvider>) =>
  createWecom({ corpId: 'ww1', agentId: '7', secret: 's', ...provider.common })
const feishu = (provider: ReturnType<typeof aProvider>) =>
  createFeishu({ kind: 'lark', appId: 'cli_1', secret: 's', claim: 'user_id', ...provider.common })

describe('WeChat', () => {
  it('is asked in the order that it wants, with the fragment', async () => {
    expect(await wechat(aProvider()).address({ state: 'abc', back: '/login' })).toBe(
      'https://open.weixin.qq.com/connect/oauth2/authorize?appid=wx1&redirect_uri=https%3A%2F%2Fm.example.com%2Flogin&response_type=code&scope=snsapi_userinfo&state=abc#wechat_redirect',
    )
  })

  it('has mini-programs ask on a page of their own, which knows the state', async () => {
    const program = createWechat({ kind: 'miniprogram', appId: 'wx2', secret: 's', ...aProvider().common })
    expect(await program.address({ state: 'abc', back: '/login' })).toBe(
      '/pages/sign-in/sign-in?appid=wx2&redirect_uri=https%3A%2F%2Fm.example.com%2Flogin&state=abc',
    )
  })

  it('names people by their id at this account, with the union id beside it', async () => {
    const provider = aProvider(
      { access_token: 't', openid: 'o1', scope: 'snsapi_userinfo' },
      { openid: 'o1', unionid: 'u1', nickname: '小林', headimgurl: 'https://p' },
    )
    expect(await wechat(provider).exchange('c')).toMatchObject({
      subject: 'o1',
      openId: 'o1',
      unionId: 'u1',
      nickName: '小林',
    })
    expect(provider.asked[0]?.url).toContain('/sns/oauth2/access_token?appid=wx1&secret=s&code=c&grant_type=')
  })

  it.each([
    [40029, 'code'],
    [40163, 'code'],
    [40125, 'secret'],
    [40013, 'app'],
    [40164, 'address'],
    [-1, 'down'],
    [99999, 'odd'],
  ])('answers %i, which is a matter of: %s', async (errcode, trouble) => {
    await expect(wechat(aProvider({ errcode, errmsg: 'x' })).exchange('c')).rejects.toMatchObject({ trouble })
  })

  it('never lets a snapshot in', async () => {
    const provider = aProvider({ openid: 'o1', is_snapshotuser: 1 })
    await expect(wechat(provider).exchange('c')).rejects.toMatchObject({ trouble: 'code' })
  })

  it('is asked once for a ticket, and again with a new token when the first was taken back', async () => {
    const provider = aProvider(
      { access_token: 'old', expires_in: 7200 },
      { errcode: 40001 },
      { access_token: 'new', expires_in: 7200 },
      { errcode: 0, ticket: 'T', expires_in: 7200 },
    )
    const { sign } = wechat(provider)
    await Promise.all([sign?.('https://m.example.com/'), sign?.('https://m.example.com/x')])
    expect(provider.asked).toHaveLength(4)
    expect(provider.asked[3]?.url).toContain('access_token=new')
  })

  it('that does not answer is down', async () => {
    await expect(wechat(aProvider('down')).token()).rejects.toMatchObject({ trouble: 'down' })
  })
})

describe('WeCom', () => {
  it('shows a code to scan on the desk, and comes back at once on the phone', async () => {
    const provider = wecom(aProvider())
    expect(await provider.address({ state: 'abc', back: '/desktop/login' })).toMatch(
      /^https:\/\/login\.work\.weixin\.qq\.com\/wwlogin\/sso\/login\?login_type=CorpApp&appid=ww1&agentid=7&/,
    )
    expect(await provider.address({ state: 'abc', back: '/qiweiTransit' })).toMatch(
      /scope=snsapi_base&agentid=7&state=abc#wechat_redirect$/,
    )
  })

  it('names members, and no guests', async () => {
    const token = { errcode: 0, access_token: 't', expires_in: 7200 }
    const provider = aProvider(token, { errcode: 0, userid: 'lin' }, { errcode: 0, name: '林晓' })
    expect(await wecom(provider).exchange('c')).toMatchObject({ subject: 'lin', matchName: 'lin', nickName: '林晓' })
    const guest = aProvider(token, { errcode: 0, openid: 'o', external_userid: 'e' })
    await expect(wecom(guest).exchange('c')).rejects.toMatchObject({ trouble: 'code' })
  })

  it.each([
    [{ errcode: 0, status: 1 }, []],
    [{ errcode: 0, status: 4 }, []],
    [{ errcode: 0, status: 2 }, ['lin']],
    [{ errcode: 0, status: 5 }, ['lin']],
  ])('says with %j who has gone: %j', async (answer, gone) => {
    const token = { errcode: 0, access_token: 't', expires_in: 7200 }
    expect(await wecom(aProvider(token, answer)).members?.ask(['lin'])).toEqual({ gone })
  })

  it.each([60011, 60111])('with %i speaks of this one member only', async (errcode) => {
    const token = { errcode: 0, access_token: 't', expires_in: 7200 }
    const { members } = wecom(aProvider(token, { errcode }))
    await expect(members?.ask(['lin'])).rejects.toMatchObject({ trouble: 'code' })
  })

  it('does not watch people whom the app may not see from the first', async () => {
    const token = { errcode: 0, access_token: 't', expires_in: 7200 }
    const hidden = await wecom(aProvider(token, { errcode: 0, userid: 'lin' }, { errcode: 60011 })).exchange('c')
    expect(hidden).toMatchObject({ subject: 'lin', nickName: '' })
    expect(hidden.watch).toBeUndefined()
    const silent = await wecom(aProvider(token, { errcode: 0, userid: 'lin' }, 'down')).exchange('c')
    expect(silent.watch).toBe('lin')
  })

  it.each([
    [40001, 'secret'],
    [50001, 'domain'],
    [60020, 'address'],
  ])('answers %i, which is a matter of: %s', async (errcode, trouble) => {
    await expect(wecom(aProvider({ errcode })).token()).rejects.toMatchObject({ trouble })
  })
})

describe('Feishu and Lark', () => {
  const APP_TOKEN = { code: 0, tenant_access_token: 'app', expire: 7200 }
  const LIN = { open_id: 'ou', union_id: 'on', user_id: 'lin', name: '林晓', email: 'x@y.z' }

  it('vouch for nobody of another company', async () => {
    const provider = aProvider(
      { code: 0, access_token: 'user' },
      { code: 0, data: { ...LIN, tenant_key: 'partner' } },
      APP_TOKEN,
      { code: 0, data: { tenant: { tenant_key: 'own' } } },
    )
    await expect(feishu(provider).exchange('c')).rejects.toMatchObject({ trouble: 'code' })
    expect(provider.asked[3]).toMatchObject({
      url: 'https://open.larksuite.com/open-apis/tenant/v2/tenant/query',
      headers: { authorization: 'Bearer app' },
    })
  })

  it('know people without their company where the app may not read it, but match nobody', async () => {
    const provider = aProvider({ code: 0, access_token: 'user' }, { code: 0, data: LIN }, APP_TOKEN, { code: 99991672 })
    expect(await feishu(provider).exchange('c')).toMatchObject({ subject: 'ou', matchName: '', isCompanyUnknown: true })
    const down = aProvider({ code: 0, access_token: 'user' }, { code: 0, data: LIN }, APP_TOKEN, 'down')
    await expect(feishu(down).exchange('c')).rejects.toMatchObject({ trouble: 'down' })
  })

  it('say who is frozen or has left', async () => {
    const status = { is_frozen: false, is_resigned: false, is_exited: false }
    const items = [
      { open_id: 'a', status },
      { open_id: 'b', status: { ...status, is_frozen: true } },
      { open_id: 'c', status: { ...status, is_resigned: true } },
      { open_id: 'd' },
    ]
    const provider = aProvider(APP_TOKEN, { code: 0, data: { items } })
    expect(await feishu(provider).members?.ask(['a', 'b', 'c', 'd', 'e'])).toEqual({
      gone: ['b', 'c'],
      absent: ['e'],
      // An app without the right to read the status knows nothing about anybody.
      unclear: { people: ['d'], trouble: expect.objectContaining({ trouble: 'scope' }) },
    })
    expect(provider.asked[1]?.url).toContain('/users/batch?user_id_type=open_id&user_ids=a&user_ids=b&')
  })

  it('vouch for nobody whom the company has frozen, and watch nobody whom the app does not see', async () => {
    const enter = (items: object[] | 'down') =>
      feishu(
        aProvider(
          { code: 0, access_token: 'user' },
          { code: 0, data: { ...LIN, tenant_key: 'own' } },
          APP_TOKEN,
          { code: 0, data: { tenant: { tenant_key: 'own' } } },
          items === 'down' ? items : { code: 0, data: { items } },
        ),
      ).exchange('c')
    expect((await enter([{ open_id: 'ou', status: { is_frozen: false } }])).watch).toBe('ou')
    expect((await enter('down')).watch).toBe('ou')
    const hidden = await enter([])
    expect(hidden).toMatchObject({ subject: 'ou', matchName: 'lin' })
    expect(hidden.watch).toBeUndefined()
    await expect(enter([{ open_id: 'ou', status: { is_frozen: true } }])).rejects.toMatchObject({ trouble: 'code' })
  })

  it('say that the app may not read the name of its company', async () => {
    const provider = aProvider(APP_TOKEN, { code: 99991672, msg: 'no scope' })
    await expect(feishu(provider).token()).rejects.toMatchObject({ trouble: 'scope' })
  })

  it('exchange a code with the address that it was made for', async () => {
    const provider = aProvider(
      { code: 0, access_token: 'user' },
      { code: 0, data: { ...LIN, tenant_key: 'own' } },
      APP_TOKEN,
      { code: 0, data: { tenant: { tenant_key: 'own' } } },
    )
    const proven = await feishu(provider).exchange('c', { state: 's', back: '/login' })
    expect(proven).toMatchObject({ subject: 'ou', unionId: 'on', matchName: 'lin' })
    expect(provider.asked[0]?.url).toBe('https://accounts.larksuite.com/oauth/v3/token')
    expect(JSON.parse(provider.asked[0]?.body ?? '')).toMatchObject({ redirect_uri: 'https://m.example.com/login' })
    expect(provider.asked[1]?.headers).toEqual({ authorization: 'Bearer user' })
  })

  it.each([
    [20003, 'code'],
    [20004, 'code'],
    [20024, 'code'],
    [20002, 'secret'],
    [20071, 'domain'],
    [20050, 'down'],
  ])('answer %i, which is a matter of: %s', async (code, trouble) => {
    await expect(feishu(aProvider({ code, error: 'x' })).exchange('c')).rejects.toMatchObject({ trouble })
  })
})

describe('a message of an app', () => {
  const text = {
    id: 'sands-7',
    title: 'Training <b>',
    content: 'Please be on time',
    link: 'https://m.example.com/messageCard?id=7',
    linkText: 'Open',
    footer: '',
    settingsLink: '',
    parts: { title: 'Training', content: '', college: '', time: '', link: '' },
  }
  const body = (wire: Wire | undefined) => JSON.parse(wire?.body ?? '{}') as Record<string, unknown>
  const token = { access_token: 't', expires_in: 7200 }

  it('is a template of WeChat', async () => {
    const provider = aProvider(token, { errcode: 0, errmsg: 'ok', msgid: 200228332 })
    const template = { templateId: 'tpl', values: [{ name: 'thing1', value: 'Training' }] }
    expect(await wechat(provider).tell?.('o1', text, template)).toBe('200228332')
    expect(provider.asked[1]?.url).toBe('https://api.weixin.qq.com/cgi-bin/message/template/send?access_token=t')
    expect(body(provider.asked[1])).toEqual({
      touser: 'o1',
      template_id: 'tpl',
      url: text.link,
      client_msg_id: 'sands-7',
      data: { thing1: { value: 'Training' } },
    })
  })

  it('is a card of WeCom, which does not show it twice', async () => {
    const provider = aProvider({ errcode: 0, ...token }, { errcode: 0, errmsg: 'ok', invaliduser: '', msgid: 'm1' })
    expect(await wecom(provider).tell?.('lin', text, undefined)).toBe('m1')
    expect(body(provider.asked[1])).toMatchObject({
      touser: 'lin',
      msgtype: 'textcard',
      agentid: 7,
      textcard: { title: 'Training <b>', description: 'Please be on time', url: text.link },
      enable_duplicate_check: 1,
    })
  })

  it('is a post of Feishu, which knows it by its id', async () => {
    const tenant = { code: 0, tenant_access_token: 't', expire: 7200 }
    const provider = aProvider(tenant, { code: 99991663 }, tenant, { code: 0, data: { message_id: 'om_1' } })
    expect(await feishu(provider).tell?.('ou_1', text, undefined)).toBe('om_1')
    const sent = body(provider.asked[3])
    expect(sent).toMatchObject({ receive_id: 'ou_1', msg_type: 'post', uuid: 'sands-7' })
    expect(JSON.parse(String(sent.content))).toMatchObject({ zh_cn: { title: 'Training <b>' } })
  })

  it.each([43004, 40003])('to somebody whom WeChat does not reach is a matter of the person: %i', async (errcode) => {
    const template = { templateId: 'tpl', values: [] }
    const provider = aProvider(token, { errcode, errmsg: 'x' })
    await expect(wechat(provider).tell?.('o1', text, template)).rejects.toMatchObject({ trouble: 'person' })
  })

  it('to somebody to whom the app of WeCom is not open is not a matter of the person', async () => {
    for (const answer of [{ errcode: 81013 }, { errcode: 0, invaliduser: 'lin' }]) {
      const provider = aProvider({ errcode: 0, ...token }, answer)
      const trouble = { trouble: 'odd', message: 'WeCom answered 81013' }
      await expect(wecom(provider).tell?.('lin', text, undefined)).rejects.toMatchObject(trouble)
    }
    const unknown = aProvider({ errcode: 0, ...token }, { errcode: 60111 })
    await expect(wecom(unknown).tell?.('lin', text, undefined)).rejects.toMatchObject({ trouble: 'person' })
  })

  it.each([
    [230013, 'odd'],
    [230020, 'often'],
    [99991400, 'limit'],
    [99992351, 'person'],
  ])('that Feishu answers with %i is trouble of the kind %s', async (code, trouble) => {
    const tenant = { code: 0, tenant_access_token: 't', expire: 7200 }
    const provider = aProvider(tenant, { code, msg: 'x' })
    await expect(feishu(provider).tell?.('ou_1', text, undefined)).rejects.toMatchObject({ trouble })
  })
})
