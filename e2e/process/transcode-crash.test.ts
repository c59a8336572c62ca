import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { aClient } from '../../apps/server/src/testing/client.ts'
import { makeClip } from '../../apps/server/src/testing/files/clips.ts'
import { sendWhole } from '../../apps/server/src/testing/resumable.ts'
import { MANY_MS, STEP_MS, TEST_MS } from '../../scripts/testing/patience.ts'
import { type Sands, startSands } from '../kernel/sands.ts'
import { call, tokenOf } from './api.ts'
import { embeddedUrl, processesNaming, query } from './postgres.ts'

vi.setConfig({ testTimeout: MANY_MS, hookTimeout: TEST_MS })

const AUTHOR = 'author'
const SECONDS = 30

interface State {
  status: number
  progress: number
  failReason: string | null
  playable: { duration: number; hlsUrl: string } | null
}

describe('kill -9 during transcoding', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sands-transcode-crash-'))
  const films = mkdtempSync(join(tmpdir(), 'sands-film-'))
  let sands: Sands | undefined
  afterAll(async () => {
    await sands?.stop()
    for (const folder of [dataDir, films]) rmSync(folder, { recursive: true, force: true })
  })

  const lying = (folder: string): string[] => {
    try {
      return readdirSync(join(dataDir, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(join(dataDir, folder).length + 1))
        .sort()
    } catch {
      return []
    }
  }

  const transcoding = () => processesNaming(dataDir).filter((line) => line.includes('transcode.process.ts'))

  it('the transcoding starts again, succeeds, and leaves no files behind', async () => {
    // Not in the data folder: only an empty one gets the prepared demo company.
    const path = join(films, 'film.mp4')
    await makeClip(path, { seconds: SECONDS, width: 480, height: 270, bitrate: 1_000_000 })
    sands = await startSands({ dataDir })
    const token = await tokenOf(sands.url, AUTHOR)
    const sent = await sendWhole(aClient(sands.url, token), readFileSync(path), {
      purpose: 'video',
      fileName: 'film.mp4',
    })
    const { id } = sent.data
    const stateAt = async (url: string) =>
      (await call(url, `GET /sands-system/api/v1/system/resource/get?id=${id}`, { token: await tokenOf(url, AUTHOR) }))
        .data as State

    await expect
      .poll(() => lying('tmp').some((name) => name.endsWith('/0.m4s')), { timeout: MANY_MS, interval: 50 })
      .toBe(true)
    expect(transcoding()).toHaveLength(1)
    await sands.kill()
    // The transcoding process ends with the server.
    await expect.poll(() => transcoding(), { timeout: STEP_MS }).toEqual([])
    sands = await startSands({ dataDir })

    const { url } = sands
    await expect.poll(async () => (await stateAt(url)).status, { timeout: MANY_MS, interval: 1000 }).toBe(3)
    const { playable } = await stateAt(url)
    expect(playable?.duration).toBeCloseTo(SECONDS, 0)
    expect((await fetch(`${url}${playable?.hlsUrl}`)).status).toBe(200)
    await expect.poll(() => lying('tmp')).toEqual([])
    const rows = await query<{ key: string; made: { renditions: { name: string; segments: number[] }[] } }>(
      embeddedUrl(dataDir),
      `select key, made from files where id = ${id}`,
    )
    const [row] = rows
    const names = (row?.made.renditions ?? []).flatMap(({ name, segments }) => [
      `${name}/init.mp4`,
      ...segments.map((_, index) => `${name}/${index}.m4s`),
    ])
    expect(lying(`objects/${row?.key}`)).toEqual([...names, 'large', 'original', 'thumbs'].sort())
  })
})
