import type { ConnectionKind, ConnectionOptions } from '@sands/contract/auth/connection.model'
import type { Tx } from '../../../kernel/database/database.ts'
import { connections } from '../connection.tables.ts'

const NONE: ConnectionOptions = { agentId: '', issuer: '', claim: '', uniqueIds: [] }

const SIMULATED: readonly {
  kind: ConnectionKind
  name: string
  appId: string
  options?: Partial<ConnectionOptions>
}[] = [
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
  await tx.insert(connections).values(
    SIMULATED.map(({ options, ...connection }) => ({
      ...connection,
      options: { ...NONE, ...options },
      isOpen: true,
      isSimulated: true,
      closedColleges: [],
      createdAt: now,
    })),
  )
}
