import { CallError } from '../call/call-error.ts'
import { getSession } from '../session/store.ts'
import { contentOf, type Download } from './download.ts'
import { askForFile, fileOf } from './fetch-download.ts'
import { downloadStorage } from './storage.ts'

/** The check runs at most this often. */
const CHECK_EVERY_MS = 6 * 3_600_000

async function checkOne({ key, userId, file, content }: Download): Promise<void> {
  const storage = await downloadStorage()
  try {
    const resource = await askForFile(userId, file.id)
    const same = contentOf(resource) === content
    const seen = { file: fileOf(resource), seenAt: Date.now() }
    const replaced = { state: 'ended', reason: 'replaced', bytes: 0, parts: 0, allParts: 0 } as const
    await storage.change(key, (known) => ({ ...known, ...seen, ...(same ? {} : replaced) }), { empty: !same })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.status === 404 || error.status === 410) await storage.remove(key)
  }
}

/** Asks the server which downloads the person may keep: those are extended, the others deleted. */
export async function checkDownloads(now = Date.now()): Promise<void> {
  const userId = getSession()?.userId
  const all = await (await downloadStorage()).all()
  const due = all.filter(
    (download) => download.userId === userId && download.state === 'done' && download.seenAt + CHECK_EVERY_MS < now,
  )
  for (const download of due) await checkOne(download)
}
