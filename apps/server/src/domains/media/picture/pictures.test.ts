import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { count, sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest'
import { childEnvironment } from '../../../kernel/child-environment.ts'
import { localStore } from '../../../kernel/store/local.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { aJpeg, aPicture } from '../../../testing/pictures.ts'
import { useSands } from '../../../testing/sands.ts'
import { createMediaService } from '../media.service.ts'
import { files } from '../media.tables.ts'
import { createPictures, type Pictures } from './pictures.service.ts'

const room = mkdtempSync(join(inject('runFolder'), 'sands-pictures-'))
afterAll(() => rmSync(room, { recursive: true, force: true }))

/** A picture process that does what the file name of the picture says. */
const PROGRAM = join(room, 'program.mjs')
writeFileSync(
  PROGRAM,
  `let turns = 0
process.on('message', ({ path }) => {
  turns += 1
  if (path === 'crash') process.kill(process.pid, 'SIGSEGV')
  if (path === 'good') setTimeout(() => process.send({ made: { turns } }), 20)
})
process.on('disconnect', () => process.exit(0))`,
)
const work = (path: string) => ({ path, type: 'jpeg' as const, folder: room })

describe('the picture process', () => {
  let pictures: Pictures
  afterEach(() => pictures.close())

  it('that dies fails only its picture, and the next one gets a new process', async () => {
    pictures = createPictures({ program: PROGRAM })
    expect(await pictures.make(work('good'))).toMatchObject({ turns: 1 })
    const [crash, after] = await Promise.allSettled([pictures.make(work('crash')), pictures.make(work('good'))])

    expect(crash).toMatchObject({ status: 'rejected', reason: { problem: 'unreadable' } })
    expect(after).toMatchObject({ status: 'fulfilled', value: { turns: 1 } })
    expect(await pictures.make(work('good'))).toMatchObject({ turns: 2 })
  })

  it('that hangs is ended, and the next picture is made', async () => {
    pictures = createPictures({ program: PROGRAM, timeLimitMs: 2000, priority: 0 })
    await expect(pictures.make(work('stall'))).rejects.toMatchObject({ problem: 'unreadable' })
    // On a busy machine the start of a process alone may take longer than the limit.
    await expect.poll(() => pictures.make(work('good')).catch(() => undefined)).toMatchObject({ turns: 1 })
  })

  it('that cannot start fails the picture', async () => {
    pictures = createPictures({ program: join(room, 'missing.mjs') })
    await expect(pictures.make(work('good'))).rejects.toMatchObject({ problem: 'unreadable' })
  })

  it('takes one picture after the other, and refuses more than it can do soon', async () => {
    pictures = createPictures({ program: PROGRAM, maxWaiting: 2 })
    const both = [pictures.make(work('good')), pictures.make(work('good'))]
    expect([pictures.isFull(), pictures.waiting()]).toEqual([true, 2])
    expect(await Promise.all(both)).toMatchObject([{ turns: 1 }, { turns: 2 }])
    expect([pictures.isFull(), pictures.waiting(), pictures.done()]).toEqual([false, 0, 2])
  })

  it('that is closed makes nothing more, and what waited can be sent again', async () => {
    pictures = createPictures({ program: PROGRAM })
    const both = Promise.allSettled([pictures.make(work('stall')), pictures.make(work('good'))])
    pictures.close()
    const refused = { status: 'rejected', reason: { problem: 'busy' } }
    expect(await both).toMatchObject([refused, refused])
  })

  it.runIf(process.platform === 'linux')(
    'leaves the processor to everybody else, in all its threads, and is told nothing about the house',
    async () => {
      const before = new Set(children())
      pictures = createPictures()
      const path = join(room, 'nice.jpg')
      writeFileSync(path, await aJpeg())
      const folder = join(room, 'nice')
      mkdirSync(folder)
      await pictures.make({ path, type: 'jpeg', folder })
      const [pid] = children().filter((child) => !before.has(child))
      const nice = readdirSync(`/proc/${pid}/task`).map(
        (task) => readFileSync(`/proc/${pid}/task/${task}/stat`, 'utf8').split(') ')[1]?.split(' ')[16],
      )
      expect(new Set(nice)).toEqual(new Set(['19']))
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
      expect(environment.filter((line) => line !== '' && !line.startsWith('NODE_CHANNEL_'))).toEqual(
        Object.entries(childEnvironment()).map(([name, value]) => `${name}=${value}`),
      )
    },
  )
})

const children = () =>
  readdirSync('/proc/self/task').flatMap((task) => {
    try {
      return readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean)
    } catch {
      // The thread has ended since the folder was listed.
      return []
    }
  })

