import { loadTexts } from '@sands/i18n/texts'
import { isOpenRoute, loginPath } from '@sands/rules/gate'
import { startHeartbeat } from '@sands/web/heartbeat/heartbeat'
import { startI18n } from '@sands/web/i18n/i18n'
import { startOutbox } from '@sands/web/outbox/outbox'
import { getSession } from '@sands/web/session/session'
import { startTheme } from '@sands/web/theme/theme'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { findRoute } from './app/find-route.ts'
import { preload } from './app/lazy-page.tsx'
import { reloadOnStaleChunk } from './app/stale-chunk.ts'
import './kernel/ui/base.css'

/** The page that will be shown first, so that its chunk is fetched side by side with the texts. */
function firstPage(): Promise<unknown> {
  const { pathname, search } = window.location
  const admitted = getSession() !== null || isOpenRoute(pathname, search)
  const route = findRoute(admitted ? pathname : loginPath())
  return route ? preload(route) : Promise.resolve()
}

async function start(): Promise<void> {
  reloadOnStaleChunk()
  window.history.scrollRestoration = 'manual'
  startTheme()
  await Promise.all([startI18n({ load: loadTexts }), firstPage()])
  const root = document.getElementById('root')
  if (root) createRoot(root).render(<App />)
  startOutbox()
  startHeartbeat({ terminalType: 2 })
}

void start()
