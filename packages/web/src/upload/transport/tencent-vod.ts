import type TcVodClass from 'vod-js-sdk-v6'
import { call } from '../../call/call.ts'
import { noAnswer } from '../../call/send.ts'
import { abortError } from './exchange.ts'
import { tencentFailure } from './tencent-failure.ts'
import type { Transport } from './transport.ts'

/** Characters that the video service does not allow in names. */
const FORBIDDEN = /[:*?<>"\\/|]/g

/** A CommonJS module: some bundlers nest its class one level deeper than its types say. */
async function program(): Promise<typeof TcVodClass> {
  const { default: loaded } = await import('vod-js-sdk-v6')
  return 'default' in loaded ? (loaded.default as typeof TcVodClass) : loaded
}

async function signature(): Promise<string> {
  const answer = await call('GET /sands-system/api/v1/tencent/vod/getUploadSignature', { quiet: true, silent: true })
  // The server's store has changed since the transport was chosen: the next try uses the new one.
  if (answer.store !== 'vod') throw noAnswer(0)
  return answer.signature
}

/**
 * Uploads directly to Tencent's video service; our server fetches the file from there. Tencent's script stores its own
 * progress.
 */
export const vodTransport: Transport = {
  async send(file, { fileName, signal, onProgress }) {
    const TcVod = await program()
    if (signal.aborted) throw abortError()
    const service = new TcVod({ getSignature: signature, allowReport: false, enableRaceRegion: false })
    const mediaFile = new File([file], fileName.replace(FORBIDDEN, '_'), { type: file.type })
    const uploader = service.upload({ mediaFile, mediaName: mediaFile.name })
    uploader.on('media_progress', ({ loaded }: { loaded: number }) => onProgress(loaded))
    let stop = () => {}
    try {
      const { fileId }: { fileId: string } = await new Promise((resolve, reject) => {
        stop = () => {
          uploader.cancel()
          reject(abortError())
        }
        signal.addEventListener('abort', stop)
        uploader.done().then(resolve, (error: unknown) => reject(tencentFailure(error)))
      })
      return { kind: 'vod', fileId }
    } finally {
      signal.removeEventListener('abort', stop)
    }
  },

  /** The service deletes incomplete uploads itself, and our server cleans up complete videos. */
  discard: async () => undefined,
}
