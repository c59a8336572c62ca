import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FetchEvent } from './scope.ts'
import { asset, type Build, dropOldShells, keepShell, keepStudyFiles, page } from './shell.ts'

const build: Build = {
  id: 'b2',
  entry: 'assets/index-b2.js',
  files: ['assets/index-b2.js'],
  studyFiles: ['assets/player.js', 'assets/late.js', 'assets/index-b2.js'],
  texts: { vi: ['assets/vi.js', 'assets/vi-course.js'], id: ['assets/id.js'] },
}
const html = (entry: string) => new Response(`<script src="/${entry}"></script>`)

/** A fake of the browser's caches, with the functions that the worker uses. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const files = all.get(name) ?? new Map<string, Response>()
    all.set(name, files)
    return {
      put: async (url: string, response: Response) => void files.set(url, response),
      addAll: async (urls: string[]) => {
        for (const url of urls) files.set(url, await fetch(url))
      },
    }
  }
  return {
    all,
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (url: string, { cacheName }: { cacheName?: string } = {}) => {
      const names = cacheName ? [cacheName] : [...all.keys()]
      return names
        .map((name) => all.get(name)?.get(url))
        .find(Boolean)
        ?.clone()
    },
  }
}

let cached: ReturnType<typeof fakeCaches>
let network: (url: string) => Promise<Response>
const update = vi.fn(async () => undefined)
const scope = { registration: { update } }
const visit = (): FetchEvent => ({
  request: new Request('https://sands.example/my'),
  preloadResponse: Promise.resolve(undefined),
  waitUntil: vi.fn(),
  respondWith: vi.fn(),
})
const textOf = async (answer: Promise<Response>) => (await answer).text()

beforeEach(() => {
  cached = fakeCaches()
  update.mockClear()
  network = async (url) => (url === '/' ? html(build.entry) : new Response(`file ${url}`))
  vi.stubGlobal('caches', cached)
  vi.stubGlobal('fetch', (asked: string | { url: string }) => network(typeof asked === 'string' ? asked : asked.url))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a page', () => {
  beforeEach(() => keepShell(build, 'vi'))

  it('is the newest as long as the server answers', async () => {
    network = async () => html('assets/index-b3.js')
    expect(await textOf(page(visit(), build, scope))).toContain('b3')
  })

  it.each([
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['only a proxy answers', async () => new Response('Bad gateway', { status: 502 })],
  ])('is the cached one when %s, and a newer one is checked for', async (_when, answer) => {
    network = answer
    expect(await textOf(page(visit(), build, scope))).toContain('b2')
    expect(update).toHaveBeenCalledOnce()
  })

  it('is the cached one when the server takes more than three seconds', async () => {
    vi.useFakeTimers()
    network = () => new Promise(() => undefined)
    const answer = textOf(page(visit(), build, scope))
    await vi.advanceTimersByTimeAsync(3000)
    expect(await answer).toContain('b2')
  })
})

it('waits for the server when nothing is cached', async () => {
  network = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(page(visit(), build, scope)).rejects.toThrow('Failed to fetch')
})

describe('a shell', () => {
  it('contains the page, its files and all texts of one language', async () => {
    await keepShell(build, 'vi')
    expect([...(cached.all.get('sands-shell-b2')?.keys() ?? [])]).toEqual([
      '/assets/index-b2.js',
      '/assets/vi.js',
      '/assets/vi-course.js',
      '/',
    ])
  })

  it('gets the code of study screens after the app is open, each file by itself and once', async () => {
    await keepShell(build, 'vi')
    const asked: string[] = []
    network = async (url) => {
      asked.push(url)
      if (url.includes('player')) throw new TypeError('Failed to fetch')
      return new Response('code')
    }
    await keepStudyFiles(build)
    await keepStudyFiles(build)
    expect(asked).toEqual(['/assets/player.js', '/assets/late.js', '/assets/player.js'])
    expect(cached.all.get('sands-shell-b2')?.has('/assets/late.js')).toBe(true)
  })

  it('is not made of two builds', async () => {
    network = async () => html('assets/index-b3.js')
    await expect(keepShell(build, 'vi')).rejects.toThrow()
    expect(cached.all.size).toBe(0)
  })

  it('replaces those of older builds and nothing else', async () => {
    for (const name of ['sands-shell-b1', 'sands-shell-b2', 'sands-pictures']) await cached.open(name)
    await dropOldShells(build)
    expect([...cached.all.keys()]).toEqual(['sands-shell-b2', 'sands-pictures'])
  })
})

it('fetches a file once', async () => {
  const asked = vi.fn(async () => new Response('code'))
  network = asked
  const work: Promise<unknown>[] = []
  const request = new Request('https://sands.example/assets/late.js')
  const get = () => textOf(asset({ request, waitUntil: (one) => void work.push(one) }, build))
  expect(await get()).toBe('code')
  await Promise.all(work)
  expect(await get()).toBe('code')
  expect(asked).toHaveBeenCalledOnce()
})
