import { createHmac, randomInt, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Account, bodyOf, giveTemporary, type Listening, listen, sameText, tc3Fault } from './account.ts'
import type { CosSimulator } from './cos.ts'

export interface VodMedia {
  /** The key in the bucket of the service. */
  key: string
  context: string
  at: number
  /** The address that the service reports for downloads. */
  url: string
}

export interface VodSimulator extends Listening {
  subAppId: number
  media: Map<string, VodMedia>
  /** Adds a video as if a person had uploaded it. */
  keep(context: string, content: Buffer): string
}

interface Ticket {
  sourceContext: string
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'content-type',
}

/** The video service: uploads from browsers with real checks of their signatures, and requests signed with TC3. */
export async function aVod(account: Account, bucket: CosSimulator, subAppId: number): Promise<VodSimulator> {
  const media = new Map<string, VodMedia>()
  const sessions = new Map<string, { key: string; context: string }>()
  const used = new Set<string>()
  const [storageBucket, storageAppId] = bucket.bucket.split(/-(?=\d+$)/)

  /** Returns the contents of an upload signature, or its fault. */
  function ticketOf(signature: string): Ticket | string {
    const bytes = Buffer.from(signature, 'base64')
    const text = bytes.subarray(20).toString()
    const mac = createHmac('sha1', account.secretKey).update(text).digest('hex')
    if (!sameText(mac, bytes.subarray(0, 20).toString('hex'))) return 'invalid signature'
    const said = new URLSearchParams(text)
    const until = Number(said.get('expireTime'))
    if (said.get('secretId') !== account.secretId || !/^\d{1,10}$/.test(said.get('random') ?? ''))
      return 'bad signature'
    if (!(Number(said.get('currentTimeStamp')) <= account.now() + 300 && until > account.now())) return 'expired'
    if (said.get('vodSubAppId') !== String(subAppId)) return 'another application'
    if (said.get('oneTimeValid') === '1' && used.has(signature)) return 'used signature'
    used.add(signature)
    return { sourceContext: said.get('sourceContext') ?? '' }
  }

  const newId = () => `${randomInt(1e9, 9e9)}${randomInt(1e9, 9e9)}`
  const add = (key: string, context: string): string => {
    const fileId = newId()
    media.set(fileId, { key, context, at: account.now(), url: `${listening.url}/media/${fileId}` })
    return fileId
  }

  function apply(
    { videoType, vodSessionKey }: { videoType?: string; vodSessionKey?: string },
    context: string,
  ): object {
    const session = vodSessionKey && sessions.has(vodSessionKey) ? vodSessionKey : randomUUID()
    const key = sessions.get(session)?.key ?? `${randomUUID()}/f0.${videoType}`
    sessions.set(session, { key, context })
    const resource = `qcs::cos:${bucket.region}:uid/${storageAppId}:${bucket.bucket}/${key}`
    const action = ['PutObject', 'InitiateMultipartUpload', 'ListMultipartUploads', 'ListParts', 'UploadPart']
    const more = ['CompleteMultipartUpload', 'AbortMultipartUpload']
    const statement = {
      effect: 'allow',
      action: [...action, ...more].map((name) => `name/cos:${name}`),
      resource: [resource],
    }
    const [secretId, { secretKey, token, until }] = giveTemporary(
      account,
      { version: '2.0', statement: [statement] },
      3600,
    )
    return {
      video: { storageSignature: '', storagePath: `/${key}` },
      storageAppId: Number(storageAppId),
      storageBucket,
      storageRegion: bucket.region,
      storageRegionV5: bucket.region,
      StorageRegionV5: bucket.region,
      domain: 'vod2.qcloud.com',
      vodSessionKey: session,
      tempCertificate: { secretId, secretKey, token, expiredTime: until },
      appId: Number(storageAppId),
      timestamp: account.now(),
    }
  }

  function commit({ vodSessionKey = '' }: { vodSessionKey?: string }): object | undefined {
    const session = sessions.get(vodSessionKey)
    if (!session || !bucket.objects.has(session.key)) return undefined
    sessions.delete(vodSessionKey)
    const fileId = add(session.key, session.context)
    return { fileId, video: { url: media.get(fileId)?.url } }
  }

  function doneBy(action: string, asked: Record<string, string>, { sourceContext }: Ticket): object | undefined {
    if (action === 'ApplyUploadUGC') return apply(asked, sourceContext)
    return action === 'CommitUploadUGC' ? commit(asked) : undefined
  }

  /** Requests from browsers. */
  async function fromBrowser(request: IncomingMessage, response: ServerResponse, action: string): Promise<void> {
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end()
    const asked = JSON.parse((await bodyOf(request)).toString()) as Record<string, string>
    const ticket = ticketOf(asked.signature ?? '')
    const message = typeof ticket === 'string' ? ticket : 'not found'
    const data = typeof ticket === 'string' ? undefined : doneBy(action, asked, ticket)
    response.writeHead(200, { ...CORS, 'content-type': 'application/json' })
    response.end(JSON.stringify(data ? { code: 0, message: '', data } : { code: 10008, message }))
  }

  const shown = ([FileId, { key, context, url }]: [string, VodMedia], withSize: boolean) => ({
    FileId,
    BasicInfo: {
      Name: 'clip',
      Type: 'mp4',
      MediaUrl: url,
      SourceInfo: { SourceType: 'Upload', SourceContext: context },
    },
    MetaData: withSize ? { Size: bucket.objects.get(key)?.content.length ?? 0 } : null,
  })

  /** Requests from the server. */
  function told(action: string, asked: Record<string, never>): object {
    const {
      FileIds = [],
      FileId,
      Offset = 0,
      Limit = 10,
      CreateTime = { Before: '' },
    } = asked as {
      FileIds?: string[]
      FileId?: string
      Offset?: number
      Limit?: number
      CreateTime?: { Before: string }
    }
    if (action === 'DeleteMedia') {
      bucket.objects.delete(media.get(FileId ?? '')?.key ?? '')
      media.delete(FileId ?? '')
      return {}
    }
    if (action === 'SearchMedia') {
      const before = Date.parse(CreateTime.Before) / 1000
      const found = [...media].filter(([, { at }]) => at < before).sort(([, one], [, other]) => one.at - other.at)
      const MediaInfoSet = found.slice(Offset, Offset + Limit).map((entry) => shown(entry, false))
      return { TotalCount: found.length, MediaInfoSet }
    }
    if (action !== 'DescribeMediaInfos') return { Error: { Code: 'InvalidAction', Message: action } }
    return {
      MediaInfoSet: [...media].filter(([id]) => FileIds.includes(id)).map((entry) => shown(entry, true)),
      NotExistFileIdSet: FileIds.filter((id) => !media.has(id)),
    }
  }

  async function fromServer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request)
    const RequestId = randomUUID()
    const fault = tc3Fault(account, 'vod', request, body)
    const asked = JSON.parse(body.toString())
    const wrong = request.headers['x-tc-version'] !== '2018-07-17' || asked.SubAppId !== subAppId
    const Code = fault ?? (wrong ? 'UnauthorizedOperation' : undefined)
    const Response = Code
      ? { Error: { Code, Message: 'refused' } }
      : told(String(request.headers['x-tc-action']), asked)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ Response: { ...Response, RequestId } }))
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://vod')
    const action = url.searchParams.get('Action')
    if (url.pathname === '/v3/index.php' && action) return fromBrowser(request, response, action)
    const asked = /^\/media\/(\d+)$/.exec(url.pathname)?.[1]
    if (!asked) return fromServer(request, response)
    const content = bucket.objects.get(media.get(asked)?.key ?? '')?.content
    if (!content) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-length': content.length }).end(content)
  }

  const listening = await listen((request, response) => void handle(request, response).catch(() => response.destroy()))
  return {
    ...listening,
    subAppId,
    media,
    keep(context, content) {
      const key = `${randomUUID()}/f0.mp4`
      bucket.objects.set(key, { content, at: new Date(account.now() * 1000) })
      return add(key, context)
    },
  }
}
