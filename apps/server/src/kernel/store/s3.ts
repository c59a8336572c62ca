import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Config } from '../config.ts'
import { checkedKey } from './key.ts'
import { IN_PARTS_FROM, putInParts } from './s3-parts.ts'
import type { ObjectStore, StoredObject } from './store.ts'

const INSUFFICIENT_STORAGE = 507

const CONNECT_MS = 5000
const SILENCE_MS = 30_000

type Sdk = typeof import('@aws-sdk/client-s3')

async function connect(config: S3Config): Promise<{ sdk: Sdk; client: S3Client }> {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    region: config.region,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    forcePathStyle: config.forcePathStyle,
    // A store that does not answer must not block the upload forever.
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
    // Stores that do not know the SDK's checksums would store them as part of the content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(config.endpoint ? { endpoint: config.endpoint } : {}),
  })
  return { sdk, client }
}

/** A full bucket is reported like a full disk. */
const told =
  ({ S3ServiceException }: Sdk) =>
  (error: unknown): never => {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === INSUFFICIENT_STORAGE)
      throw Object.assign(new Error('the bucket is full'), { code: 'ENOSPC' })
    throw error
  }

/** A store in an S3 bucket. The SDK is large, so it is loaded only by installations that use it. */
export function s3Store(config: S3Config): ObjectStore {
  let connection: ReturnType<typeof connect> | undefined
  const connected = () => {
    connection ??= connect(config)
    return connection
  }
  const at = (key: string) => ({ Bucket: config.bucket, Key: checkedKey(key) })
  const store: ObjectStore = {
    async put(key, { path, contentType }) {
      const { sdk, client } = await connected()
      const { size } = await stat(path)
      const object = { ...at(key), ContentType: contentType }
      if (size >= IN_PARTS_FROM) return putInParts({ sdk, client }, { ...object, path, bytes: size }).catch(told(sdk))
      const Body = createReadStream(path)
      try {
        await client.send(new sdk.PutObjectCommand({ ...object, Body, ContentLength: size }))
      } catch (error) {
        told(sdk)(error)
      } finally {
        Body.destroy()
      }
    },

    async read(key, range) {
      const { sdk, client } = await connected()
      const Range = range ? `bytes=${range.start}-${range.end}` : undefined
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ ...at(key), ...(Range ? { Range } : {}) }))
        if (!(Body instanceof Readable)) throw new Error('the store answered without content')
        return Body
      } catch (error) {
        if (error instanceof sdk.NoSuchKey || (error instanceof sdk.S3ServiceException && error.name === 'NotFound'))
          return undefined
        throw error
      }
    },

    async copyTo(key, path) {
      const content = await store.read(key)
      if (!content) return false
      await pipeline(content, createWriteStream(path))
      return true
    },

    async *list(folder): AsyncGenerator<StoredObject> {
      const { sdk, client } = await connected()
      const Prefix = folder === undefined ? '' : `${checkedKey(folder)}/`
      let next: string | undefined
      do {
        const page = await client.send(
          new sdk.ListObjectsV2Command({ Bucket: config.bucket, Prefix, ...(next ? { ContinuationToken: next } : {}) }),
        )
        for (const { Key, Size = 0, LastModified = new Date(0) } of page.Contents ?? [])
          if (Key) yield { key: Key, bytes: Size, storedAt: LastModified }
        next = page.IsTruncated ? page.NextContinuationToken : undefined
      } while (next)
    },

    async remove(keys) {
      const { sdk, client } = await connected()
      await Promise.all(keys.map((key) => client.send(new sdk.DeleteObjectCommand(at(key)))))
    },
  }
  return store
}
