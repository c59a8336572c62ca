import type { CallData, CallKey, CallQuery } from '@sands/contract/calls'
import type { UploadPurpose } from '@sands/rules/upload'
import { CallError } from '../call/call-error.ts'
import { addressOf, headersOf, noAnswer, openEnvelope } from '../call/send.ts'
import { heard, missed } from '../offline/line.ts'
import { asSignedIn } from '../session/as-signed-in.ts'
import { refusalOf } from './check.ts'

const KEY = 'POST /sands-system/api/v1/system/resource/upload'
export type Resource = CallData<typeof KEY>

/** A line on which nothing moves for so long is dead. What arrived is then processed, which takes its time too. */
const STALL_MS = 60_000
/** Refused here, so nothing was sent. */
const NOT_SENT = 0

interface Sending {
  file: Blob
  /** From 0 to 1; 1 once all of it is there and the server looks at it. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

export interface Upload extends Sending {
  fileName: string
  purpose: UploadPurpose
}

interface FileUpload<K extends CallKey> extends Sending {
  key: K
  query: CallQuery<K> & object
}

const abortError = () => new DOMException('The caller lost interest', 'AbortError')

/** XMLHttpRequest, because fetch tells nothing of how much has left. */
function transmit(
  { key, query, file, onProgress, signal }: Sending & { key: CallKey; query: object },
  token: string | undefined,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let stall: ReturnType<typeof setTimeout> | undefined
    const moving = () => {
      clearTimeout(stall)
      stall = setTimeout(() => request.abort(), STALL_MS)
    }
    const stop = () => request.abort()
    const settle = (answer: () => void) => {
      clearTimeout(stall)
      signal?.removeEventListener('abort', stop)
      answer()
    }
    const lost = () =>
      settle(() => {
        if (signal?.aborted) return reject(abortError())
        missed()
        reject(noAnswer(0))
      })
    request.upload.onprogress = ({ loaded, total }) => {
      moving()
      if (total > 0) onProgress?.(loaded / total)
    }
    request.onload = () =>
      settle(() => {
        const requestId = request.getResponseHeader('x-request-id') ?? undefined
        try {
          resolve(openEnvelope(request.status, requestId, request.responseText))
          heard()
        } catch (error) {
          if (error instanceof CallError && error.network) missed()
          else heard()
          reject(error)
        }
      })
    request.onerror = lost
    request.onabort = lost
    if (signal?.aborted) return reject(abortError())
    signal?.addEventListener('abort', stop)
    request.open('POST', addressOf({ key, query }))
    for (const [name, value] of headersOf({ token })) request.setRequestHeader(name, value)
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream')
    moving()
    request.send(file)
  })
}

/** Sends a file as the body of a call. Throws a CallError; an AbortError when given up. */
export const uploadFile = async <K extends CallKey>(upload: FileUpload<K>): Promise<CallData<K>> =>
  (await asSignedIn((session) => transmit(upload, session?.accessToken))) as CallData<K>

/** Sends a picture. Throws a CallError, also for what need not be sent to be refused; an AbortError when given up. */
export async function uploadPicture({ fileName, purpose, ...sending }: Upload): Promise<Resource> {
  const { file } = sending
  const refusal = refusalOf({ type: file.type, size: file.size, name: fileName }, purpose)
  if (refusal) throw new CallError({ code: NOT_SENT, msg: refusal, status: 0 })
  return uploadFile({ ...sending, key: KEY, query: { purpose, fileName } })
}
