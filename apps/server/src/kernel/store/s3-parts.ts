import { open } from 'node:fs/promises'
import type { S3Client } from '@aws-sdk/client-s3'

type Sdk = typeof import('@aws-sdk/client-s3')

const PART_BYTES = 8 * 1024 * 1024
const AT_ONCE = 3
/** From this size on, a file is sent in parts, so that only a failed part is sent again. */
export const IN_PARTS_FROM = 4 * PART_BYTES

interface LargeObject {
  Bucket: string
  Key: string
  ContentType: string
  path: string
  bytes: number
}

/** Sends a large file in parts, several at a time. If it fails, the parts already sent are deleted. */
export async function putInParts(
  { sdk, client }: { sdk: Sdk; client: S3Client },
  { Bucket, Key, ContentType, path, bytes }: LargeObject,
): Promise<void> {
  const at = { Bucket, Key }
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ ...at, ContentType }))
  const file = await open(path, 'r')
  const count = Math.ceil(bytes / PART_BYTES)
  const parts: { PartNumber: number; ETag: string | undefined }[] = []
  let next = 1

  async function sendSome(): Promise<void> {
    for (let PartNumber = next++; PartNumber <= count; PartNumber = next++) {
      const start = (PartNumber - 1) * PART_BYTES
      const Body = Buffer.allocUnsafe(Math.min(PART_BYTES, bytes - start))
      const { bytesRead } = await file.read(Body, 0, Body.length, start)
      if (bytesRead < Body.length) throw new Error('the file became shorter while it was read')
      const { ETag } = await client.send(new sdk.UploadPartCommand({ ...at, UploadId, PartNumber, Body }))
      parts.push({ PartNumber, ETag })
    }
  }

  try {
    await Promise.all(Array.from({ length: AT_ONCE }, sendSome))
    const Parts = parts.sort((one, other) => one.PartNumber - other.PartNumber)
    await client.send(new sdk.CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload: { Parts } }))
  } catch (error) {
    next = count + 1
    // The caller gets the first error, not one from aborting.
    await client.send(new sdk.AbortMultipartUploadCommand({ ...at, UploadId })).catch(() => undefined)
    throw error
  } finally {
    await file.close()
  }
}
