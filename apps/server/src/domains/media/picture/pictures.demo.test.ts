import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import type { Tx } from '../../../kernel/database/database.ts'
import { plainWorkshop, type Workshop } from '../../../kernel/workshop.ts'
import { useSands } from '../../../testing/sands.ts'
import { type DemoPicture, type DemoPictures, withDemoPictures } from './pictures.demo.ts'

const square = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="${colour}"/></svg>`
const RED = square('#ff0000')
const BLUE = square('#0000ff')
const GREEN = square('#00ff00')
const BROKEN = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect'

describe('pictures of the demo company', () => {
  const sands = useSands()
  let dataDir: string
  let drawn: string[]
  beforeEach(() => {
    dataDir = mkdtempSync(join(inject('runFolder'), 'sands-drawings-'))
    drawn = []
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  /** Notes every drawing when it is begun. */
  const notingWorkshop: Workshop = {
    priority: 0,
    make(making, work) {
      drawn.push(readFileSync(making.path, 'utf8'))
      return plainWorkshop.make(making, work)
    },
  }

  const withPictures = <T>(ahead: readonly string[], work: (pictures: DemoPictures) => Promise<T>): Promise<T> =>
    withDemoPictures({ dataDir, s3: undefined }, work, { workshop: notingWorkshop, ahead })

  async function store(pictures: DemoPictures, svg: string): Promise<number> {
    return sands.server.kernel.database.transaction(async (tx: Tx) => {
      const { rows } = await tx.execute<Pick<DemoPicture, 'collegeId' | 'ownerId'>>(
        sql`select college_id::text as "collegeId", user_id::text as "ownerId" from memberships limit 1`,
      )
      const [place] = rows
      if (!place) throw new Error('the demo company has no administrator')
      const id = await pictures.store(tx, { ...place, purpose: 'image', name: 'a.png', svg, createdAt: new Date() })
      const made = await tx.execute<{ width: number }>(sql`select width from files where id = ${id}`)
      return made.rows[0]?.width ?? 0
    })
  }
  const leftFiles = () =>
    readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())

  it('draws what was announced before it is stored, once, and everything else when it is stored', async () => {
    await withPictures([RED, BLUE], async (pictures) => {
      await expect.poll(() => drawn).toEqual([RED, BLUE])
      for (const svg of [BLUE, GREEN, RED]) expect(await store(pictures, svg)).toBe(40)
    })
    expect(drawn).toEqual([RED, BLUE, GREEN])
    expect(leftFiles()).not.toEqual([])
  })

  it('reports a drawing that failed to the one who stores it, and to nobody else', async () => {
    await withPictures([BROKEN, RED], async (pictures) => {
      await expect.poll(() => drawn).toEqual([BROKEN, RED])
      await expect(store(pictures, BROKEN)).rejects.toMatchObject({ problem: 'unreadable' })
      expect(await store(pictures, RED)).toBe(40)
    })
    await withPictures([BROKEN, RED], () => expect.poll(() => drawn).toHaveLength(4))
  })

  it('stops drawing when the work fails, and leaves nothing behind', async () => {
    const many = Array.from({ length: 50 }, (_, index) => square(`#0000${10 + index}`))
    const failed = withPictures(many, async (pictures) => {
      await store(pictures, many[0] ?? '')
      throw new Error('no more rows')
    })
    await expect(failed).rejects.toThrow('no more rows')
    expect(drawn.length).toBeLessThan(many.length)
    expect(leftFiles()).toEqual([])
    expect(readdirSync(join(dataDir, 'tmp'))).toEqual([])
  })
})
