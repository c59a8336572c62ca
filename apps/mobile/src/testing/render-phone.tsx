import type { Language } from '@sands/rules/language'
import { createQueryClient } from '@sands/web/call/query-client'
import { DEVICE_KEYS } from '@sands/web/device/device'
import type { Translate } from '@sands/web/i18n/texts'
import { forgetAges } from '@sands/web/offline/age'
import { dropAllAnswers } from '@sands/web/offline/answer-cache'
import { heard } from '@sands/web/offline/connectivity'
import { putSession, type Session } from '@sands/web/session/store'
import { type CallAnswers, type FakeCalls, fakeCalls } from '@sands/web/testing/fake-calls'
import { aSession } from '@sands/web/testing/session'
import { speak, type TextsAtFirst } from '@sands/web/testing/texts'
import { clearToasts } from '@sands/web/testing/toasts'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router'
import { onTestFinished } from 'vitest'
import { App } from '../app/app.tsx'
import { entries } from '../app/entries.tsx'
import { findRoute } from '../app/find-route.ts'
import { preload } from '../app/lazy-page.tsx'
import { forgetScroll } from '../app/scroll-memory.ts'
import { slots } from '../app/slots.ts'
import { SlotsContext } from '../kernel/slots.ts'
import { openQuestion } from '../kernel/ui/float/ask.ts'
import { DialogHost } from '../kernel/ui/float/dialog-host.tsx'
import { Toaster } from '../kernel/ui/float/toaster.tsx'
import { commonAnswers } from './answers.ts'
import { clearOutbox } from './clear-outbox.ts'

// Only a hanging test takes this long; a slow machine must not fail a test.
configure({ asyncUtilTimeout: 15_000 })
// The build inserts it.
Object.assign(globalThis, { __APP_VERSION__: '0.0.0' })

interface PhoneOptions {
  /** The answers of the server by call key, in addition to those that every screen needs. */
  calls?: CallAnswers
  language?: Language
  texts?: TextsAtFirst
  /** The session; null is a visitor. */
  session?: Session | null
}

export interface Phone {
  server: FakeCalls
  queries: QueryClient
  /** The texts in the language of the test. */
  t: Translate
}

async function forgetEverything(): Promise<void> {
  cleanup()
  openQuestion.get()?.answer(false)
  clearToasts()
  await clearOutbox()
  await dropAllAnswers()
  forgetAges()
  forgetScroll()
  heard()
  putSession(null)
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
}

const screenAt = (queries: QueryClient, address: string) => {
  window.history.pushState(null, '', address)
  return <App queries={queries} />
}

const everySlot = { ...slots, entries }

const partAlone = (queries: QueryClient, part: ReactElement) => (
  <QueryClientProvider client={queries}>
    <SlotsContext value={everySlot}>
      <MemoryRouter>
        {part}
        <DialogHost />
        <Toaster />
      </MemoryRouter>
    </SlotsContext>
  </QueryClientProvider>
)

/**
 * Renders the phone app at an address, or one component, with its real router, dictionaries, call layer and stores.
 * Only `fetch` is answered by the test. All stored data is removed when the test has finished.
 */
export async function renderPhone(subject: string | ReactElement, options: PhoneOptions = {}): Promise<Phone> {
  const { calls = {}, language = 'en-us', texts, session = aSession() } = options
  const server = fakeCalls({ ...commonAnswers, ...calls })
  const queries = createQueryClient()
  onTestFinished(async () => {
    await forgetEverything()
    queries.clear()
  })
  // happy-dom identifies as a computer, which would be redirected to the desktop version.
  localStorage.setItem(DEVICE_KEYS.stayOnPhone, '1')
  localStorage.setItem(DEVICE_KEYS.language, language)
  const t = await speak(language, texts)
  putSession(session)
  if (typeof subject === 'string') {
    const route = findRoute(new URL(subject, window.location.href).pathname)
    if (route) await preload(route)
    render(screenAt(queries, subject))
  } else render(partAlone(queries, subject))
  return { server, queries, t }
}
