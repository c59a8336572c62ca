import { noAnswer } from '../../call/send.ts'

/** A connection without progress for this long is dead. The time includes the processing after the last byte. */
const STALL_MS = 60_000

export interface Exchange {
  method: string
  url: string
  headers: Iterable<readonly [string, string]>
  body?: Blob | null
  onProgress?: (event: ProgressEvent) => void
  signal?: AbortSignal | undefined
}

export interface Answer {
  status: number
  header: (name: string) => string | undefined
  text: string
}

export const abortError = () => new DOMException('The caller aborted the call', 'AbortError')

/**
 * One request with upload progress, which fetch does not report. Rejects with an AbortError, or with a CallError when
 * there is no answer.
 */
export function exchange({ method, url, headers, body, onProgress, signal }: Exchange): Promise<Answer> {
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
    const lost = () => settle(() => reject(signal?.aborted ? abortError() : noAnswer(0)))
    request.upload.onprogress = (event) => {
      moving()
      onProgress?.(event)
    }
    request.onload = () =>
      settle(() =>
        resolve({
          status: request.status,
          header: (name) => request.getResponseHeader(name) ?? undefined,
          text: request.responseText,
        }),
      )
    request.onerror = lost
    request.onabort = lost
    if (signal?.aborted) return reject(abortError())
    signal?.addEventListener('abort', stop)
    request.open(method, url)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    moving()
    request.send(body ?? null)
  })
}
