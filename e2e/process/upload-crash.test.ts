import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { MANY_MS, STEP_MS, TEST_MS } from '../../scripts/testing/patience.ts'
import { type Sands, startSands } from '../kernel/sands.ts'
import { call, tokenOf } from './api.ts'
import { embeddedUrl, query } from './postgres.ts'

vi.setConfig({ testTimeout: MANY_MS, hookTimeout: TEST_MS })

const UPLOADS = '/sands-system/api/v1/uploads'
const MB = 1024 * 1024
const BYTES = 40 * MB
/** Sent beyond the wanted bytes, so that a kill comes while more arrives, and never after the whole file. */
const AHEAD = 6 * MB
const ROUNDS = 3
const base64 = (text: string) => Buffer.from(text).toString('base64')
const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

/** A file with the header of an audio and random content. It needs no preparation, so no other work is running. */
function aSound(): Buffer {
  const content = randomBytes(BYTES)
  content.write('RIFF', 0, 'latin1')
  content.writeUInt32LE(BYTES - 8, 4)
  content.write('WAVEfmt ', 8, 'latin1')
  return content
}

describe('kill -9 during an upload', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sands-upload-crash-'))
  let sands: Sands | undefined
  afterAll(async () => {
    await sands?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  async function ask(url: string, token: string, location: string): Promise<number> {
    const response = await fetch(`${url}${location}`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' },
    })
    expect(response.status).toBe(200)
    return Number(response.headers.get('upload-offset'))
  }

  /**
   * Sends the missing bytes over one connection, or those before `end`: then the connection stays open for the rest.
   * Resolves when the answer has arrived or the connection is lost.
   */
  function send(
    url: string,
    token: string,
    {
      location,
      offset,
      content,
      end = content.length,
    }: { location: string; offset: number; content: Buffer; end?: number },
  ) {
    return new Promise<number>((resolve) => {
      const line = request(`${url}${location}`, {
        method: 'PATCH',
        agent: false,
        headers: {
          authorization: `Bearer ${token}`,
          'tus-resumable': '1.0.0',
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
          'content-length': content.length - offset,
        },
      })
      line.on('error', () => resolve(0))
      line.on('response', (response) => resolve(response.resume().statusCode ?? 0))
      line.write(content.subarray(offset, end))
      if (end === content.length) line.end()
    })
  }

  const lying = (folder: string): string[] => {
    try {
      return readdirSync(join(dataDir, folder))
    } catch {
      return []
    }
  }

  it(`${ROUNDS} times: the upload resumes, the file is complete, and nothing is left behind`, async () => {
    const content = aSound()
    sands = await startSands({ dataDir })
    let token = await tokenOf(sands.url, 'author')
    const announced = await fetch(`${sands.url}${UPLOADS}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'tus-resumable': '1.0.0',
        'upload-length': String(BYTES),
        'upload-metadata': `filename ${base64('talk.wav')},purpose ${base64('audio')}`,
      },
    })
    const location = announced.headers.get('location') ?? ''
    const offsets = [0]

    for (let round = 1; round <= ROUNDS; round += 1) {
      const before = offsets.at(-1) ?? 0
      const wanted = Math.floor((BYTES * round) / (ROUNDS + 2))
      const { url } = sands
      const line = send(url, token, { location, offset: before, content, end: wanted + AHEAD })
      await expect.poll(() => ask(url, token, location), { interval: 5, timeout: STEP_MS }).toBeGreaterThan(wanted)
      await sands.kill()
      await line
      sands = await startSands({ dataDir })
      token = await tokenOf(sands.url, 'author')
      offsets.push(await ask(sands.url, token, location))
    }

    expect(offsets).toEqual([...offsets].sort((one, other) => one - other))
    const offset = offsets.at(-1) ?? 0
    expect(offset).toBeGreaterThan((BYTES * ROUNDS) / (ROUNDS + 2))
    expect(offset).toBeLessThan(BYTES)
    expect(await send(sands.url, token, { location, offset, content })).toBe(204)
    const made = await call(sands.url, 'POST /sands-system/api/v1/system/resource/create', {
      token,
      body: { source: { kind: 'upload', id: location.split('/').at(-1) }, purpose: 'audio', fileName: 'talk.wav' },
    })

    expect(made).toMatchObject({ code: 1, data: { fileSize: BYTES, fileName: 'talk.wav' } })
    const { url = '' } = made.data as { url?: string }
    expect(hashOf(new Uint8Array(await (await fetch(`${sands.url}${url}`)).arrayBuffer()))).toBe(hashOf(content))
    const [row] = await query<{ files: number; uploads: number }>(
      embeddedUrl(dataDir),
      `select (select count(*)::int from files where name = 'talk.wav') as files, (select count(*)::int from uploads) as uploads`,
    )
    expect(row).toEqual({ files: 1, uploads: 0 })
    expect(lying('uploads')).toEqual([])
    // The file is being prepared; its temporary folder is deleted after that.
    await expect.poll(() => lying('tmp'), { timeout: STEP_MS }).toEqual([])
  })
})
