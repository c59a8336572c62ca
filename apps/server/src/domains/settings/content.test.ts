import type { JumpName } from '@sands/rules/jump'
import { shortLinkTarget } from '@sands/rules/short-link'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { aChapter, aCourse, aCourseware, aPublishedCourse } from '../../testing/course-authoring.ts'
import { signInWith, userId } from '../../testing/people.ts'
import { type Sands, sandsOfFile } from '../../testing/sands.ts'

const PAGE = 'GET /sands-system/api/v1/manage/content/page'
const GET = 'GET /sands-system/api/v1/manage/content/get'
const SHARE = 'POST /sands-system/api/v1/short-url/create'
const RESOLVE = 'GET /sands-system/api/v1/short-url/getShortUrl'
const REMOVE_COURSE = 'POST /sands-lms/api/v1/manage/course/remove'
const WITHDRAW = 'POST /sands-lms/api/v1/manage/course/withdraw'

const EVERYBODY = { included: [], excluded: [] }

/** Ids in the college of the signed-in people, or in the English one. */
async function idsOf(sands: Sands, table: string, where = 'true', college = '沙丘学院'): Promise<string[]> {
  const { rows } = await sands.server.kernel.database.pool.query<{ id: string }>(
    `select t.id from ${table} t join colleges c on c.id = t.college_id where c.name = $1 and ${where} order by t.id`,
    [college],
  )
  return rows.map(({ id }) => id)
}

const first = async (...parts: Parameters<typeof idsOf>): Promise<string> => {
  const [id] = await idsOf(...parts)
  if (!id) throw new Error('the demo company does not have it')
  return id
}

const sands = sandsOfFile()

describe('the targets of a jump', () => {
  let editor: SignedIn

  beforeAll(async () => {
    editor = await signInWith(sands, 'staff01', { rights: ['home.notices.edit'] })
  })

  const page = async (kind: JumpName, query: { keyword?: string; current?: number; size?: number } = {}) =>
    (await editor.call(PAGE, { query: { kind, size: 100, ...query } })).data

  it.each<[JumpName, string]>([
    ['course', 'courses'],
    ['courseware', 'coursewares'],
    ['article', 'articles'],
    ['lecturer', 'lecturers'],
  ])('include every %s of the college that was not removed, page by page', async (kind, table) => {
    const there = await idsOf(sands, table, 'removed_at is null')
    const { records, total } = await page(kind)
    expect(records.map(({ id }) => id).sort()).toEqual(there.slice().sort())
    expect(total).toBe(there.length)
    expect(records.every(({ title }) => title.trim() !== '')).toBe(true)
    const second = await page(kind, { current: 2, size: 2 })
    expect(second.records.map(({ id }) => id)).toEqual(records.slice(2, 4).map(({ id }) => id))
    const [some] = records
    expect((await editor.call(GET, { query: { kind, id: some?.id ?? '' } })).data).toEqual(some)
  })

  it('are listed with the open ones first, then the others', async () => {
    const author = await sands.signIn('admin')
    const courseware = await aCourseware(sands, author, { title: 'In one course' })
    const course = await aPublishedCourse(author, { title: 'Out', chapters: [aChapter([courseware.id])] })
    const draft = await aCourse(author, { title: 'Not out yet' })
    const isOut = async (kind: JumpName, id: string) => (await editor.call(GET, { query: { kind, id } })).data?.isOut

    expect([await isOut('course', course.id), await isOut('course', draft.id)]).toEqual([1, 0])
    expect(await isOut('courseware', courseware.id)).toBe(1)
    const { records } = await page('course')
    expect(records.map((each) => each.isOut)).toEqual(records.map((each) => each.isOut).toSorted((a, b) => b - a))

    const withdrawn = await author.call(WITHDRAW, { body: { id: course.id, version: course.version } })
    expect(withdrawn).toSucceed()
    expect([await isOut('course', course.id), await isOut('courseware', courseware.id)]).toEqual([0, 0])
    const { id, version } = withdrawn.data
    expect(await author.call(REMOVE_COURSE, { body: { id, version } })).toSucceed()
    expect((await editor.call(GET, { query: { kind: 'course', id } })).data).toBeNull()
  })

  it('are found by a part of their name, also with special characters', async () => {
    const { records } = await page('course', { keyword: ' 安全第一 ' })
    expect(records.map(({ title }) => title)).toEqual(['门店安全第一课'])
    expect(records[0]?.coverUrl).toMatch(/^\/files\//)
    for (const keyword of ['%', '_', '\\']) expect((await page('course', { keyword })).total, keyword).toBe(0)
    expect(await editor.call(PAGE, { query: { kind: 'course', keyword: 'x'.repeat(61) } })).toFailWith(
      'kernel.invalid_field',
    )
  })

  it('are never of another college', async () => {
    const id = await first(sands, 'courses', 'removed_at is null', 'Dune Academy')
    expect((await editor.call(GET, { query: { kind: 'course', id } })).data).toBeNull()
    expect((await page('course')).records.some((course) => course.id === id)).toBe(false)
  })

  it('are listed only for people who may choose a target', async () => {
    const query = { kind: 'course', id: await first(sands, 'courses') } as const
    for (const right of ['home.decoration.edit', 'home.adverts.edit', 'message.send'] as const) {
      const person = await signInWith(sands, `staff0${right.length % 7}`, { rights: [right] })
      expect(await person.call(GET, { query }), right).toSucceed()
    }
    const learner = await sands.signIn('learner')
    expect(await learner.call(PAGE, { query: { kind: 'course' } })).toFailWith('kernel.no_permission')
    expect(await learner.call(GET, { query })).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(PAGE, { query: { kind: 'course' } })).toFailWith('kernel.not_signed_in')
  })
})

