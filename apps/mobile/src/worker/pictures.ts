/** Also used by the page, which deletes the cache when a person signs out. */
export const PICTURES_CACHE = 'sands-pictures'

export const MOST_PICTURES = 200
export const MOST_PICTURE_BYTES = 50 * 1024 * 1024
/** Counting all pictures with each new one would be wasteful. */
const TIDY_EVERY = 20

interface Weighed {
  url: string
  bytes: number
}

/**
 * The pictures to remove so that the rest stays within the limits. The list is in the order of the cache, newest last.
 */
export function surplusPictures(all: readonly Weighed[]): string[] {
  let count = 0
  let bytes = 0
  return all
    .toReversed()
    .filter((picture) => {
      count += 1
      bytes += picture.bytes
      return count > MOST_PICTURES || bytes > MOST_PICTURE_BYTES
    })
    .map(({ url }) => url)
}

async function tidy(cache: Cache): Promise<void> {
  const all: Weighed[] = []
  for (const { url } of await cache.keys()) {
    all.push({ url, bytes: Number((await cache.match(url))?.headers.get('content-length') ?? 0) })
  }
  for (const url of surplusPictures(all)) await cache.delete(url)
}

let stored = 0

async function store(cache: Cache, address: string, picture: Response): Promise<void> {
  await cache.put(address, picture)
  stored += 1
  if (stored % TIDY_EVERY === 0) await tidy(cache)
}

const isPicture = (response: Response) =>
  response.status === 200 && (response.headers.get('content-type') ?? '').startsWith('image/')

/** Signatures change daily and are left out of the name; the version of the content is part of it. */
export function nameOf(url: string): string {
  const { origin, pathname, searchParams } = new URL(url)
  const content = searchParams.get('v')
  return `${origin}${pathname}${content ? `?v=${content}` : ''}`
}

export async function picture(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  const address = nameOf(request.url)
  // Opened before the request: when the person signs out meanwhile, the picture goes with the deleted cache.
  const cache = await caches.open(PICTURES_CACHE)
  const known = await cache.match(address)
  if (known) return known
  const fresh = await fetch(request)
  if (isPicture(fresh)) later(store(cache, address, fresh.clone()))
  return fresh
}
