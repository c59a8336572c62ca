import type { ConnectionOptions } from '@sands/contract/auth/connection.model'
import type { ConnectionKind } from '@sands/rules/auth/connection'
import type { Tx } from '../../../kernel/database/database.ts'
import { connections } from '../connection.tables.ts'
import { channelTemplates } from '../outside.tables.ts'
import { SIMULATED_ISSUER } from '../simulator/oidc-simulator.service.ts'

const NONE: ConnectionOptions = { agentId: '', issuer: '', claim: '', uniqueIds: [] }

const SIMULATED: readonly {
  kind: ConnectionKind
  name: string
  appId: string
  options?: Partial<ConnectionOptions>
}[] = [
  { kind: 'wechat', name: '金沙学习公众号', appId: 'wx-demo' },
  { kind: 'miniprogram', name: '金沙学习小程序', appId: 'wx-mini-demo' },
  { kind: 'wecom', name: '企业微信', appId: 'ww-demo', options: { agentId: '1000002', claim: 'userid' } },
  { kind: 'feishu', name: '飞书', appId: 'cli_demo', options: { claim: 'user_id' } },
  {
    kind: 'oidc',
    name: '统一身份认证',
    appId: 'sands-demo',
    options: { issuer: SIMULATED_ISSUER, claim: 'preferred_username' },
  },
  {
    kind: 'native',
    name: '金沙学习 App',
    appId: 'sands-native-demo',
    options: { uniqueIds: ['com.example.sands.learn'] },
  },
  { kind: 'weimob', name: '金沙商城', appId: 'weimob-demo', options: { issuer: 'https://mall.sands.example/enter' } },
]

/** Everything that can be connected, with simulators, so that every form can be tried. */
export async function loadConnectionDemo(tx: Tx, now: Date): Promise<void> {
  const added = await tx
    .insert(connections)
    .values(
      SIMULATED.map(({ options, ...connection }) => ({
        ...connection,
        options: { ...NONE, ...options },
        isOpen: true,
        isSimulated: true,
        closedColleges: [],
        createdAt: now,
      })),
    )
    .returning({ id: connections.id, kind: connections.kind })
  const account = added.find(({ kind }) => kind === 'wechat')
  if (!account) return
  await tx.insert(channelTemplates).values({
    channel: 'wechat',
    connectionId: account.id,
    templateId: 'demo-notice',
    fields: [
      { name: 'thing1', part: 'title' },
      { name: 'thing2', part: 'college' },
      { name: 'time3', part: 'time' },
    ],
  })
}
