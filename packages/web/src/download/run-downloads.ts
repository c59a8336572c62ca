import type { TextKey } from '@sands/i18n/texts'
import { needTexts } from '../i18n/domain-texts.ts'
import { translate } from '../i18n/texts.ts'
import { tryLock } from '../lock/lock.ts'
import { isOnline, missed } from '../offline/connectivity.ts'
import { getSession } from '../session/store.ts'
import { beginOfflineViewings } from '../study/offline-viewing.ts'
import { showToast } from '../toast/toast.ts'
import { createSpeed } from '../upload/speed.ts'
import { type Download, isOfHere, mayBeHere, titleOf } from './download.ts'
import { activity, changed, downloads, end, fetching, reload } from './download-list.ts'
import { fetchDownload, type Outcome } from './fetch-download.ts'
import { hasFreeSpace } from './free-space.ts'
import { downloadStorage } from './storage.ts'

/** After a server error the next try waits this long. */
const AGAIN_MS = 15_000
const SHOWN_EVERY_MS = 500
let timer: ReturnType<typeof setTimeout> | undefined

/** Shown as a toast, because the person may be on any screen. */
const SAID: Partial<Record<Outcome, TextKey>> = {
  gone: 'media.download_gone',
  no_room: 'media.download_no_room_of',
  broken: 'media.download_broken_of',
}

async function say(text: TextKey, download: Download): Promise<void> {
  await needTexts(['media']).catch(() => undefined)
  showToast(translate(text, { name: titleOf(download) }), { kind: 'error' })
}

/** A file that the server does not know here is kept when it may be of another college. */
async function keepElsewhere({ key, collegeId }: Download): Promise<void> {
  if (collegeId === undefined) await (await downloadStorage()).change(key, (known) => ({ ...known, state: 'paused' }))
  await changed()
}

async function settle(download: Download, outcome: Outcome): Promise<void> {
  const { key, userId } = download
  if (outcome === 'gone' && !isOfHere(download, getSession())) return keepElsewhere(download)
  const said = SAID[outcome]
  if (said) await say(said, download)
  if (outcome === 'gone') await (await downloadStorage()).remove(key)
  if (outcome === 'done') await beginOfflineViewings(userId)
  if (outcome === 'no_room' || outcome === 'broken') await end(key, outcome)
  await changed()
}

async function fetchOne(download: Download): Promise<Outcome> {
  const { key, quality, bytes } = download
  if (!(await hasFreeSpace(quality.bytes - bytes))) return 'no_room'
  const abort = new AbortController()
  const speed = createSpeed()
  let arrived = 0
  fetching.now = { key, abort }
  activity.set({ key, perSecond: 0 })
  const showing = setInterval(() => activity.set({ key, perSecond: speed.look(arrived, Date.now()) }), SHOWN_EVERY_MS)
  try {
    return await fetchDownload(download, {
      storage: await downloadStorage(),
      signal: abort.signal,
      onBytes: (more) => {
        arrived += more
      },
      onPart: () => void changed(),
    })
  } finally {
    clearInterval(showing)
    fetching.now = null
    activity.set(null)
  }
}

/** Fetches one after the other, oldest first. */
async function fetchWaiting(): Promise<void> {
  for (;;) {
    await reload()
    const next = downloads.get()?.find((download) => download.state === 'waiting' && mayBeHere(download, getSession()))
    if (!next || !isOnline()) return
    const outcome = await fetchOne(next)
    await settle(next, outcome)
    if (outcome !== 'later') continue
    missed()
    timer = setTimeout(() => void runDownloads(), AGAIN_MS)
    return
  }
}

/** Fetches waiting downloads; one tab does it for all tabs. */
export async function runDownloads(): Promise<void> {
  clearTimeout(timer)
  if (getSession()) await tryLock('downloads', fetchWaiting)
}
