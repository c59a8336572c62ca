import type { CallData } from '@sands/contract/calls'
import COS from 'cos-js-sdk-v5'
import { call } from '../../call/call.ts'
import { noAnswer } from '../../call/send.ts'
import { randomId } from '../../device/random-id.ts'
import { abortError } from './exchange.ts'
import { tencentFailure } from './tencent-failure.ts'
import type { Transport } from './transport.ts'

const KEY = 'GET /sands-system/api/v1/tencent/cos/getCredentials'
type CosKeys = Extract<CallData<typeof KEY>, { store: 'cos' }>

/** Larger files are uploaded in pieces of this size, a few at a time. */
const PIECE = 4 * 1024 * 1024
const MARK = 'cos:'

async function fetchKeys(): Promise<CosKeys> {
  const keys = await call(KEY, { quiet: true, silent: true })
  // The server's store has changed since the transport was chosen: the next try uses the new one.
  if (keys.store !== 'cos') throw noAnswer(0)
  return keys
}

interface Bucket {
  cos: COS
  keys: CosKeys
  /** Why there are no credentials, if there are none. */
  failure(): unknown
}

async function openBucket(): Promise<Bucket> {
  const keys = await fetchKeys()
  let failure: unknown
  const cos = new COS({
    Domain: keys.domain,
    ChunkSize: PIECE,
    SliceSize: PIECE,
    // Called at the start, and again before the credentials expire.
    getAuthorization(_options, callback) {
      fetchKeys().then(
        ({ credentials, startTime, expiredTime }) =>
          callback({
            TmpSecretId: credentials.tmpSecretId,
            TmpSecretKey: credentials.tmpSecretKey,
            SecurityToken: credentials.sessionToken,
            StartTime: startTime,
            ExpiredTime: expiredTime,
          }),
        (error: unknown) => {
          failure = error
          callback('')
        },
      )
    },
  })
  return { cos, keys, failure: () => failure }
}

const keyIn = (mark: string | null, { keyPrefix }: CosKeys): string | undefined =>
  mark?.startsWith(`${MARK}${keyPrefix}`) ? mark.slice(MARK.length) : undefined

/**
 * Uploads directly to a Tencent bucket; our server fetches the file from there. An interrupted upload is continued by
 * its key.
 */
export const cosTransport: Transport = {
  async send(file, { signal, onProgress, mark, onMark }) {
    const { cos, keys, failure } = await openBucket()
    if (signal.aborted) throw abortError()
    const key = keyIn(mark, keys) ?? `${keys.keyPrefix}${randomId()}`
    onMark(`${MARK}${key}`)
    let task = ''
    let stop = () => {}
    try {
      await new Promise<void>((resolve, reject) => {
        stop = () => {
          if (task) cos.cancelTask(task)
          reject(abortError())
        }
        signal.addEventListener('abort', stop)
        cos
          .uploadFile({
            Bucket: keys.bucket,
            Region: keys.region,
            Key: key,
            Body: file,
            SliceSize: PIECE,
            onTaskReady: (id) => {
              task = id
            },
            onProgress: ({ loaded }) => onProgress(loaded),
          })
          .then(
            () => resolve(),
            (error: unknown) => reject(tencentFailure(failure() ?? error)),
          )
      })
    } finally {
      signal.removeEventListener('abort', stop)
    }
    return { kind: 'cos', key }
  },

  /** People may not delete complete objects; the clean-up of the quarantine does that. */
  async discard(mark) {
    try {
      const { cos, keys } = await openBucket()
      const Key = keyIn(mark, keys)
      if (Key === undefined) return
      const at = { Bucket: keys.bucket, Region: keys.region }
      const { Upload } = await cos.multipartList({ ...at, Prefix: Key, Delimiter: '' })
      for (const { UploadId } of Upload) await cos.multipartAbort({ ...at, Key, UploadId })
    } catch {
      // Remaining parts are deleted after two days.
    }
  },
}
