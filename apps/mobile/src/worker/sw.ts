import { kindOf } from './kind.ts'
import { picture } from './pictures.ts'
import type { WorkerScope } from './scope.ts'
import { asset, type Build, dropOldShells, fetched, keepShell, page } from './shell.ts'

declare const self: WorkerScope
/** Put in by the build. */
declare const __BUILD__: Build

const build = __BUILD__
/** The page registers the worker under an address that names the person's language. */
const language = new URL(self.location.href).searchParams.get('language')

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell(build, language).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  // Pages that are open keep working: their files have names of their own, and one that is gone brings the new page.
  const begin = async () => {
    await dropOldShells(build)
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }
  event.waitUntil(begin())
})

/** After "clear cache" the shell comes back with the next page that the network gives. */
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
      // The browser has begun to fetch any page; answering with that spares a second request.
      if (event.request.mode === 'navigate') event.respondWith(fetched(event))
  }
})
