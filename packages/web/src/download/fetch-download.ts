import type { Resource } from '@sands/contract/media/media.model'
import { call } from '../call/call.ts'
import { CallError } from '../call/call-error.ts'
import { getSession } from '../session/store.ts'
import { contentOf, type Download, type DownloadFile } from './download.ts'
import { fetchPart, fetchPlaylist, PartError } from './fetch-part.ts'
import { onlyVariant, partName, readParts, readVariants } from './playlist.ts'
import { variantFor } from './quality.ts'
import type { DownloadStorage } from './storage.ts'

/** `later`: the network is bad. `gone`: the person may no longer have it. `stopped`: they cancelled it. */
export type Outcome = 'done' | 'later' | 'gone' | 'no_room' | 'broken' | 'stopped'

interface Run {
  storage: DownloadStorage
  signal: AbortSignal
  onBytes: (bytes: number) => void
  /** Called when a part is stored. */
  onPart: () => void
}

interface Plan {
  /** Playlists by name. */
  playlists: ReadonlyMap<string, string>
  /** Addresses of all other files. */
  urls: readonly string[]
}

/** Addresses are valid for hours: needing new ones more often than this indicates another problem. */
const MOST_RENEWALS = 20

export const askForFile = (userId: string, id: Resource['id'], signal?: AbortSignal): Promise<Resource> =>
  call('GET /sands-system/api/v1/system/resource/get', {
    query: { id },
    owner: userId,
    quiet: true,
    silent: true,
    ...(signal && { signal }),
  })

export const fileOf = (resource: Resource): DownloadFile => {
  const { id, fileName, fileType, status, failReason, progress, coverUrl, playable, watermark } = resource
  return { id, fileName, fileType, status, failReason, progress, coverUrl, playable, watermark }
}

async function planOf({ file, quality }: Download, signal: AbortSignal): Promise<Plan | undefined> {
  const { playable, coverUrl } = file
  if (!playable) return undefined
  const main = await fetchPlaylist(playable.hlsUrl, signal)
  const variants = readVariants(main, playable.hlsUrl)
  const variant = variantFor(variants, quality)
  const partsUrl = variant?.url ?? playable.hlsUrl
  const parts = variant ? await fetchPlaylist(partsUrl, signal) : main
  const beside = [coverUrl, playable.thumbnails?.url, ...playable.captions.map(({ url }) => url)]
  return {
    playlists: new Map([
      ...(variant ? [[partName(playable.hlsUrl), onlyVariant(variant)] as const] : []),
      [partName(partsUrl), parts],
    ]),
    urls: [...beside.filter((url) => typeof url === 'string'), ...readParts(parts, partsUrl)],
  }
}

class Stopped extends Error {}

/** Applies a change only while the download is still waiting: the person may have paused or deleted it in any tab. */
const whileWaiting = (facts: (download: Download) => Partial<Download>) => (download: Download) =>
  download.state === 'waiting' ? { ...download, ...facts(download) } : undefined

/** Fetches the missing parts. Each part is stored as soon as it arrives, whatever happens to the next one. */
async function fetchMissing(key: string, { playlists, urls }: Plan, run: Run): Promise<void> {
  const { storage, signal, onBytes, onPart } = run
  const keep = async (
    facts: (download: Download) => Partial<Download>,
    add?: { name: string; part: ArrayBuffer | string },
  ) => {
    if (!(await storage.change(key, whileWaiting(facts), add && { add }))) throw new Stopped()
    onPart()
  }
  const here = new Set(await storage.partNames(key))
  const wanted = [...new Map(urls.map((url) => [partName(url), url]))]
  const parts = wanted.filter(([name]) => here.has(name)).length
  await keep(() => ({ parts, allParts: wanted.length }))
  for (const [name, part] of playlists) await keep(() => ({}), { name, part })
  for (const [name, url] of wanted) {
    if (here.has(name)) continue
    const part = await fetchPart(url, { signal, onBytes })
    const more = (known: Download) => ({ parts: known.parts + 1, bytes: known.bytes + part.byteLength })
    await keep(more, { name, part })
  }
  await keep(() => ({ state: 'done', reason: null }))
}

async function attempt({ key, userId, file }: Download, run: Run): Promise<Outcome> {
  const { storage, signal } = run
  const collegeId = getSession()?.collegeId
  const resource = await askForFile(userId, file.id, signal)
  if (resource.status !== 3 || !resource.playable) return 'broken'
  const content = contentOf(resource)
  const facts = { file: fileOf(resource), content, seenAt: Date.now(), ...(collegeId && { collegeId }) }
  // The content behind the address has changed: the parts fetched so far do not match it.
  const other = (await storage.get(key))?.content !== content
  const nothing = other ? { bytes: 0, parts: 0, allParts: 0 } : {}
  const known = await storage.change(
    key,
    whileWaiting(() => ({ ...facts, ...nothing })),
    { empty: other },
  )
  const plan = known && (await planOf(known, signal))
  if (!plan) return 'stopped'
  await fetchMissing(key, plan, run)
  return 'done'
}

function outcomeOf(error: unknown, signal: AbortSignal): Outcome | 'again' {
  if (signal.aborted || error instanceof Stopped) return 'stopped'
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'no_room'
  if (error instanceof PartError) {
    const outcomes = { network: 'later', address_ended: 'again', missing: 'broken' } as const
    return outcomes[error.problem]
  }
  if (!(error instanceof CallError)) throw error
  return error.status === 404 || error.status === 410 ? 'gone' : 'later'
}

/** Continues a download. When its addresses have expired, it requests new ones. */
export async function fetchDownload(download: Download, run: Run): Promise<Outcome> {
  for (let renewals = 0; renewals < MOST_RENEWALS; renewals += 1) {
    try {
      return await attempt(download, run)
    } catch (error) {
      const outcome = outcomeOf(error, run.signal)
      if (outcome !== 'again') return outcome
    }
  }
  return 'later'
}
