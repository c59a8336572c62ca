import type { LearningDetail, LearningProgress } from '@sands/contract/study/learning.model'
import { call } from '../call/call.ts'
import { CallError } from '../call/call-error.ts'
import { type Download, isExpired } from '../download/download.ts'
import { downloadStorage } from '../download/storage.ts'
import { terminal } from '../heartbeat/heartbeat.ts'
import type { KnownViewing } from './sitting.ts'
import type { ViewedThing } from './viewing.model.ts'

/** What a download is part of, and the viewing that counts what is seen of it without a network. */
export interface DownloadStudy {
  thing: ViewedThing
  viewing: { detail: LearningDetail; nextSeq: number } | null
}

/** Each sitting numbers its updates in a range of its own, so that two pages never use the same number. */
const SITTING = 1000

type Same = Pick<ViewedThing, 'learnType' | 'learnId'>
const isSame = (one: Same | undefined, other: Same) =>
  one?.learnType === other.learnType && one.learnId === other.learnId

const isOf = (download: Download, userId: string, thing: Same) =>
  download.userId === userId && isSame(download.study?.thing, thing)

/** The viewing that was begun with the download of this thing; null where there is none. */
export async function takeOfflineViewing(userId: string, thing: ViewedThing): Promise<KnownViewing | null> {
  const storage = await downloadStorage()
  const found = (await storage.all()).find(
    (download) => isOf(download, userId, thing) && download.state === 'done' && !isExpired(download, Date.now()),
  )
  if (!found?.study?.viewing) return null
  let taken: KnownViewing | null = null
  await storage.change(found.key, (download) => {
    const { study } = download
    if (!study?.viewing) return undefined
    const { detail, nextSeq } = study.viewing
    taken = { detail, first: nextSeq, isOffline: true }
    return { ...download, study: { ...study, viewing: { detail, nextSeq: nextSeq + SITTING } } }
  })
  return taken
}

/** Keeps how far the person has come with what lies on this device. */
export async function rememberProgress(userId: string, progress: LearningProgress): Promise<void> {
  const storage = await downloadStorage()
  const found = (await storage.all()).find((download) => isOf(download, userId, progress))
  if (!found) return
  await storage.change(found.key, (download) => {
    const { study } = download
    if (!study?.viewing) return undefined
    const { viewing } = study
    return { ...download, study: { ...study, viewing: { ...viewing, detail: { ...viewing.detail, progress } } } }
  })
}

async function ask({ userId, study }: Download): Promise<LearningDetail | null> {
  if (!study) return null
  const { learnType, learnId, courseId } = study.thing
  try {
    return await call('POST /sands-lms/api/v1/learning-details/create', {
      body: {
        learnType,
        learnId,
        courseId,
        terminalType: terminal(),
        clientTime: new Date().toISOString(),
        isOffline: 1,
      },
      owner: userId,
      quiet: true,
      silent: true,
    })
  } catch (error) {
    // Without one it can still be watched, and is asked for again with the next look at the downloads.
    if (error instanceof CallError) return null
    throw error
  }
}

/** Begins the viewings of what has been downloaded, while there is a network to do it. */
export async function beginOfflineViewings(userId: string): Promise<void> {
  const storage = await downloadStorage()
  const due = (await storage.all()).filter(
    (download) => download.userId === userId && download.state === 'done' && download.study?.viewing === null,
  )
  for (const download of due) {
    const detail = await ask(download)
    if (!detail) continue
    await storage.change(download.key, (known) =>
      known.study ? { ...known, study: { ...known.study, viewing: { detail, nextSeq: 1 } } } : undefined,
    )
  }
}
