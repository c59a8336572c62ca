import type { IncomingMessage } from 'node:http'
import type { CosConfig, TencentConfig } from '../../../kernel/config/tencent.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { send, textOf } from '../../../kernel/outgoing.ts'
import { cosAuthorization, cosEncoded, cosPath, cosSignedUrl } from './cos-sign.codec.ts'
import { elementIn, elementsIn } from './xml.codec.ts'

const SIGNED_FOR_S = 900
const PAGE = 1000

type Query = Readonly<Record<string, string>>

/** An object, or an unfinished upload. */
export interface CosEntry {
  key: string
  uploadId?: string
  at: Date
}

/** The bucket for uploads, accessed with the server's own unrestricted key. */
export interface CosStore {
  /** Undefined when the object does not exist. */
  bytes(key: string): Promise<number | undefined>
  read(key: string): Promise<IncomingMessage>
  /** Removing an object that does not exist is no error. */
  remove(entry: Pick<CosEntry, 'key' | 'uploadId'>): Promise<void>
  /** Everything under a prefix, finished or not. */
  list(prefix: string): AsyncGenerator<CosEntry>
}

export function createCosStore(
  { clock, log }: Pick<Kernel, 'clock' | 'log'>,
  { secretId, secretKey }: Pick<TencentConfig, 'secretId' | 'secretKey'>,
  { url }: CosConfig,
): CosStore {
  const { host } = new URL(url)
  const time = () => {
    const from = Math.floor(clock.now().getTime() / 1000)
    return { from, until: from + SIGNED_FOR_S }
  }

  function unreachable(what: string, reason: unknown) {
    log.warn({ what, reason: reason instanceof Error ? reason.message : reason }, 'a request to COS failed')
    return fail('media.store_unreachable')
  }

  async function ask(method: string, key: string, query: Query = {}): Promise<IncomingMessage> {
    const authorization = cosAuthorization(
      { secretId, secretKey },
      { method, path: `/${key}`, query, headers: { host }, time: time() },
    )
    const search = Object.entries(query).map(([name, value]) => `${cosEncoded(name)}=${cosEncoded(value)}`)
    const address = `${url}${cosPath(key)}${search.length > 0 ? `?${search.join('&')}` : ''}`
    try {
      return await send(address, { method, headers: { authorization }, mayBeInside: true })
    } catch (error) {
      throw unreachable(method, error)
    }
  }

  async function refused(what: string, response: IncomingMessage): Promise<Error> {
    const code = elementIn(await textOf(response).catch(() => ''), 'Code')
    return unreachable(what, `${response.statusCode} ${code ?? ''}`)
  }

  async function pageOf(query: Query): Promise<string> {
    const response = await ask('GET', '', { ...query, 'encoding-type': 'url' })
    if (response.statusCode !== 200) throw await refused('list', response)
    return textOf(response)
  }

  const named = (xml: string, name: string) => decodeURIComponent(elementIn(xml, name) ?? '')

  async function* objects(prefix: string): AsyncGenerator<CosEntry> {
    for (let marker = ''; ; ) {
      const xml = await pageOf({ prefix, marker, 'max-keys': String(PAGE) })
      for (const entry of elementsIn(xml, 'Contents'))
        yield { key: named(entry, 'Key'), at: new Date(elementIn(entry, 'LastModified') ?? '') }
      marker = named(xml, 'NextMarker')
      if (elementIn(xml, 'IsTruncated') !== 'true' || !marker) return
    }
  }

  async function* uploads(prefix: string): AsyncGenerator<CosEntry> {
    for (let [key, id] = ['', '']; ; ) {
      const markers = { 'key-marker': key, 'upload-id-marker': id }
      const xml = await pageOf({ uploads: '', prefix, ...markers, 'max-uploads': String(PAGE) })
      for (const entry of elementsIn(xml, 'Upload'))
        yield {
          key: named(entry, 'Key'),
          uploadId: elementIn(entry, 'UploadId') ?? '',
          at: new Date(elementIn(entry, 'Initiated') ?? ''),
        }
      key = named(xml, 'NextKeyMarker')
      id = elementIn(xml, 'NextUploadIdMarker') ?? ''
      if (elementIn(xml, 'IsTruncated') !== 'true' || !key) return
    }
  }

  return {
    async bytes(key) {
      const response = await ask('HEAD', key)
      response.resume()
      if (response.statusCode === 404) return undefined
      const bytes = Number(response.headers['content-length'])
      if (response.statusCode !== 200 || !Number.isSafeInteger(bytes)) throw await refused('HEAD', response)
      return bytes
    },

    async read(key) {
      const address = cosSignedUrl({ secretId, secretKey }, { origin: url, objectKey: key, time: time() })
      const response = await send(address, { mayBeInside: true }).catch((error: unknown) => {
        throw unreachable('GET', error)
      })
      if (response.statusCode === 200) return response
      if (response.statusCode !== 404) throw await refused('GET', response)
      response.resume()
      throw fail('media.gone')
    },

    async remove({ key, uploadId }) {
      const response = await ask('DELETE', key, uploadId === undefined ? {} : { uploadId })
      if (response.statusCode !== 204 && response.statusCode !== 404 && response.statusCode !== 200)
        throw await refused('DELETE', response)
      response.resume()
    },

    async *list(prefix) {
      yield* objects(prefix)
      yield* uploads(prefix)
    },
  }
}
