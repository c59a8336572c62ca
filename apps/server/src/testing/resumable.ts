import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { Resource } from '@sands/contract/media/media.model'
import type { UploadPurpose } from '@sands/rules/upload'
import type { Answer, Client } from './client.ts'
import { NOISE_FOLLOWS } from './workshop.ts'

export const UPLOADS = '/sands-system/api/v1/uploads'
const CREATE = 'POST /sands-system/api/v1/system/resource/create'

export interface Announced {
  bytes?: number | string
  purpose?: string
  fileName?: string
  library?: boolean
}

type Told = Answer<unknown> & { offset: number | undefined; location: string }

/** Sends one request of the tus protocol. Answers without a body get the code 0. */
export async function tus(
  client: Client,
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Readonly<Record<string, string>>; body?: Buffer } = {},
): Promise<Told> {
  const response = await client.send(path, {
    method,
    headers: {
      'accept-language': 'en-us',
      'tus-resumable': '1.0.0',
      ...(client.token ? { authorization: `Bearer ${client.token}` } : {}),
      ...headers,
    },
    ...(body ? { body: new Uint8Array(body) } : {}),
  })
  const text = await response.text()
  const offset = response.headers.get('upload-offset')
  return {
    status: response.status,
    headers: response.headers,
    offset: offset === null ? undefined : Number(offset),
    location: response.headers.get('location') ?? '',
    ...(text === ''
      ? { code: 0, msg: '', data: null }
      : (JSON.parse(text) as { code: number; msg: string; data: unknown })),
  }
}

const base64 = (text: string) => Buffer.from(text).toString('base64')

export const announce = (
  client: Client,
  { bytes = 1000, purpose = 'video', fileName = 'clip.mp4', library }: Announced = {},
) =>
  tus(client, 'POST', UPLOADS, {
    headers: {
      'upload-length': String(bytes),
      'upload-metadata': `filename ${base64(fileName)},purpose ${base64(purpose)}${library ? `,library ${base64('true')}` : ''}`,
    },
  })

export const ask = (client: Client, location: string) => tus(client, 'HEAD', location)

export const append = (client: Client, location: string, piece: { offset: number; body: Buffer }) =>
  tus(client, 'PATCH', location, {
    headers: { 'upload-offset': String(piece.offset), 'content-type': 'application/offset+octet-stream' },
    body: piece.body,
  })

export const uploadId = (location: string): string => location.slice(location.lastIndexOf('/') + 1)

export const makeOf = (
  client: Client,
  location: string,
  {
    purpose = 'video',
    fileName = 'clip.mp4',
    library,
  }: { purpose?: UploadPurpose; fileName?: string; library?: boolean } = {},
): Promise<Answer<Resource>> =>
  client.call(CREATE, {
    body: { source: { kind: 'upload', id: uploadId(location) }, purpose, fileName, ...(library ? { library } : {}) },
  })

/** Uploads a whole file in one request: announces it, sends it and creates the file. */
export async function sendWhole(
  client: Client,
  content: Buffer,
  options: { purpose?: UploadPurpose; fileName?: string; library?: boolean } = {},
): Promise<Answer<Resource> & { location: string }> {
  const announced = await announce(client, { bytes: content.length, ...options })
  if (announced.status !== 201) return announced as Told & { data: never }
  const sent = await append(client, announced.location, { offset: 0, body: content })
  if (sent.status !== 204) return { ...sent, location: announced.location } as Told & { data: never }
  return { ...(await makeOf(client, announced.location, options)), location: announced.location }
}

const box = (name: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length, 0)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** The size of the boxes without the content of the last one. */
const FRAME_BYTES = 36

const noise = (bytes: number): Buffer => {
  const content = randomBytes(bytes)
  if (bytes > 2 * NOISE_FOLLOWS.length) NOISE_FOLLOWS.copy(content)
  return content
}

/** A file with the structure of a video but without a picture. Every file is different. */
export const aVideoFile = (bytes = 100_000, brand = 'isom'): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`, 'latin1')),
    box('moov', Buffer.alloc(0)),
    box('mdat', noise(Math.max(0, bytes - FRAME_BYTES))),
  ])

/** A separate connection that keeps sending until it is told to stop or is cut. */
export function slowLine(url: string, client: Client, { location, offset }: { location: string; offset: number }) {
  const line = request(`${url}${location}`, {
    method: 'PATCH',
    agent: false,
    headers: {
      authorization: `Bearer ${client.token}`,
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
  })
  const status = new Promise<number>((resolve) => {
    line.on('error', () => resolve(0))
    line.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
  })
  return {
    status,
    write: (piece: Buffer) => void line.write(piece),
    end: () => void line.end(),
    cut: () => void line.destroy(),
  }
}

/** Removes the `moov` box, so that the video no longer describes its content. */
export function withoutFilm(video: Buffer): Buffer {
  const at = video.indexOf('moov') - 4
  return Buffer.concat([video.subarray(0, at), video.subarray(at + 8)])
}
