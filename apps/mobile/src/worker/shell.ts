import { SHELL_PREFIX } from '@sands/web/offline/shell-cache'
import type { FetchEvent, WorkerScope } from './scope.ts'

/** The description of a build; one for each build. */
export interface Build {
  /** Changes whenever a file of the build changes. */
  id: string
  /** The first script of the page. */
  entry: string
  /** The files that the first screens need. */
  files: readonly string[]
  /** The files that studying needs besides. They come after the app is open. */
  studyFiles: readonly string[]
  /** The texts of each language: one file for the first load and one for each other domain. */
  texts: Readonly<Record<string, readonly string[]>>
}

const PAGE = '/'
/** A slower connection counts as none: the cached page is shown, and the new one the next time. */
const PATIENCE_MS = 3000

const nameOf = (build: Build) => `${SHELL_PREFIX}${build.id}`

/** Caches all files or none: a page is only cached together with everything it needs to start. */
export async function keepShell(build: Build, language: string | null): Promise<void> {
  const texts = build.texts[language ?? ''] ?? []
  const files = [...build.files, ...texts].map((file) => `/${file}`)
  const page = await fetch(PAGE, { cache: 'no-cache' })
  const html = await page.clone().text()
  // A newer build was installed meanwhile; its own worker will follow.
  if (!page.ok || !html.includes(build.entry)) throw new Error('the page belongs to another build')
  const cache = await caches.open(nameOf(build))
  await cache.addAll(files)
  await cache.put(PAGE, page)
}

/** Each file by itself: one that does not come now comes with the next opening of the app. */
export async function keepStudyFiles(build: Build): Promise<void> {
  const cache = await caches.open(nameOf(build))
  for (const file of build.studyFiles) {
    const url = `/${file}`
    if (await caches.match(url)) continue
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.status === 200) await cache.put(url, answer)
  }
}

export async function dropOldShells(build: Build): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(SHELL_PREFIX) && name !== nameOf(build))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** File names contain a hash, so a cached file is always valid. */
export async function asset(
  { request, waitUntil }: Pick<FetchEvent, 'request' | 'waitUntil'>,
  build: Build,
): Promise<Response> {
  const known = await caches.match(request.url)
  if (known) return known
  const fresh = await fetch(request)
  if (fresh.status === 200) {
    const copy = fresh.clone()
    waitUntil(caches.open(nameOf(build)).then((cache) => cache.put(request.url, copy)))
  }
  return fresh
}

export const fetched = async ({ request, preloadResponse }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? (await fetch(request))

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const fresh = await fetched(event)
  // A proxy in front of a stopped server answers with 5xx.
  if (fresh.status >= 500) throw new Error(`answered ${fresh.status}`)
  return fresh
}

const late = () => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS))

/** The newest page from the server; the cached one when the server does not answer in time. */
export async function page(
  event: FetchEvent,
  build: Build,
  scope: Pick<WorkerScope, 'registration'>,
): Promise<Response> {
  const network = fromNetwork(event)
  const cached = await caches.match(PAGE, { cacheName: nameOf(build) })
  if (!cached) return await network
  const fresh = await Promise.race([network.catch(() => undefined), late()])
  if (fresh) return fresh
  // The old page is shown once; a newer one is fetched in the background and shown the next time.
  event.waitUntil(scope.registration.update().catch(() => undefined))
  return cached
}
