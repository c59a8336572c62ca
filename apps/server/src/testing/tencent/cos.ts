import { createHash, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Account, bodyOf, type Listening, listen } from './account.ts'
import { type CosFault, cosFault } from './cos-signature.ts'

interface StoredObject {
  content: Buffer
  at: Date
}

interface Upload {
  key: string
  parts: Map<number, Buffer>
  at: Date
}

export interface CosSimulator extends Listening {
  bucket: string
  region: string
  objects: Map<string, StoredObject>
  uploads: Map<string, Upload>
  /** Every executed request: its action and its key. */
  done: string[]
  /** For tests of failures: returns true if it has answered the request itself. */
  before: (request: IncomingMessage, response: ServerResponse) => boolean
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'PUT, POST, GET, HEAD, DELETE',
  'access-control-expose-headers': 'ETag, x-cos-request-id, Date',
}
const tag = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`
const xml = (name: string, content: string) => `<?xml version="1.0" encoding="UTF-8"?><${name}>${content}</${name}>`
const element = (name: string, content: string | number | boolean) => `<${name}>${content}</${name}>`

/** The action of the XML API for a request. */
function actionOf(method: string, key: string, query: URLSearchParams): string | undefined {
  if (key === '' && method === 'GET') return query.has('uploads') ? 'ListMultipartUploads' : 'GetBucket'
  const step = `${method}${query.has('uploadId') ? ' id' : ''}${query.has('uploads') ? ' new' : ''}`
  const actions: Readonly<Record<string, string>> = {
    PUT: 'PutObject',
    'PUT id': 'UploadPart',
    'POST new': 'InitiateMultipartUpload',
    'POST id': 'CompleteMultipartUpload',
    'GET id': 'ListParts',
    'DELETE id': 'AbortMultipartUpload',
    GET: 'GetObject',
    HEAD: 'HeadObject',
    DELETE: 'DeleteObject',
  }
  return actions[step]
}

/** A COS bucket on its own host: the XML API with real checks of signatures and policies. */
export async function aCos(
  account: Account,
  { bucket, region }: { bucket: string; region: string },
): Promise<CosSimulator> {
  const objects = new Map<string, StoredObject>()
  const uploads = new Map<string, Upload>()
  const at = () => new Date(account.now() * 1000)
  const iso = (time: Date) => time.toISOString()

  function refuse(response: ServerResponse, { status, code, message = code }: CosFault): ServerResponse {
    const body = xml('Error', element('Code', code) + element('Message', message) + element('RequestId', randomUUID()))
    return response
      .writeHead(status, { ...CORS, 'content-type': 'application/xml', date: at().toUTCString() })
      .end(body)
  }

  const answer = (response: ServerResponse, body: string) =>
    response.writeHead(200, { ...CORS, 'content-type': 'application/xml' }).end(body)

  function complete(response: ServerResponse, key: string, id: string, body: string): ServerResponse {
    const upload = uploads.get(id)
    if (!upload) return refuse(response, { status: 404, code: 'NoSuchUpload' })
    const wanted = [...body.matchAll(/<Part>.*?<PartNumber>(\d+)<\/PartNumber>.*?<ETag>(.*?)<\/ETag>.*?<\/Part>/gs)]
    const parts = wanted.map(([, number, etag = '']) => {
      const part = upload.parts.get(Number(number))
      return part && tag(part).replaceAll('"', '') === etag.replace(/&quot;|"/g, '') ? part : undefined
    })
    if (parts.length === 0 || parts.includes(undefined)) return refuse(response, { status: 400, code: 'InvalidPart' })
    const content = Buffer.concat(parts.filter((part) => part !== undefined))
    objects.set(key, { content, at: at() })
    uploads.delete(id)
    const location = element('Location', `${bucket}.cos.${region}.myqcloud.com/${key}`)
    return answer(
      response,
      xml('CompleteMultipartUploadResult', `${location}${element('Key', key)}${element('ETag', tag(content))}`),
    )
  }

  function list(response: ServerResponse, query: URLSearchParams): ServerResponse {
    const prefix = query.get('prefix') ?? ''
    const most = Number(query.get('max-keys') ?? 1000)
    const later = [...objects]
      .filter(([key]) => key.startsWith(prefix) && key > (query.get('marker') ?? ''))
      .sort(([one], [other]) => (one < other ? -1 : 1))
    const shown = later.slice(0, most)
    const rows = shown.map(([key, object]) =>
      element('Contents', element('Key', encodeURIComponent(key)) + element('LastModified', iso(object.at))),
    )
    const truncated = later.length > shown.length
    const next = truncated ? element('NextMarker', encodeURIComponent(shown.at(-1)?.[0] ?? '')) : ''
    return answer(response, xml('ListBucketResult', element('IsTruncated', truncated) + next + rows.join('')))
  }

  function listUploads(response: ServerResponse, query: URLSearchParams): ServerResponse {
    const rows = [...uploads]
      .filter(([, { key }]) => key.startsWith(query.get('prefix') ?? ''))
      .map(([id, { key, at: started }]) => {
        const name = query.get('encoding-type') === 'url' ? encodeURIComponent(key) : key
        return element('Upload', element('Key', name) + element('UploadId', id) + element('Initiated', iso(started)))
      })
    return answer(response, xml('ListMultipartUploadsResult', element('IsTruncated', false) + rows.join('')))
  }

  function listParts(response: ServerResponse, id: string): ServerResponse {
    const upload = uploads.get(id)
    if (!upload) return refuse(response, { status: 404, code: 'NoSuchUpload' })
    const rows = [...upload.parts].map(([number, part]) =>
      element('Part', element('PartNumber', number) + element('ETag', tag(part)) + element('Size', part.length)),
    )
    return answer(response, xml('ListPartsResult', element('IsTruncated', false) + rows.join('')))
  }

  function show(request: IncomingMessage, response: ServerResponse, key: string): ServerResponse {
    const object = objects.get(key)
    if (!object) return refuse(response, { status: 404, code: 'NoSuchKey' })
    response.writeHead(200, { ...CORS, 'content-length': object.content.length, etag: tag(object.content) })
    return response.end(request.method === 'HEAD' ? undefined : object.content)
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    if (simulator.before(request, response)) return undefined
    if (request.method === 'OPTIONS') {
      const allowed = { 'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '' }
      return response.writeHead(200, { ...CORS, ...allowed }).end()
    }
    const url = new URL(request.url ?? '/', 'http://bucket')
    const key = decodeURIComponent(url.pathname.slice(1))
    const query = url.searchParams
    const id = query.get('uploadId') ?? ''
    const body = await bodyOf(request)
    const action = actionOf(request.method ?? '', key, query)
    if (!action) return refuse(response, { status: 405, code: 'MethodNotAllowed' })
    const asked = { bucket, region, action, key: key || (query.get('prefix') ?? '') }
    const fault = cosFault(account, request, url, asked)
    if (fault) return refuse(response, fault)
    simulator.done.push(`${action} ${asked.key}`)
    if (action === 'ListMultipartUploads') return listUploads(response, query)
    if (action === 'GetBucket') return list(response, query)
    if (action === 'GetObject' || action === 'HeadObject') return show(request, response, key)
    if (action === 'ListParts') return listParts(response, id)
    if (action === 'CompleteMultipartUpload') return complete(response, key, id, body.toString())
    if (action === 'InitiateMultipartUpload') {
      const uploadId = randomUUID()
      uploads.set(uploadId, { key, parts: new Map(), at: at() })
      const named = element('Bucket', bucket) + element('Key', key) + element('UploadId', uploadId)
      return answer(response, xml('InitiateMultipartUploadResult', named))
    }
    if (action === 'PutObject') objects.set(key, { content: body, at: at() })
    if (action === 'DeleteObject') objects.delete(key)
    if (action === 'AbortMultipartUpload') uploads.delete(id)
    if (action === 'UploadPart') {
      const upload = uploads.get(id)
      if (!upload) return refuse(response, { status: 404, code: 'NoSuchUpload' })
      upload.parts.set(Number(query.get('partNumber')), body)
    }
    return response.writeHead(request.method === 'DELETE' ? 204 : 200, { ...CORS, etag: tag(body) }).end()
  }

  const listening = await listen((request, response) => void handle(request, response).catch(() => response.destroy()))
  const simulator: CosSimulator = { ...listening, bucket, region, objects, uploads, done: [], before: () => false }
  return simulator
}