describe('sharing content', () => {
  let learner: SignedIn

  beforeAll(async () => {
    learner = await sands.signIn('learner')
  })

  const rows = async () =>
    (await sands.server.kernel.database.pool.query('select count(*)::int as rows from short_links')).rows[0].rows
  const open = {
    course: "state = 'published' and removed_at is null and audience_id is null",
    courseware: 'removed_at is null and audience_id is not null',
    article: "state = 'published' and removed_at is null and audience_id is null",
    lecturer: 'removed_at is null',
  }

  it.each<[keyof typeof open, string]>([
    ['course', '/courseDetail?id=ID&courseType=course'],
    ['courseware', '/courseDetail?id=ID&courseType=courseWare'],
    ['article', '/broadcastDetail/ID'],
    ['lecturer', '/lecturerDetail?lecturerId=ID'],
  ])('a %s gives one short link, which leads to %s', async (kind, path) => {
    const id = await first(sands, `${kind}s`, open[kind])
    const shared = await learner.call(SHARE, { body: { kind, id } })
    expect(shared).toSucceed()
    const { shortUrl } = shared.data
    expect(shortUrl).toMatch(/^[\w-]{11}$/)
    // The card of the link has the picture of the content.
    expect(shared.data).toHaveProperty('coverUrl')
    const before = await rows()
    const colleague = await sands.signIn('manager')
    for (const person of [learner, colleague])
      expect((await person.call(SHARE, { body: { kind, id } })).data.shortUrl).toBe(shortUrl)
    expect(await rows()).toBe(before)

    const { data } = await sands.visitor().call(RESOLVE, { query: { shortUrl } })
    const target = shortLinkTarget(data, 'https://sands.example')
    expect(target).toEqual({ kind: 'screen', path: path.replace('ID', id) })
  })

  it('gives each content its own link, also where ids of two kinds are the same', async () => {
    const id = await first(
      sands,
      'lecturers',
      "t.id in (select id from courses where state = 'published') and removed_at is null",
    )
    const codes = await Promise.all(
      (['course', 'courseware', 'article', 'lecturer'] as const).map(
        async (kind) => (await learner.call(SHARE, { body: { kind, id } })).data?.shortUrl,
      ),
    )
    const made = codes.filter((code) => code !== undefined)
    expect(made.length).toBeGreaterThan(1)
    expect(new Set(made).size).toBe(made.length)
  })

  it('needs access to the content', async () => {
    const author = await sands.signIn('admin')
    const me = await userId(sands, 'learner')
    const draft = await aCourse(author, { title: 'Draft' })
    const courseware = await aCourseware(sands, author)
    const others = await aPublishedCourse(author, {
      title: 'For others',
      chapters: [aChapter([courseware.id])],
      audience: { ...EVERYBODY, excluded: [{ kind: 'user', id: me }] },
    })
    const elsewhere = await first(sands, 'courses', "state = 'published'", 'Dune Academy')
    const before = await rows()
    for (const id of [draft.id, others.id, elsewhere, '999999999'])
      expect(await learner.call(SHARE, { body: { kind: 'course', id } }), id).toFailWith('kernel.not_found')
    expect(await rows()).toBe(before)
    expect(await sands.visitor().call(SHARE, { body: { kind: 'course', id: others.id } })).toFailWith(
      'kernel.not_signed_in',
    )
    const kind = 'webview' as JumpName
    expect(await learner.call(SHARE, { body: { kind, id: '1' } })).toFailWith('kernel.invalid_field')
  })
})
