import { loadShellTexts } from '@sands/i18n/shell'
import { isOpenRoute, loginPath } from '@sands/rules/gate'
import { createQueryClient } from '@sands/web/call/query-client'
import { readEarly } from '@sands/web/call/use-call'
import { whenIdle } from '@sands/web/device/idle'
import { timeZone } from '@sands/web/device/time-zone'
import { detectHost, readHostEnv } from '@sands/web/host/host'
import { startI18n } from '@sands/web/i18n/i18n'
import { missed, onReturn, watchLine } from '@sands/web/offline/connectivity'
import { setProofAsker } from '@sands/web/session/proof'
import { getSession, subscribeSession } from '@sands/web/session/session'
import { startTheme } from '@sands/web/theme/theme'
import type { QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { startLayers } from '../kernel/layers.ts'
import { isPreview } from '../kernel/preview.ts'
import { ask } from '../kernel/ui/float/ask.ts'
import { App } from './app.tsx'
import { findRoute } from './find-route.ts'
import { preload } from './lazy-page.tsx'
import { startWorker } from './worker.ts'

/** Loads the chunk of the first page in parallel with the texts of the shell; those of its domain follow them. */
function firstPage(): Promise<unknown> {
  const { pathname, search } = window.location
  const admitted = getSession() !== null || isOpenRoute(pathname, search)
  const route = findRoute(admitted ? pathname : loginPath())
  // When it cannot be loaded, the page itself says so.
  return route ? preload(route).catch(() => undefined) : Promise.resolve()
}

/** Heartbeat and outbox belong to a person: before the first sign-in their code is not loaded. */
function onFirstSession(begin: () => void): void {
  if (getSession()) {
    begin()
    return
  }
  const stop = subscribeSession(() => {
    if (!getSession()) return
    stop()
    begin()
  })
}

/** Without a network the code of the background work cannot be loaded: it begins when the network is back. */
function beginBackground(queries: QueryClient): void {
  import('./background.ts').then(
    ({ startBackground }) => startBackground({ preview: isPreview, queries }),
    () => {
      missed()
      const stop = onReturn(() => {
        stop()
        beginBackground(queries)
      })
    },
  )
}

/** The first screen waits at most this long for its answers; after that it shows skeletons. */
const ANSWERS_WAIT_MS = 400

/** A visitor waits for nothing: the sign-in form is complete without answers. */
function firstAnswers(queries: QueryClient): Promise<unknown> | undefined {
  const read = readEarly(queries)
  if (!getSession()) return undefined
  return Promise.race([read, new Promise((resolve) => setTimeout(resolve, ANSWERS_WAIT_MS))])
}

/** Inside another app its code is loaded, and signs the person in where it can; so do the ways to a provider and back. */
async function hostEntered(): Promise<void> {
  const isVisit = /\/login\?.*(oidc|state)=/.test(window.location.href)
  if (isPreview || (!isVisit && detectHost(navigator.userAgent, readHostEnv(window)) === 'browser')) return
  await import('@sands/web/hosts/enter-host')
    .then(({ enterHost }) => enterHost({ confirm: ask }))
    .catch(() => undefined)
}

export async function start(): Promise<void> {
  window.history.scrollRestoration = 'manual'
  setProofAsker(() => import('@sands/web/factor/ask.tsx'))
  startLayers()
  startTheme()
  watchLine()
  const queries = createQueryClient()
  const texts = startI18n({ load: loadShellTexts })
  const before = getSession()?.userId
  await Promise.all([texts, firstPage(), texts.then(() => firstAnswers(queries)), texts.then(hostEntered)])
  // A native shell has signed somebody else in: the first answers were for the person before.
  if (getSession()?.userId !== before) queries.clear()
  const root = document.getElementById('root')
  // A transition renders in slices, so that the page stays responsive on a slow phone.
  if (root) startTransition(() => createRoot(root).render(<App queries={queries} />))
  if (!isPreview) startWorker()
  // A person who touches the page will soon need the time zone.
  window.addEventListener('pointerdown', () => whenIdle(timeZone), { once: true, passive: true })
  onFirstSession(() => whenIdle(() => beginBackground(queries)))
}
