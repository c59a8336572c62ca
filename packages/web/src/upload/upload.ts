import type { CallData, CallKey, CallQuery } from '@sands/contract/calls'
import type { UploadPurpose } from '@sands/rules/upload'
import { CallError } from '../call/call-error.ts'
import { addressOf, headersOf, openEnvelope } from '../call/send.ts'
import { heard, missed } from '../offline/connectivity.ts'
import { asSignedIn } from '../session/as-signed-in.ts'
import { refusalOf } from './check.ts'
import { exchange } from './transport/exchange.ts'

const KEY = 'POST /sands-system/api/v1/system/resource/upload'
export type Resource = CallData<typeof KEY>

/** The status of a file that was refused here, before sending. */
const NOT_SENT = 0

interface Sending {
  file: Blob
  /** From 0 to 1; 1 once everything has arrived and the server checks it. */
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

async function transmit(
  { key, query, file, onProgress, signal }: Sending & { key: CallKey; query: object },
  token: string | undefined,
): Promise<unknown> {
  try {
    const answer = await exchange({
      method: 'POST',
      url: addressOf({ key, query }),
      headers: [...headersOf({ token }), ['Content-Type', file.type || 'application/octet-stream']],
      body: file,
      onProgress: ({ loaded, total }) => total > 0 && onProgress?.(loaded / total),
      signal,
    })
    const data = openEnvelope(answer.status, answer.header('x-request-id'), answer.text)
    heard()
    return data
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.network) missed()
    else heard()
    throw error
  }
}

/** Sends a file as the body of a call. Throws a CallError, or an AbortError when cancelled. */
export const uploadFile = async <K extends CallKey>(upload: FileUpload<K>): Promise<CallData<K>> =>
  (await asSignedIn((session) => transmit(upload, session?.accessToken))) as CallData<K>

/**
 * Uploads a picture. Throws a CallError, also for a file that is refused without sending it, or an AbortError when
 * cancelled.
 */
export async function uploadPicture({ fileName, purpose, ...sending }: Upload): Promise<Resource> {
  const { file } = sending
  const refusal = refusalOf({ type: file.type, size: file.size, name: fileName }, purpose)
  if (refusal) throw new CallError({ code: NOT_SENT, msg: refusal, status: 0 })
  return uploadFile({ ...sending, key: KEY, query: { purpose, fileName } })
}
