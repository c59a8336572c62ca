import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MANY_MS, STEP_MS, TEST_MS } from '../../scripts/testing/patience.ts'
import { copyFolder, ensureDemoFolder } from '../kernel/demo-folder.ts'
import { type Sands, startSands } from '../kernel/sands.ts'
import { setUpCode } from '../kernel/setup.ts'
import { beat, call, health, tokenOf } from './api.ts'
import { embeddedUrl, processesNaming } from './postgres.ts'

// These tests start and stop whole processes, each with its own database.
vi.setConfig({ testTimeout: MANY_MS, hookTimeout: TEST_MS })

describe('the server', () => {
  const folders: string[] = []
  const running: Sands[] = []
  const folder = () => {
    const path = mkdtempSync(join(tmpdir(), 'sands-process-'))
    folders.push(path)
    return path
  }
  const start = async (...options: Parameters<typeof startSands>) => {
    const sands = await startSands(...options)
    running.push(sands)
    return sands
  }
  afterEach(async () => {
    // Servers that use the database of another server stop first.
    for (const sands of running.splice(0).reverse()) await sands.stop()
    for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true })
  })

  it('leaves no process behind when it is asked to stop', async () => {
    const dataDir = folder()
    const sands = await start({ dataDir })
    expect(processesNaming(dataDir).length).toBeGreaterThan(0)
    await sands.stop()

    expect(processesNaming(dataDir)).toEqual([])
  })

  it('stops PostgreSQL when it is killed, and starts again', async () => {
    const dataDir = folder()
    const sands = await start({ dataDir })
    await sands.kill()

    await expect.poll(() => processesNaming(dataDir), { timeout: STEP_MS }).toEqual([])
    const again = await start({ dataDir })
    expect(await health(again.url)).toBe(200)
  })

  it('starts when the lock file of an earlier PostgreSQL contains the id of an unrelated process', async () => {
    const dataDir = folder()
    copyFolder(await ensureDemoFolder(), dataDir)
    writeFileSync(
      join(dataDir, 'postgres', 'data', 'postmaster.pid'),
      `${process.pid}\n${join(dataDir, 'postgres', 'data')}\n`,
    )

    expect(await health((await start({ dataDir })).url)).toBe(200)
  })

  it('refuses a data folder that another server uses', async () => {
    const dataDir = folder()
    await start({ dataDir })

    await expect(startSands({ dataDir })).rejects.toThrow('another Sands server is running')
  })

  it('reports that the database is unavailable, answers 503 with a message, and recovers by itself', async () => {
    const dataDir = folder()
    const keeper = await start({ dataDir })
    const sands = await start({ env: { DATABASE_URL: embeddedUrl(dataDir), DEMO: '1' } })
    const token = await tokenOf(sands.url, 'learner')
    expect(await beat(sands.url, token)).toMatchObject({ code: 1 })

    await keeper.stop()
    expect(await health(sands.url)).toBe(503)
    expect(await beat(sands.url, token)).toMatchObject({ code: 5_000_503, msg: '服务暂时不可用，请稍后重试' })

    await start({ dataDir })
    await expect.poll(() => health(sands.url), { timeout: STEP_MS }).toBe(200)
    await expect.poll(async () => (await beat(sands.url, token)).code, { timeout: STEP_MS }).toBe(1)
  })

  it('answers every accepted request before it stops', async () => {
    const sands = await start({ dataDir: folder() })
    const tokens = await Promise.all(['learner', 'manager', 'teacher'].map((person) => tokenOf(sands.url, person)))
    const answers: number[] = []
    let accepted = true
    const clients = tokens.map(async (token) => {
      while (accepted) {
        const answer = await beat(sands.url, token).catch((error: Error) => {
          // A refused connection was never accepted; anything else is a request that got lost.
          const cause = error.cause as { code?: string } | undefined
          if (cause?.code !== 'ECONNREFUSED') answers.push(-1)
          accepted = false
          return undefined
        })
        if (answer) answers.push(answer.code)
      }
    })
    await expect.poll(() => answers.length, { timeout: STEP_MS }).toBeGreaterThan(50)
    await sands.stop()
    await Promise.all(clients)

    expect(new Set(answers)).toEqual(new Set([1]))
  })

  it('runs several processes on one database, and a token revoked on one is refused by all within a second', async () => {
    const dataDir = folder()
    await start({ dataDir })
    const env = { DATABASE_URL: embeddedUrl(dataDir), DEMO: '1', PROCESSES: '2' }
    const [one, two] = await Promise.all([start({ env }), start({ env })])
    // The address of the database has its password in it.
    expect(processesNaming(env.DATABASE_URL)).toEqual([])
    const token = await tokenOf(one.url, 'learner')
    const INFO = 'GET /sands-user/api/v1/user/current-info'
    const everywhere = () =>
      Promise.all(Array.from({ length: 16 }, (_, index) => call(index % 2 ? one.url : two.url, INFO, { token })))
    expect(new Set((await everywhere()).map(({ code }) => code))).toEqual(new Set([1]))

    await call(two.url, 'POST /sands-user/api/v1/auth/logout', { token, body: { everywhere: true } })
    await expect
      .poll(async () => new Set((await everywhere()).map(({ code }) => code)), { timeout: 1000, interval: 50 })
      .toEqual(new Set([14280]))
  })

  it('prints a set-up code without the demo, and after set-up every process lets people sign in at once', async () => {
    const sands = await start({ dataDir: folder(), env: { DEMO: '0', PROCESSES: '2' } })
    const company = { companyName: 'Dunes', collegeName: 'Dunes', language: 'en-us', userName: 'root', name: 'Ada' }
    const { data } = await call(sands.url, 'POST /sands-user/api/v1/setup/create', {
      token: '',
      body: { ...company, code: setUpCode(sands), password: 'First#2026' },
    })
    const { access_token: token } = data as { access_token: string }

    const INFO = 'GET /sands-user/api/v1/user/current-info'
    const answers = await Promise.all(Array.from({ length: 16 }, () => call(sands.url, INFO, { token })))
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([1]))
  })

  it('reports wrong settings in one line', async () => {
    await expect(startSands({ env: { DEMO: '0', PORT: 'eighty' } })).rejects.toThrow(
      'Sands cannot start: PORT must be a whole number',
    )
    await expect(startSands({ env: { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' } })).rejects.toThrow(
      'Sands cannot start',
    )
  })

  it('stops when its parent process has ended', async () => {
    const dataDir = folder()
    const server = JSON.stringify(join(import.meta.dirname, '../../apps/server/src/main.ts'))
    const parent = spawn(
      process.execPath,
      [
        '-e',
        `require('child_process').spawn(process.execPath, [${server}], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })`,
      ],
      {
        cwd: dataDir,
        env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, DEMO: '0' },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    await once(parent.stdout, 'data')
    parent.kill('SIGKILL')

    await expect.poll(() => processesNaming(dataDir), { timeout: STEP_MS }).toEqual([])
  })
})
