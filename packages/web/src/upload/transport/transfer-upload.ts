import { call } from '../../call/call.ts'
import { CallError } from '../../call/call-error.ts'
import { hashFile } from '../hash/hash-file.ts'
import type { Resource, StoredUpload, UploadState } from '../upload-item.ts'
import { transportFor } from './choose-transport.ts'
import { abortError } from './exchange.ts'
import { isOffline, isTemporary, waitForRetry } from './wait-for-retry.ts'

/**
 * Up to this size the file is hashed before uploading, to find out whether the server has it; a larger file is hashed
 * during the upload.
 */
const HASHED_FIRST = 64 * 1024 * 1024
/** The server checks and moves a large file after it has arrived. */
const CHECK_LIMIT_MS = 300_000
/** An upload that was discarded or is incomplete is started again, at most this often. */
const MOST_BEGINNINGS = 3

export interface Transfer {
  upload: Pick<StoredUpload, 'fileName' | 'purpose' | 'library' | 'size'> & {
    mark: string | null
    /** The file has arrived completely. */
    whole?: boolean
  }
  file: Blob
  /** The id of the person who uploads. */
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
    if (signal.aborted) throw abortError()
    // A failed look-up does not matter: it only saves an upload.
    return null
  }
}

async function sendAndMake(carrying: Transfer, onPassing: () => void): Promise<Resource> {
  const { upload, file, owner, signal, onState, onProgress, onMark } = carrying
  const { fileName, purpose, library } = upload
  const transport = await transportFor(purpose)
  if (signal.aborted) throw abortError()
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

/**
 * Uploads until everything has arrived, through lost connections and restarts of the server. Throws a CallError for a
 * final refusal.
 */
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
        // The upload may have become the file just before this page was opened.
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

/** Deletes the uploaded part of a file. */
export async function giveUp({ purpose, mark }: Pick<StoredUpload, 'purpose' | 'mark'>): Promise<void> {
  if (mark !== null) await (await transportFor(purpose)).discard(mark)
}

/**
 * Settles only when nothing has to be uploaded any more. A complete upload becomes the file by itself and may be the
 * one that was found.
 */
async function instead(finding: Promise<Resource | null>, upload: Transfer['upload']): Promise<Resource> {
  const found = await finding
  if (!found || upload.whole) return new Promise<never>(() => undefined)
  void giveUp(upload)
  return found
}

/** Uploads one file. A file that the person has already uploaded for the same purpose is not sent again. */
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
