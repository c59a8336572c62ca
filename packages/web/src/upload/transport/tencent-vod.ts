import type TcVodClass from 'vod-js-sdk-v6'
import { call } from '../../call/call.ts'
import { noAnswer } from '../../call/send.ts'
import { abortError } from './exchange.ts'
import { tencentFailure } from './tencent-failure.ts'
import type { Transport } from './transport.ts'

/** Characters that the video service has in no name. */
const FORBIDDEN = /[:*?<>"\\/|]/g

/** A module of the old kind: some bundlers hand over its class one step further in than its types say. */
async function program(): Promise<typeof TcVodClass> {
  const { default: loaded } = await import('vod-js-sdk-v6')
  return 'default' in loaded ? (loaded.default as typeof TcVodClass) : loaded
}

async function signature(): Promise<string> {
  const answer = await call('GET /sands-system/api/v1/tencent/vod/getUploadSignature', { quiet: true, silent: true })
  // The server has changed its store since the way was chosen: another try finds the new way.
  if (answer.store !== 'vod') throw noAnswer(0)
  return answer.signature
}

/** To Tencent's video service, past our server, which fetches it from there. Its program remembers by itself how far it came. */
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

  /** Pieces without an end are the service's to remove, whole videos are swept away by our server. */
  discard: async () => undefined,
}
