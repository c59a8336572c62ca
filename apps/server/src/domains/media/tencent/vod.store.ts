import type { IncomingMessage } from 'node:http'
import { Type } from 'typebox'
import type { TencentConfig, VodConfig } from '../../../kernel/config/tencent.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { send } from '../../../kernel/outgoing.ts'
import { createTencentApi, VOD } from './tencent-api.service.ts'

/** Hosts that serve media of the video service. */
const TENCENT_HOSTS = /\.(?:myqcloud\.com|vod-qcloud\.com|tencentcos\.cn)$/
const PAGE = 100
/** The service returns no further pages. */
const MOST_PAGES = 50

const Optional = Type.Optional(Type.Union([Type.Null(), Type.String()]))
const Basic = Type.Object({
  MediaUrl: Optional,
  SourceInfo: Type.Optional(Type.Union([Type.Null(), Type.Object({ SourceContext: Optional })])),
})
const Media = Type.Object({
  FileId: Type.String(),
  BasicInfo: Type.Union([Type.Null(), Basic]),
  MetaData: Type.Optional(Type.Union([Type.Null(), Type.Object({ Size: Type.Optional(Type.Number()) })])),
})
const Found = Type.Object({ MediaInfoSet: Type.Array(Media) })
const Listed = Type.Object({
  MediaInfoSet: Type.Array(Type.Object({ FileId: Type.String(), BasicInfo: Type.Union([Type.Null(), Basic]) })),
})

export interface VodFile {
  fileId: string
  /** The context from the signature of its upload. */
  context: string | undefined
  url: string
  /** Undefined until the service has inspected the file. */
  bytes: number | undefined
}

/** The files at the video service. */
export interface VodStore {
  find(fileId: string): Promise<VodFile | undefined>
  read(file: Pick<VodFile, 'url'>): Promise<IncomingMessage>
  remove(fileId: string): Promise<void>
  /** Oldest first. */
  uploadedBefore(before: Date): AsyncGenerator<Pick<VodFile, 'fileId' | 'context'>>
}

/** The address to fetch from: a host of Tencent, or the domain that the operator configured. */
function sourceOf(
  url: string,
  { url: service, mediaUrl }: VodConfig,
): { address: string; mayBeInside: boolean } | undefined {
  const parsed = URL.parse(url)
  if (!parsed || parsed.username || parsed.password) return undefined
  if (parsed.origin === service || parsed.origin === mediaUrl) return { address: parsed.href, mayBeInside: true }
  if (!TENCENT_HOSTS.test(parsed.hostname) || parsed.port || !/^https?:$/.test(parsed.protocol)) return undefined
  parsed.protocol = 'https:'
  return { address: parsed.href, mayBeInside: false }
}

export function createVodStore(
  kernel: Pick<Kernel, 'clock' | 'log'>,
  tencent: TencentConfig,
  config: VodConfig,
): VodStore {
  const { subAppId: SubAppId, url } = config
  const api = createTencentApi(kernel, tencent)
  const contextOf = (info: { SourceInfo?: { SourceContext?: string | null } | null } | null) =>
    info?.SourceInfo?.SourceContext ?? undefined

  return {
    async find(fileId) {
      const body = { FileIds: [fileId], SubAppId, Filters: ['basicInfo', 'metaData'] }
      const { MediaInfoSet } = await api.ask({ service: VOD, url, action: 'DescribeMediaInfos', body, answer: Found })
      const media = MediaInfoSet.find(({ FileId }) => FileId === fileId)
      if (!media?.BasicInfo?.MediaUrl) return undefined
      const { BasicInfo, MetaData } = media
      const size = MetaData?.Size
      return {
        fileId,
        context: contextOf(BasicInfo),
        url: BasicInfo.MediaUrl ?? '',
        bytes: size ? size : undefined,
      }
    },

    async read({ url: given }) {
      const source = sourceOf(given, config)
      const refuse = (reason: string) => {
        kernel.log.warn({ url: given, reason }, 'a video cannot be fetched')
        return fail('media.store_unreachable')
      }
      if (!source) throw refuse('not a host of Tencent')
      const response = await send(source.address, { mayBeInside: source.mayBeInside }).catch((error: Error) => {
        throw refuse(error.message)
      })
      if (response.statusCode === 200) return response
      response.destroy()
      throw refuse(`status ${response.statusCode}`)
    },

    async remove(fileId) {
      const body = { FileId: fileId, SubAppId }
      await api.ask({
        service: VOD,
        url,
        action: 'DeleteMedia',
        body,
        answer: Type.Object({ RequestId: Type.String() }),
      })
    },

    async *uploadedBefore(before) {
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const { MediaInfoSet } = await api.ask({
          service: VOD,
          url,
          action: 'SearchMedia',
          body: {
            SubAppId,
            SourceTypes: ['Upload'],
            CreateTime: { Before: before.toISOString() },
            Sort: { Field: 'CreateTime', Order: 'Asc' },
            Filters: ['basicInfo'],
            Offset: page * PAGE,
            Limit: PAGE,
          },
          answer: Listed,
        })
        for (const { FileId, BasicInfo } of MediaInfoSet) yield { fileId: FileId, context: contextOf(BasicInfo) }
        if (MediaInfoSet.length < PAGE) return
      }
    },
  }
}
