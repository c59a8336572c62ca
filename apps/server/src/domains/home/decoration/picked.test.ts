import type { PageBlock } from '@sands/contract/home/decoration.model'
import type { FeedCode, FeedSource } from '@sands/rules/decoration'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aCourse } from '../../../testing/course-authoring.ts'
import { aMenu, aPage, EVERYBODY, versionOnOverview } from '../../../testing/home-page.ts'
import { useSands } from '../../../testing/sands.ts'

const OVERVIEW = 'GET /sands-lms/api/v1/manage/decoration/desk'
const SAVE = 'POST /sands-lms/api/v1/manage/decoration/save'
const REMOVE_COURSE = 'POST /sands-lms/api/v1/manage/course/remove'

const aFeed = (
  code: FeedCode,
  jumpIds: string[],
  { title = '', source }: { title?: string; source?: FeedSource } = {},
) =>
  ({
    key: code,
    code,
    title,
    extendInfo: { layoutType: 1 },
    dataMaxCount: 4,
    audience: EVERYBODY,
    categories: [
      { key: 'all', name: '', showRule: 0, jumpCategoryIds: [], jumpIds, items: [], ...(source && { source }) },
    ],
  }) satisfies PageBlock

describe('content picked for the home page', () => {
  const sands = useSands()
  let admin: SignedIn

  beforeAll(async () => {
    admin = await sands.signIn('admin')
  })

  const save = async (...blocks: PageBlock[]) =>
    admin.call(SAVE, { body: { version: await versionOnOverview(admin), page: aPage(...blocks) } })
  const idsOf = async (table: string, college = '沙丘学院'): Promise<string[]> => {
    const { rows } = await sands.server.kernel.database.pool.query<{ id: string }>(
      `select t.id::text from ${table} t join colleges c on c.id = t.college_id
       where c.name = $1 and t.removed_at is null order by t.id limit 2`,
      [college],
    )
    return rows.map(({ id }) => id)
  }

  it('exists in the college, published or not', async () => {
    const draft = await aCourse(admin, { title: 'Not out yet' })
    const courses = [...(await idsOf('courses')), draft.id]
    const [articles, lecturers] = [await idsOf('articles'), await idsOf('lecturers')]
    const saved = await save(
      aFeed('app-class', courses),
      aFeed('app-info', articles),
      aFeed('app-lecturer', lecturers),
      aFeed('app-info-class', articles, { source: 'article' }),
    )
    expect(saved).toSucceed()
  })

  it('is refused where the college does not have it, with the name of its module, and nothing is changed', async () => {
    const [course = ''] = await idsOf('courses')
    const [elsewhere = ''] = await idsOf('courses', 'Dune Academy')
    const gone = await aCourse(admin, { title: 'Gone' })
    expect(await admin.call(REMOVE_COURSE, { body: { id: gone.id, version: gone.version } })).toSucceed()
    expect(await save(aMenu('Kept'))).toSucceed()

    const titled = await save(aMenu('Lost'), aFeed('app-class', [course, elsewhere, gone.id], { title: 'Start here' }))
    expect(titled).toFailWith('home.picked_gone')
    expect(titled.data).toEqual({ module: '2 · Start here', count: 2 })
    expect(titled.msg).toContain('2 · Start here')

    const untitled = await save(aFeed('app-lecturer', ['999999999']))
    expect(untitled).toFailWith('home.picked_gone')
    expect(untitled.data).toEqual({ module: '1', count: 1 })
    expect(await save(aFeed('app-info-class', ['999999998'], { source: 'article' }))).toFailWith('home.picked_gone')

    const { draft } = (await admin.call(OVERVIEW)).data
    expect(draft?.page.blocks.map(({ code }) => code)).toEqual(['app-nav'])
    expect(draft?.page.blocks[0]?.categories[0]?.items[0]?.name).toBe('Kept')
  })

  it('may stay after it was deleted, also in another place, so that the rest can still be changed', async () => {
    const course = await aCourse(admin, { title: 'Short-lived' })
    expect(await save(aFeed('app-class', [course.id]))).toSucceed()
    expect(await admin.call(REMOVE_COURSE, { body: { id: course.id, version: course.version } })).toSucceed()
    expect(await save(aMenu('New'), aFeed('app-class', [course.id], { title: 'Renamed' }))).toSucceed()
    expect(await save(aMenu('New'))).toSucceed()
    expect(await save(aMenu('New'), aFeed('app-class', [course.id]))).toFailWith('home.picked_gone')
  })
})
