import type { LearningDetail, LearningProgress } from '@sands/contract/study/learning.model'
import { call } from '../call/call.ts'
import { CallError } from '../call/call-error.ts'
import { type Download, type DownloadStudy, isExpired } from '../download/download.ts'
import { downloadStorage } from '../download/storage.ts'
import { terminal } from '../heartbeat/heartbeat.ts'
import type { ViewedContent } from './viewing.model.ts'
import type { KnownViewing } from './viewing-recorder.ts'

/** Each session of watching numbers its updates in its own range, so that two pages never use the same number. */
const RECORDER = 1000

type Same = Pick<ViewedContent, 'learnType' | 'learnId'>
const isSame = (one: Same, other: Same) => one.learnType === other.learnType && one.learnId === other.learnId

const studyOf = ({ studies = [] }: Download, content: Same): DownloadStudy | undefined =>
  studies.find((study) => isSame(study.thing, content))

const withViewing = (download: Download, content: Same, viewing: DownloadStudy['viewing']): Download => ({
  ...download,
  studies: download.studies?.map((study) => (isSame(study.thing, content) ? { ...study, viewing } : study)) ?? [],
})

/** The content that a restarted download counts for: this one first, then those it counted for before. */
export function studiesFor(before: Download | undefined, content: ViewedContent | undefined): DownloadStudy[] {
  const known = (before?.studies ?? []).map((study) => study.thing)
  const others = known.filter((other) => !content || !isSame(other, content))
  return [...(content ? [content] : []), ...others].map((each) => ({ thing: each, viewing: null }))
}

/** The viewing that was started for this content while online; null when there is none. */
export async function takeOfflineViewing(userId: string, content: ViewedContent): Promise<KnownViewing | null> {
  const storage = await downloadStorage()
  const found = (await storage.all()).find(
    (download) =>
      download.userId === userId &&
      download.state === 'done' &&
      !isExpired(download, Date.now()) &&
      studyOf(download, content)?.viewing,
  )
  if (!found) return null
  let taken: KnownViewing | null = null
  await storage.change(found.key, (download) => {
    const viewing = studyOf(download, content)?.viewing
    if (!viewing) return undefined
    const { detail, nextSeq } = viewing
    taken = { detail, first: nextSeq, isOffline: true }
    return withViewing(download, content, { detail, nextSeq: nextSeq + RECORDER })
  })
  return taken
}

/** Stores the person's progress with downloaded content. */
export async function rememberProgress(userId: string, progress: LearningProgress): Promise<void> {
  const storage = await downloadStorage()
  const found = (await storage.all()).find((download) => download.userId === userId && studyOf(download, progress))
  if (!found) return
  await storage.change(found.key, (download) => {
    const viewing = studyOf(download, progress)?.viewing
    if (!viewing) return undefined
    return withViewing(download, progress, { ...viewing, detail: { ...viewing.detail, progress } })
  })
}

async function ask(content: ViewedContent, owner: string): Promise<LearningDetail | null> {
  try {
    return await call('POST /sands-lms/api/v1/learning-details/create', {
      body: {
        ...content,
        terminalType: terminal(),
        clientTime: new Date().toISOString(),
        isOffline: 1,
      },
      owner,
      quiet: true,
      silent: true,
    })
  } catch (error) {
    // Without a viewing it can still be watched; the next check of the downloads tries again.
    if (error instanceof CallError) return null
    throw error
  }
}

/** Starts the viewings of downloaded content while online. */
export async function beginOfflineViewings(userId: string): Promise<void> {
  const storage = await downloadStorage()
  const done = (await storage.all()).filter((download) => download.userId === userId && download.state === 'done')
  for (const { key, studies = [] } of done)
    for (const { thing: content } of studies.filter(({ viewing }) => viewing === null)) {
      const detail = await ask(content, userId)
      if (detail) await storage.change(key, (known) => withViewing(known, content, { detail, nextSeq: 1 }))
    }
}

/**
 * A downloaded file may be part of several contents, such as one film in two courses. Each content that the person
 * opens online gets its own viewing for offline study.
 */
export async function studyDownloadFor(key: string, content: ViewedContent): Promise<void> {
  const joined = await (await downloadStorage()).change(key, (download) =>
    studyOf(download, content)
      ? undefined
      : { ...download, studies: [...(download.studies ?? []), { thing: content, viewing: null }] },
  )
  if (joined) await beginOfflineViewings(joined.userId)
}
