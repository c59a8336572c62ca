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

  it('names people by their union id', async () => {
    const provider = aProvider(
      { access_token: 't', openid: 'o1', scope: 'snsapi_userinfo' },
      { openid: 'o1', unionid: 'u1', nickname: '小林', headimgurl: 'https://p' },
    )
    expect(await wechat(provider).exchange('c')).toMatchObject({ subject: 'u1', openId: 'o1', nickName: '小林' })
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
    [40001, 'secret'],
    [50001, 'domain'],
    [60020, 'address'],
  ])('answers %i, which is a matter of: %s', async (errcode, trouble) => {
    await expect(wecom(aProvider({ errcode })).token()).rejects.toMatchObject({ trouble })
  })
})

describe('Feishu and Lark', () => {
  it('exchange a code with the address that it was made for', async () => {
    const provider = aProvider(
      { code: 0, access_token: 'user' },
      { code: 0, data: { open_id: 'ou', union_id: 'on', user_id: 'lin', name: '林晓', email: 'x@y.z' } },
    )
    const proven = await feishu(provider).exchange('c', { state: 's', back: '/login' })
    expect(proven).toMatchObject({ subject: 'on', matchName: 'lin' })
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

  it('to somebody outside the app of WeCom is a matter of the person', async () => {
    for (const answer of [{ errcode: 81013 }, { errcode: 0, invaliduser: 'lin' }]) {
      const provider = aProvider({ errcode: 0, ...token }, answer)
      await expect(wecom(provider).tell?.('lin', text, undefined)).rejects.toMatchObject({ trouble: 'person' })
    }
  })
})
