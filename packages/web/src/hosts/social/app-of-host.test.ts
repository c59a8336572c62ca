// @vitest-environment happy-dom
import type { LoginApp } from '@sands/contract/auth/login-app.model'
import { asId } from '@sands/contract/kernel/id'
import { describe, expect, it } from 'vitest'
import type { Host } from '../../host/host.ts'
import { appOfHost } from './app-of-host.ts'

const app = (kind: LoginApp['kind']): LoginApp => ({
  ...{ id: asId<LoginApp['id']>(kind), kind, name: kind, appId: kind, agentId: '', isSimulated: false },
})
const ALL = (['oidc', 'miniprogram', 'lark', 'feishu', 'wechat', 'wecom'] as const).map(app)

describe('the app of a host', () => {
  it.each<[Host, string, string]>([
    ['wechat', '', 'wechat'],
    ['miniprogram', '', 'miniprogram'],
    ['wecom', '', 'wecom'],
    ['feishu', 'Feishu/7.1', 'feishu'],
    ['feishu', 'Lark/7.1', 'lark'],
  ])('in %s %s is that of %s', (host, userAgent, kind) => expect(appOfHost(host, ALL, userAgent)?.kind).toBe(kind))

  it('is nothing where only others are connected', () => {
    expect(appOfHost('wechat', [app('miniprogram')])).toBeUndefined()
    expect(appOfHost('feishu', [app('feishu')], 'Lark/7.1')?.kind).toBe('feishu')
  })
})
