import { reloadOnStaleChunk } from './app/stale-chunk.ts'
import { firstViewSeen } from './early/first-view-seen.ts'
import './kernel/ui/base.css'

/** Ends the task, so that the browser can answer a touch before the next part of the app starts. */
const pause = (_evaluated?: unknown) => new Promise<void>((resolve) => setTimeout(resolve))

reloadOnStaleChunk()
void firstViewSeen()
  .then(() => import('./app/react.ts'))
  .then(pause)
  .then(() => import('./app/vendor.ts'))
  .then(({ vendor }) => pause(vendor))
  .then(() => import('./app/start.tsx'))
  .then(async ({ start }) => {
    await pause()
    return start()
  })
