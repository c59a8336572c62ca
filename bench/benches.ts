import { firstScreen } from './first-screen.ts'
import { heartbeatEmbedded, heartbeatExternal } from './heartbeat.ts'
import { homeConfig } from './home-config.ts'
import type { Bench } from './kernel/bench.ts'
import { revokedToken } from './revoked-token.ts'

export const benches: readonly Bench[] = [heartbeatEmbedded, heartbeatExternal, revokedToken, firstScreen, homeConfig]
