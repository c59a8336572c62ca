import { call } from '../../call/call.ts'
import { CallError } from '../../call/call-error.ts'
import { hashFile } from '../hash/hash-file.ts'
import type { Resource, StoredUpload, UploadState } from '../upload-item.ts'
import { transportFor } from './choose-transport.ts'
import { isOffline, isTemporary, waitForRetry } from './wait-for-retry.ts'

/** Up to here it takes a moment to learn whether the server knows the file; of a larger one it is found out beside sending. */
const HASHED_FIRST = 64 * 1024 * 1024
/** A large file is looked at and moved after it has arrived. */
const CHECK_LIMIT_MS = 300_000
/** What has arrived was given up meanwhile, or is not whole: it is sent again, but not for ever. */
const MOST_BEGINNINGS = 3

export interface Transfer {
  upload: Pick<StoredUpload, 'fileName' | 'purpose' | 'library' | 'size'> & {
    mark: string | null
    /** All of it is there. */
    whole?: boolean
  }
  file: Blob
  /** The person who sends it. */
  owner: string
  signal: AbortSignal
  onState: (state: UploadState) => void
  onProgress: (sent: number) => void
  onMark: (mark: string | null) => void
}

async function known({ upload, file, owner, signal }: Transfer): Promise<Resource | null> {
  const { purpose, library, size: fileSize } = upload
  const sha256 = await hashFile(file, signal)
  if (sha256 === null) return null
  try {
    return await call('POST /sands-system/api/v1/system/resource/find', {
      body: { sha256, fileSize, purpose, library },
      owner,
      signal,
      quiet: true,
      silent: true,
    })
  } catch {
    // It is only a short cut.
    return null
  }
}

async function sendAndMake(carrying: Transfer, onPassing: () => void): Promise<Resource> {
  const { upload, file, owner, signal, onState, onProgress, onMark } = carrying
  const { fileName, purpose, library } = upload
  const transport = await transportFor(purpose)
  upload.whole = false
  onState('sending')
  const source = await transport.send(file, {
    purpose,
    fileName,
    library,
    signal,
    mark: upload.mark,
    onMark: (mark) => {
      upload.mark = mark
      onMark(mark)
    },
    onProgress: (sent) => {
      onPassing()
      onProgress(sent)
    },
  })
  onProgress(file.size)
  upload.whole = true
  onState('checking')
  return await call('POST /sands-system/api/v1/system/resource/create', {
    body: { source, purpose, fileName, library },
    owner,
    signal,
    quiet: true,
    silent: true,
    limitMs: CHECK_LIMIT_MS,
  })
}

const NOT_WHOLE = 409
const isNotThere = (error: CallError) => error.status === 404 || error.status === NOT_WHOLE

/** Sends until all is there, through broken lines and restarts of the server. Throws a CallError for a real refusal. */
async function persist(carrying: Transfer): Promise<Resource> {
  const { signal, upload, onState, onMark } = carrying
  let tries = 0
  let beginnings = 0
  for (;;) {
    try {
      return await sendAndMake(carrying, () => {
        tries = 0
      })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (isNotThere(error) && beginnings < MOST_BEGINNINGS) {
        beginnings += 1
        if (error.status === NOT_WHOLE) continue
        // It may have become the file just before this page was there.
        const found = await known(carrying)
        if (found) return found
        upload.mark = null
        onMark(null)
        continue
      }
      if (!isTemporary(error)) {
        upload.mark = null
        onMark(null)
        throw error
      }
      onState(isOffline(error) ? 'offline' : 'waiting')
      await waitForRetry({ error, tries, signal })
      tries += 1
    }
  }
}

/** Takes away what has arrived of a file. */
export async function giveUp({ purpose, mark }: Pick<StoredUpload, 'purpose' | 'mark'>): Promise<void> {
  if (mark !== null) await (await transportFor(purpose)).discard(mark)
}

/** Settles only when there is nothing to send any more. What is whole becomes the file by itself, and may be what was found. */
async function instead(finding: Promise<Resource | null>, upload: Transfer['upload']): Promise<Resource> {
  const found = await finding
  if (!found || upload.whole) return new Promise<never>(() => undefined)
  void giveUp(upload)
  return found
}

/** One file from here to the server. What the person has sent before for the same purpose need not be sent again. */
export async function transferUpload(carrying: Transfer): Promise<Resource> {
  const { upload, file, signal } = carrying
  const finding = known(carrying)
  if (file.size <= HASHED_FIRST && upload.mark === null) {
    const found = await finding
    return found ?? persist(carrying)
  }
  const sending = new AbortController()
  const stop = () => sending.abort()
  signal.addEventListener('abort', stop)
  try {
    return await Promise.race([instead(finding, upload), persist({ ...carrying, signal: sending.signal })])
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
  }
}
