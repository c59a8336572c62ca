import { reloadOnStaleChunk } from './app/stale-chunk.ts'
import { firstViewSeen } from './early/first-view-seen.ts'
import './kernel/ui/base.css'

reloadOnStaleChunk()
void firstViewSeen()
  .then(() => import('./app/start.tsx'))
  .then(({ start }) => start())