describe('a picture that cannot be stored', () => {
  const sands = useSands()
  const viewer = async (): Promise<Viewer> => {
    const { data } = await (await sands.signIn('learner')).call('GET /sands-user/api/v1/user/current-info')
    return { userId: data.id, collegeId: data.collegeId } as Viewer
  }
  const total = async () =>
    (await sands.server.kernel.database.primary.select({ total: count() }).from(files))[0]?.total
  const objectsIn = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
  const picture = (content: Buffer) => ({
    purpose: 'picture' as const,
    fileName: 'a.jpg',
    content: Readable.from([content]),
    declaredBytes: undefined,
  })

  it('because the store is full leaves nothing behind and fails with that reason', async () => {
    const folder = join(room, 'full')
    mkdirSync(folder)
    const inner = localStore(folder)
    const store: typeof inner = {
      ...inner,
      put: (key, object) =>
        key.endsWith('/w375')
          ? Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
          : inner.put(key, object),
    }
    const before = await total()
    const media = createMediaService(sands.server.kernel, { store, pictures: createPictures({ priority: 0 }) })
    await expect(media.create(await viewer(), picture(await aJpeg()))).rejects.toMatchObject({
      errorName: 'media.no_space',
    })
    media.close()

    expect(await total()).toBe(before)
    expect(objectsIn(folder)).toBe(0)
    expect(readdirSync(join(sands.dataDir, 'tmp'))).toEqual([])
  })

  it('because its row cannot be written leaves no objects', async () => {
    const folder = join(room, 'rowless')
    mkdirSync(folder)
    const { kernel } = sands.server
    await kernel.database.primary.execute(sql`alter table files add check (name <> 'unlucky.jpg')`)
    let stored = 0
    const inner = localStore(folder)
    const store: typeof inner = {
      ...inner,
      async put(key, object) {
        await inner.put(key, object)
        stored += 1
      },
    }
    const media = createMediaService(kernel, { store, pictures: createPictures({ priority: 0 }) })
    const unlucky = { ...picture(await aJpeg()), fileName: 'unlucky.jpg' }
    await expect(media.create(await viewer(), unlucky)).rejects.toThrow()
    media.close()

    expect(stored).toBe(4)
    expect(objectsIn(folder)).toBe(0)
  })

  it('because too many wait is refused before it is read', async () => {
    const pictures = createPictures({ program: PROGRAM, maxWaiting: 1 })
    const media = createMediaService(sands.server.kernel, { store: localStore(join(room, 'busy')), pictures })
    const waiting = pictures.make(work('stall')).catch(() => undefined)
    const untouched = picture(await aJpeg())
    await expect(media.create(await viewer(), untouched)).rejects.toMatchObject({ errorName: 'media.busy' })
    expect(untouched.content.readableDidRead).toBe(false)
    media.close()
    await waiting
  })

  it('because the process died can be sent again', async () => {
    const before = new Set(children())
    const pictures = createPictures({ priority: 0 })
    const store = localStore(join(room, 'again'))
    const media = createMediaService(sands.server.kernel, { store, pictures })
    const content = await aPicture(3000, 3000).jpeg().toBuffer()
    const asked = media.create(await viewer(), picture(content))
    const refused = expect(asked).rejects.toMatchObject({ errorName: 'media.unreadable' })
    const tmp = join(sands.dataDir, 'tmp')
    await expect
      .poll(() => readdirSync(tmp, { recursive: true }).some((name) => String(name).endsWith('original')), {
        interval: 5,
      })
      .toBe(true)
    for (const pid of children().filter((child) => !before.has(child))) process.kill(Number(pid), 'SIGKILL')
    await refused

    expect(readdirSync(join(sands.dataDir, 'tmp'))).toEqual([])
    expect(await media.create(await viewer(), picture(content))).toMatchObject({ fileName: 'a.jpg' })
    media.close()
  })
})
