import { CallError } from '../call/call-error.ts'
import { getSession } from '../session/store.ts'
import { contentOf, type Download, isOfHere, mayBeHere } from './download.ts'
import { askForFile, fileOf } from './fetch-download.ts'
import { downloadStorage } from './storage.ts'

/** The check runs at most this often. */
const CHECK_EVERY_MS = 6 * 3_600_000

async function checkOne(download: Download): Promise<void> {
  const { key, userId, file, content } = download
  const collegeId = getSession()?.collegeId
  const storage = await downloadStorage()
  try {
    const resource = await askForFile(userId, file.id)
    const same = contentOf(resource) === content
    const seen = { file: fileOf(resource), seenAt: Date.now(), ...(collegeId && { collegeId }) }
    const replaced = { state: 'ended', reason: 'replaced', bytes: 0, parts: 0, allParts: 0 } as const
    await storage.change(key, (known) => ({ ...known, ...seen, ...(same ? {} : replaced) }), { empty: !same })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const isGone = error.status === 404 || error.status === 410
    if (isGone && isOfHere(download, getSession())) await storage.remove(key)
  }
}

/** Asks the server which downloads the person may keep: those are extended, the others deleted. */
export async function checkDownloads(now = Date.now()): Promise<void> {
  const all = await (await downloadStorage()).all()
  const due = all.filter(({ state, seenAt }) => state === 'done' && seenAt + CHECK_EVERY_MS < now)
  // The person may go to another college meanwhile.
  for (const download of due) if (mayBeHere(download, getSession())) await checkOne(download)
}
