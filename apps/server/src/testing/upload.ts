import { request } from 'node:http'
import { Readable } from 'node:stream'
import type { PictureResource } from '@sands/contract/media/media.model'
import type { UploadPurpose } from '@sands/rules/upload'
import type { Answer, Client } from './client.ts'

const PATH = '/sands-system/api/v1/system/resource/upload'

export interface TestUpload {
  purpose?: UploadPurpose
  fileName?: string
  headers?: Readonly<Record<string, string>>
}

export function uploadPath({ purpose = 'picture', fileName = 'photo.jpg' }: TestUpload = {}): string {
  return `${PATH}?${new URLSearchParams({ purpose, fileName })}`
}

/** Sends a file as a browser does. */
export async function upload(
  client: Client,
  content: Buffer,
  options: TestUpload = {},
): Promise<Answer<PictureResource>> {
  const response = await client.send(uploadPath(options), {
    method: 'POST',
    body: new Uint8Array(content),
    headers: {
      'accept-language': 'en-us',
      'content-type': 'application/octet-stream',
      ...(client.token ? { authorization: `Bearer ${client.token}` } : {}),
      ...options.headers,
    },
  })
  const envelope = (await response.json()) as Omit<Answer<PictureResource>, 'status' | 'headers'>
  return { status: response.status, headers: response.headers, ...envelope }
}

export interface RawUpload {
  status: number
  code: number
  /** The number of bytes sent when the answer arrived. */
  sent: number
}

/**
 * Sends a file chunk by chunk over a separate connection, without its length unless the headers contain it. Ends when
 * the answer arrives.
 */
export function uploadSlowly(
  url: string,
  {
    token,
    pieces,
    headers = {},
    path = uploadPath(),
  }: {
    token: string | undefined
    pieces: Iterable<Buffer>
    headers?: Readonly<Record<string, string>>
    path?: string
  },
): Promise<RawUpload> {
  return new Promise((resolve, reject) => {
    let sent = 0
    const counted = function* () {
      for (const piece of pieces) {
        sent += piece.length
        yield piece
      }
    }
    const content = Readable.from(counted())
    const line = request(`${url}${path}`, {
      method: 'POST',
      agent: false,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg', ...headers },
    })
    line.on('error', reject)
    line.on('response', async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      content.destroy()
      line.destroy()
      const { code } = JSON.parse(Buffer.concat(chunks).toString()) as { code: number }
      resolve({ status: response.statusCode ?? 0, code, sent })
    })
    content.pipe(line)
  })
}
