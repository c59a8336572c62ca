import { kindOf } from './kind.ts'
import { picture } from './pictures.ts'
import type { WorkerScope } from './scope.ts'
import { asset, type Build, dropOldShells, fetched, keepShell, keepStudyFiles, page } from './shell.ts'

declare const self: WorkerScope
/** Inserted by the build. */
declare const __BUILD__: Build

const build = __BUILD__
/** The page registers the worker with an address that names the person's language. */
const language = new URL(self.location.href).searchParams.get('language')

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell(build, language).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  // Open pages keep working: their files have different names, and a missing file reloads the page.
  const begin = async () => {
    await dropOldShells(build)
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }
  event.waitUntil(begin())
})

// The page says that it is open and quiet: nothing that it needs waits behind these files.
self.addEventListener('message', (event) => event.waitUntil(keepStudyFiles(build)))

/** A shell that the browser has deleted is cached again with the next page from the network. */
async function mend(): Promise<void> {
  if (!(await caches.match('/'))) await keepShell(build, language).catch(() => undefined)
}

self.addEventListener('fetch', (event) => {
  const later = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined))
  switch (kindOf(event.request, self.location.origin)) {
    case 'page':
      event.respondWith(page(event, build, self))
      return later(mend())
    case 'asset':
      return event.respondWith(asset({ request: event.request, waitUntil: later }, build))
    case 'picture':
      return event.respondWith(picture(event.request, later))
    case 'leave':
      // The browser has already started to fetch the page; using that answer avoids a second request.
      if (event.request.mode === 'navigate') event.respondWith(fetched(event))
  }
})
