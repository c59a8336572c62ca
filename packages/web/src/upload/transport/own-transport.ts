import { NOT_SIGNED_IN } from '@sands/contract/kernel/codes'
import { DetailedError, type HttpRequest, type HttpResponse, Upload } from 'tus-js-client'
import { CallError } from '../../call/call-error.ts'
import { headersOf, noAnswer, openEnvelope } from '../../call/send.ts'
import { heard, missed } from '../../offline/connectivity.ts'
import { asSignedIn } from '../../session/as-signed-in.ts'
import { type Answer, abortError, exchange } from './exchange.ts'
import type { Transport, UploadSource } from './transport.ts'

const UPLOADS_PATH = '/sands-system/api/v1/uploads'
/** Small enough that a lost connection costs little, large enough for full speed on a fast one. */
const PIECE = 8 * 1024 * 1024

const isFine = (status: number) => status >= 200 && status < 300
const NOT_FOUND = 404
const GONE = 410

/** Answers to HEAD have no body, so only the status shows that the token has expired or the upload does not exist. */
function refusalIn({ status, header, text }: Answer): CallError {
  if (!text && status === 401) return new CallError({ code: NOT_SIGNED_IN, msg: '', status })
  if (!text && (status === NOT_FOUND || status === GONE)) return new CallError({ code: 0, msg: '', status: NOT_FOUND })
  try {
    openEnvelope(status, header('x-request-id'), text)
    return noAnswer(status)
  } catch (error) {
    return error instanceof CallError ? error : noAnswer(status)
  }
}

/** Every piece is sent with the current session: a token expires before a large upload ends. */
class SignedInRequest implements HttpRequest {
  readonly #method: string
  readonly #url: string
  readonly #headers = new Map<string, string>()
  readonly #abort = new AbortController()
  #onProgress: (sent: number) => void = () => undefined

  constructor(method: string, url: string) {
    this.#method = method
    this.#url = url
  }

  getMethod = () => this.#method
  getURL = () => this.#url
  getHeader = (name: string) => this.#headers.get(name)
  setHeader = (name: string, value: string) => void this.#headers.set(name, value)
  getUnderlyingObject = () => null
  abort = async () => this.#abort.abort()
  setProgressHandler = (handler: (sent: number) => void) => {
    this.#onProgress = handler
  }

  async send(body: Blob | null): Promise<HttpResponse> {
    try {
      const answer = await asSignedIn((session) => this.#sendAs(session?.accessToken, body))
      heard()
      return {
        getStatus: () => answer.status,
        getHeader: answer.header,
        getBody: () => answer.text,
        getUnderlyingObject: () => null,
      }
    } catch (error) {
      if (error instanceof CallError && error.network) missed()
      throw error
    }
  }

  async #sendAs(token: string | undefined, body: Blob | null): Promise<Answer> {
    const answer = await exchange({
      method: this.#method,
      url: this.#url,
      headers: [...headersOf({ token }), ...this.#headers],
      body,
      onProgress: ({ loaded }) => this.#onProgress(loaded),
      signal: this.#abort.signal,
    })
    if (!isFine(answer.status)) throw refusalIn(answer)
    return answer
  }
}

const httpStack = {
  createRequest: (method: string, url: string) => new SignedInRequest(method, url),
  getName: () => 'SignedInStack',
}

const isOurs = (mark: string | null): mark is string => mark?.startsWith(UPLOADS_PATH) ?? false
const absolute = (path: string) => new URL(path, window.location.origin).href

function sourceAt(url: string | null): UploadSource {
  const id = /\/([0-9a-f]{32})$/.exec(url ?? '')?.[1]
  if (!id) throw noAnswer(0)
  return { kind: 'upload', id }
}

/** Uploads to our own store with tus, piece by piece. */
export const ownTransport: Transport = {
  send: (file, { purpose, fileName, library, signal, onProgress, mark, onMark }) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(abortError())
      const stop = () => {
        void upload.abort()
        reject(abortError())
      }
      const end = (answer: () => void) => {
        signal.removeEventListener('abort', stop)
        answer()
      }
      const upload = new Upload(file, {
        endpoint: absolute(UPLOADS_PATH),
        // The stored mark may be of another transport, used before the server's store was changed.
        uploadUrl: isOurs(mark) ? absolute(mark) : null,
        metadata: { filename: fileName, purpose, ...(library ? { library: 'true' } : {}) },
        chunkSize: PIECE,
        retryDelays: null,
        storeFingerprintForResuming: false,
        httpStack,
        onProgress: (sent) => onProgress(sent),
        onUploadUrlAvailable: () => upload.url !== null && onMark(new URL(upload.url).pathname),
        onSuccess: () =>
          end(() => {
            try {
              resolve(sourceAt(upload.url))
            } catch (error) {
              reject(error)
            }
          }),
        onError: (error) =>
          end(() => {
            const cause = error instanceof DetailedError ? error.causingError : error
            reject(cause instanceof CallError ? cause : noAnswer(0))
          }),
      })
      signal.addEventListener('abort', stop)
      upload.start()
    }),

  async discard(mark) {
    if (!isOurs(mark)) return
    const request = new SignedInRequest('DELETE', absolute(mark))
    request.setHeader('Tus-Resumable', '1.0.0')
    try {
      await request.send(null)
    } catch (error) {
      // The upload is already deleted, or expires by itself.
      if (!(error instanceof CallError)) throw error
    }
  },
}
