import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { childEnvironment } from '../../../kernel/child-environment.ts'
import { makeClip } from '../../../testing/files/clips.ts'
import type { FileRow } from '../media.repo.ts'
import { PrepareProblem } from '../prepare/preparer.kind.ts'
import { convertArguments } from './ffmpeg-arguments.codec.ts'
import { readProbe } from './ffmpeg-probe.codec.ts'
import { foundConverter } from './found-converter.ts'
import { planOf } from './plan.policy.ts'
import { playablePreparer } from './playable.service.ts'

const room = mkdtempSync(join(inject('runFolder'), 'sands-transcode-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))

/** A transcoding process that does what the file name says, and counts how often it was started. */
const PROGRAM = join(room, 'program.mjs')
writeFileSync(
  PROGRAM,
  `import { appendFileSync, existsSync, writeFileSync, readdirSync } from 'node:fs'
process.on('message', ({ path, folder }) => {
  appendFileSync(path + '.starts', process.pid + '\\n')
  const again = existsSync(path + '.again')
  writeFileSync(path + '.again', '')
  if (path.endsWith('crash') || (path.endsWith('once') && !again)) {
    writeFileSync(folder + '/half', '')
    process.kill(process.pid, 'SIGSEGV')
  }
  if (path.endsWith('once')) process.send({ made: { variants: [], text: readdirSync(folder).join() } })
  if (path.endsWith('slow')) {
    let percent = 0
    setInterval(() => process.send(percent < 10 ? { progress: (percent += 1) } : { made: { variants: [] } }), 100)
  }
  if (path.endsWith('full')) process.send({ error: 'no space', full: true })
  setInterval(() => undefined, 1000)
})`,
)

function start(name: string, { silenceMs = 10_000, signal = new AbortController().signal } = {}) {
  const folder = join(room, `made-${name}`)
  mkdirSync(folder)
  const told: number[] = []
  const path = join(room, name)
  const work = {
    row: { kind: 'video', trimEnd: null } as FileRow,
    path,
    folder,
    progress: (percent: number) => told.push(percent),
    signal,
  }
  const pids = () => readFileSync(`${path}.starts`, 'utf8').trim().split('\n')
  return { told, pids, path, result: playablePreparer({ program: PROGRAM, silenceMs, priority: 0 }).prepare(work) }
}
const isAlive = (pid: string) =>
  existsSync(`/proc/${pid}`) && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')

describe('a transcoding process', () => {
  it('that dies gets a second try, from the start', async () => {
    const { result, pids } = start('once')
    expect(await result).toMatchObject({ text: '' })
    expect(pids()).toHaveLength(2)
  })

  it('that dies twice fails the file', async () => {
    const { result, pids } = start('crash')
    await expect(result).rejects.toMatchObject({ reason: 'crashed' })
    expect(pids()).toHaveLength(2)
  })

  it('that reports no progress is ended', async () => {
    const { result, pids } = start('stall', { silenceMs: 10_000 })
    await expect(result).rejects.toMatchObject({ reason: 'stalled' })
    const [pid = ''] = pids()
    await expect.poll(() => isAlive(pid)).toBe(false)
  })

  it('that is slow but makes progress continues', async () => {
    const { result, told } = start('slow', { silenceMs: 5000 })
    expect(await result).toEqual({ variants: [] })
    expect(told).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('is ended when the server stops', async () => {
    const stopping = new AbortController()
    const { result, pids, path } = start('stop', { signal: stopping.signal })
    await expect.poll(() => existsSync(`${path}.starts`)).toBe(true)
    stopping.abort(new Error('stopping'))
    await expect(result).rejects.toThrow('stopping')
    const [pid = ''] = pids()
    await expect.poll(() => isAlive(pid)).toBe(false)
  })

  it('that finds the disk full fails with the error of a full disk', async () => {
    await expect(start('full').result).rejects.toMatchObject({ code: 'ENOSPC' })
  })

  it.runIf(process.platform === 'linux')(
    'leaves the processor to everybody else and knows nothing of the house',
    async () => {
      const program = join(room, 'nice.mjs')
      writeFileSync(
        program,
        `import { readFileSync } from 'node:fs'
      process.on('message', () => {
        const nice = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ')[16]
        const env = readFileSync('/proc/self/environ', 'utf8').split('\\0').filter((line) => line && !line.startsWith('NODE_CHANNEL_'))
        process.send({ made: { variants: [], text: nice + env.join() } })
      })`,
      )
      const folder = join(room, 'nice')
      mkdirSync(folder)
      const signal = new AbortController().signal
      const work = {
        row: { kind: 'video', trimEnd: null } as FileRow,
        path: program,
        folder,
        progress: () => undefined,
        signal,
      }
      expect(await playablePreparer({ program }).prepare(work)).toMatchObject({
        text: `19${Object.entries(childEnvironment()).map(([name, value]) => `${name}=${value}`)}`,
      })
      expect(readdirSync(folder)).toEqual([])
    },
  )
})

describe('the converter', () => {
  it('is the bundled library, or the configured program', () => {
    expect(foundConverter(undefined)).toMatch(/^node-av \d+\.\d+/)
    expect(foundConverter(process.execPath)).toBe(process.execPath)
    expect(foundConverter(join(room, 'missing'))).toBeUndefined()
  })

  it('that is missing fails a file with that reason', async () => {
    const signal = new AbortController().signal
    const work = {
      row: { kind: 'video', trimEnd: null } as FileRow,
      path: room,
      folder: room,
      progress: () => undefined,
      signal,
    }
    const preparer = playablePreparer({ ffmpegPath: join(room, 'missing') })
    await expect(preparer.prepare(work)).rejects.toMatchObject({ reason: 'no_converter' })
  })
})

describe('the cause of a failure', () => {
  const signal = new AbortController().signal
  const row = { kind: 'video', trimEnd: null } as FileRow
  function workOf(name: string, path = join(room, name)) {
    const folder = join(room, `fault-${name}`)
    mkdirSync(folder)
    return { row, path, folder, progress: () => undefined, signal }
  }

  it.each([
    [183, { reason: 'unreadable' }],
    [69, { reason: 'damaged' }],
    [8, { message: expect.stringContaining('ffmpeg ended with 8') }],
    [228, { code: 'ENOSPC' }],
  ])('is recognised by the exit code of a program: %i', async (code, expected) => {
    const home = join(room, `program-${code}`)
    mkdirSync(home)
    for (const name of ['ffmpeg', 'ffprobe'])
      writeFileSync(join(home, name), `#!/bin/sh\nexit ${code}\n`, { mode: 0o700 })
    const preparer = playablePreparer({ ffmpegPath: join(home, 'ffmpeg'), priority: 0 })
    const error: unknown = await preparer.prepare(workOf(String(code))).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject(expected)
    expect(error instanceof PrepareProblem).toBe('reason' in expected)
  })

  it('is the server when the file to read does not exist', async () => {
    const error: unknown = await playablePreparer({ priority: 0 })
      .prepare(workOf('nowhere.mp4'))
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(PrepareProblem)
  })

  it('is the server when it cannot write its output', async () => {
    const path = join(room, 'fine.mp4')
    await makeClip(path, { seconds: 1, width: 160, height: 90 })
    const work = workOf('unwritable', path)
    for (const name of ['90p', '144p', '240p', '360p', '480p']) writeFileSync(join(work.folder, name), 'in the way')
    const error: unknown = await playablePreparer({ priority: 0 })
      .prepare(work)
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(PrepareProblem)
  })
})

describe('an FFmpeg program of the machine', () => {
  const answer = {
    format: { duration: '12.500000', bit_rate: '900000' },
    streams: [
      { codec_type: 'audio', codec_name: 'aac', bit_rate: '96000', sample_rate: '44100' },
      { codec_type: 'video', codec_name: 'mjpeg', width: 10, height: 10, disposition: { attached_pic: 1 } },
      {
        codec_type: 'video',
        codec_name: 'hevc',
        width: 1920,
        height: 1080,
        sample_aspect_ratio: '1:1',
        avg_frame_rate: '30000/1001',
        color_transfer: 'arib-std-b67',
        side_data_list: [{ rotation: -90 }],
      },
    ],
  }

  it('has its output parsed', () => {
    expect(readProbe(answer)).toEqual({
      duration: 12.5,
      cover: true,
      audio: { bitrate: 96_000, sampleRate: 44_100, undecodable: false },
      video: {
        width: 1080,
        height: 1920,
        rotation: 90,
        rate: { num: 30_000, den: 1001 },
        bitrate: 804_000,
        hdr: true,
        undecodable: false,
      },
    })
  })

  it('gets arguments to open only this file, and to write what the library writes', () => {
    const plan = planOf(readProbe(answer))
    if (typeof plan === 'string') throw new Error(plan)
    const told = convertArguments({ path: '/x/a', folder: '/y', plan, threads: 3, onSeconds: () => undefined })
    const before = told.slice(0, told.indexOf('-i'))
    expect(before).toEqual(
      expect.arrayContaining(['-protocol_whitelist', 'file', '-format_whitelist', '-noautorotate']),
    )
    expect(told[told.indexOf('-i') + 1]).toBe('file:/x/a')
    expect(told).toContain('/y/1080p/%d.m4s')
    expect(told.filter((word) => word === 'libx264')).toHaveLength(plan.video?.renditions.length ?? 0)
    expect(told.join(' ')).toContain('-threads 3')
  })
})
