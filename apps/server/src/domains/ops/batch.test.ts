import { existsSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { UserId } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { fail } from '../../kernel/errors.ts'
import type { JobKind } from '../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { SignedIn } from '../../testing/client.ts'
import { useSands } from '../../testing/sands.ts'
import { endLostBatches, tidyBatches } from './batch.jobs.ts'
import type { BatchKind, BatchOutcome, BatchWork } from './batch.kind.ts'
import { createBatches } from './batch.service.ts'

const PAGE = 'GET /sands-system/api/v1/ops/batch/page'
const GET = 'GET /sands-system/api/v1/ops/batch/get'
const CANCEL = 'POST /sands-system/api/v1/ops/batch/cancel'
const FILE = 'GET /sands-system/api/v1/ops/batch/file'
const DAY_MS = 86_400_000

interface Input {
  what: string
}

describe('a batch', () => {
  const sands = useSands()

  async function adminId(): Promise<UserId> {
    const { rows } = await sands.server.kernel.database.pool.query<{ id: UserId }>(
      "select id from users where user_name = 'admin'",
    )
    if (!rows[0]) throw new Error('there is no admin')
    return rows[0].id
  }

  /** A batch service whose jobs the test runs itself, so that it controls the order of events. */
  async function started(owner: SignedIn, run: BatchKind<Input>['run']) {
    const kernel: Kernel = {
      ...sands.server.kernel,
      jobs: {
        ...sands.server.kernel.jobs,
        enqueue: async <P extends object>(_tx: unknown, _kind: JobKind<P>) => undefined,
      },
    }
    const batches = createBatches(kernel)
    const kind: BatchKind<Input> = { name: 'org.import', run }
    batches.add(kind)
    const viewer = {
      userId: await adminId(),
      collegeId: '1',
      name: 'Ada',
      ip: '10.1.1.1',
      userAgent: 'test',
      language: 'en-us',
      timeZone: 'Asia/Shanghai',
    } as Viewer
    const id = await kernel.database.transaction((tx) => batches.start(tx, viewer, kind, { what: 'sort' }))
    const go = (last = false) => batches.job.run({ batchId: id }, { last, holds: async () => true })
    return { id, go, get: async () => (await owner.call(GET, { query: { id } })).data }
  }

  const withFile = async ({ folder }: BatchWork<Input>, text = 'hello'): Promise<BatchOutcome> => {
    const path = join(folder, 'result.txt')
    await writeFile(path, text)
    return { counts: { created: 2 }, file: { name: 'Ergebnis (1).txt', path, contentType: 'text/plain' } }
  }
  const objects = () => {
    const folder = join(sands.dataDir, 'objects', 'batches')
    return existsSync(folder)
      ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((e) => e.isFile())
      : []
  }

  it("waits, runs, and returns counts, problems in the viewer's language, and a file", async () => {
    const admin = await sands.signIn('admin')
    let halfway: unknown
    const { id, go, get } = await started(admin, async (work) => {
      expect(work).toMatchObject({ input: { what: 'sort' }, language: 'en-us', actor: { name: 'Ada', ip: '10.1.1.1' } })
      await work.step(3, 10)
      halfway = await get()
      const problem = { row: 4, column: 'name', value: 'x', error: 'kernel.changed_meanwhile' }
      return { ...(await withFile(work)), problems: [problem, { ...problem, error: 'gone.name' }] }
    })
    expect(await get()).toMatchObject({ state: 'queued', total: null, done: 0, file: null })
    await go()

    expect(halfway).toMatchObject({ state: 'running', done: 3, total: 10 })
    const batch = await get()
    expect(batch).toMatchObject({
      state: 'done',
      counts: { created: 2 },
      file: { name: 'Ergebnis (1).txt', bytes: 5 },
      ownerName: 'Ada',
    })
    expect(batch.problems[0]).toMatchObject({ row: 4, column: 'name', value: 'x' })
    expect(batch.problems[1]?.text).toBe('gone.name')
    const inChinese = await admin.call(GET, { query: { id }, headers: { 'accept-language': 'zh-cn' } })
    expect(inChinese.data.problems[0]?.text).toMatch(/\p{Script=Han}/u)
    expect(inChinese.data.problems[0]?.text).not.toBe(batch.problems[0]?.text)

    const { url } = (await admin.call(FILE, { query: { id } })).data
    const answer = await sands.visitor().send(url)
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Ergebnis%20%281%29.txt")
    expect(await answer.text()).toBe('hello')
    await go()
    expect(await get()).toEqual(batch)
  })

  it('belongs to its owner, and its address cannot be guessed, changed or used for long', async () => {
    const [admin, auditor] = await Promise.all([sands.signIn('admin'), sands.signIn('auditor')])
    const { id, go } = await started(admin, withFile)
    const waiting = await started(admin, withFile)
    await go()

    for (const call of [GET, FILE] as const)
      expect(await auditor.call(call, { query: { id } })).toFailWith('kernel.not_found')
    expect(await auditor.call(CANCEL, { body: { id: waiting.id } })).toFailWith('kernel.not_found')
    expect((await auditor.call(PAGE)).data.total).toBe(0)
    expect((await admin.call(PAGE)).data.records[0]?.id).toBe(waiting.id)
    expect(await admin.call(FILE, { query: { id: waiting.id } })).toFailWith('kernel.not_found')
    expect(await sands.visitor().call(GET, { query: { id } })).toFailWith('kernel.not_signed_in')

    const { url } = (await admin.call(FILE, { query: { id } })).data
    const status = async (address: string) => (await admin.send(address)).status
    expect(await status(url)).toBe(200)
    expect(await status(url.replace(`/${id}?`, `/${waiting.id}?`))).toBe(404)
    expect(await status(url.replace(/e=(\d+)/, (_all, expires) => `e=${Number(expires) + 60}`))).toBe(404)
    expect(await status(url.replace(/s=.*/, 's='))).toBe(404)
    sands.clock.advance(11 * 60_000)
    expect(await status(url)).toBe(404)
  })

  it('stops after the current step when its owner cancels it, and leaves no file', async () => {
    const admin = await sands.signIn('admin')
    const before = objects().length
    let steps = 0
    const { id, go, get } = await started(admin, async (work) => {
      await work.step(1, 100)
      steps += 1
      expect(await admin.call(CANCEL, { body: { id: work.id } })).toSucceed()
      await work.step(2, 101)
      steps += 1
      return withFile(work)
    })
    await go()

    expect(steps).toBe(1)
    expect(await get()).toMatchObject({ state: 'cancelled', done: 1, file: null, finishedAt: expect.any(String) })
    expect(await admin.call(CANCEL, { body: { id } })).toFailWith('ops.batch_over')
    expect(objects()).toHaveLength(before)
  })

  it('that is cancelled in its last step is cancelled', async () => {
    const admin = await sands.signIn('admin')
    const before = objects().length
    const { go, get } = await started(admin, async (work) => {
      const outcome = await withFile(work)
      expect(await admin.call(CANCEL, { body: { id: work.id } })).toSucceed()
      return outcome
    })
    await go()

    expect(await get()).toMatchObject({ state: 'cancelled', file: null })
    expect(objects()).toHaveLength(before)
  })

  it('that is cancelled before it starts never runs', async () => {
    const admin = await sands.signIn('admin')
    let ran = false
    const { id, go, get } = await started(admin, async () => {
      ran = true
      return { counts: {} }
    })
    expect(await admin.call(CANCEL, { body: { id } })).toSucceed()
    await go()

    expect(ran).toBe(false)
    expect(await get()).toMatchObject({ state: 'cancelled' })
  })

  it('is tried again after an unexpected error, and has failed after the last try', async () => {
    const admin = await sands.signIn('admin')
    let tries = 0
    const { go, get } = await started(admin, async (work) => {
      tries += 1
      expect(readdirSync(work.folder)).toEqual([])
      await withFile(work)
      if (tries < 4) throw new Error('a temporary failure')
      return withFile(work, 'at last')
    })
    await expect(go()).rejects.toThrow('a temporary failure')
    expect(await get()).toMatchObject({ state: 'running', reason: null })
    await expect(go()).rejects.toThrow('a temporary failure')
    await expect(go(true)).rejects.toThrow('a temporary failure')

    const failed = await get()
    expect(failed).toMatchObject({ state: 'failed', finishedAt: expect.any(String) })
    expect(failed.reason).toContain('batch-')
    expect(failed.reason).not.toContain('temporary')
    await go()
    expect(await get()).toMatchObject({ state: 'done', reason: null, file: { bytes: 7 } })
  })

  it('fails at once, with a text, when another try would change nothing', async () => {
    const admin = await sands.signIn('admin')
    const { id, go, get } = await started(admin, async () => {
      throw fail('kernel.changed_meanwhile')
    })
    await go()

    const { state, reason } = await get()
    expect(state).toBe('failed')
    const inChinese = await admin.call(GET, { query: { id }, headers: { 'accept-language': 'zh-cn' } })
    expect(reason).toMatch(/^[^\p{Script=Han}]+$/u)
    expect(inChinese.data.reason).toMatch(/\p{Script=Han}/u)
  })

  it('leaves nothing in its folder', async () => {
    const admin = await sands.signIn('admin')
    let folder = ''
    const { go } = await started(admin, (work) => {
      folder = work.folder
      return withFile(work)
    })
    await go()

    expect(folder).not.toBe('')
    expect(existsSync(folder)).toBe(false)
  })

  it('is ended when it no longer has a job', async () => {
    const admin = await sands.signIn('admin')
    const { get } = await started(admin, withFile)
    await endLostBatches(sands.server.kernel).run({})

    expect(await get()).toMatchObject({ state: 'failed', reason: expect.any(String) })
  })

  it('is deleted with its file a week after its end', async () => {
    const admin = await sands.signIn('admin')
    const { id, go } = await started(admin, withFile)
    await go()
    const tidy = () => tidyBatches(sands.server.kernel).run({})
    await tidy()
    expect(await admin.call(GET, { query: { id } })).toSucceed()
    expect(objects().length).toBeGreaterThan(0)

    sands.clock.advance(7 * DAY_MS + 60_000)
    await tidy()
    const later = await sands.signIn('admin')
    expect(await later.call(GET, { query: { id } })).toFailWith('kernel.not_found')
    expect(objects()).toEqual([])
  })
})
