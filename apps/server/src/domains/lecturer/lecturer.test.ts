import type { FileId, Id, UserId } from '@sands/contract/kernel/schema'
import type { LecturerDraft } from '@sands/contract/lecturer/lecturer.model'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { auditLog, userId } from '../../testing/people.ts'
import { aJpeg } from '../../testing/pictures.ts'
import { useSands } from '../../testing/sands.ts'
import { upload } from '../../testing/upload.ts'

const PAGE = 'GET /sands-lms/api/v1/lecturer/page'
const GET = 'GET /sands-lms/api/v1/lecturer/get'
const LIST = 'GET /sands-lms/api/v1/manage/lecturer/page'
const ONE = 'GET /sands-lms/api/v1/manage/lecturer/get'
const CREATE = 'POST /sands-lms/api/v1/manage/lecturer/create'
const UPDATE = 'POST /sands-lms/api/v1/manage/lecturer/update'
const REMOVE = 'POST /sands-lms/api/v1/manage/lecturer/remove'
const SORT = 'POST /sands-lms/api/v1/manage/lecturer/sort'

const DRAFT: LecturerDraft = {
  name: ' 白鹭 ',
  lecturerKind: 'external',
  userId: null,
  lectureGradeName: '讲师',
  companyName: '湿地咖啡',
  teachingExperience: '十年',
  tagNames: ['咖啡'],
  avatarFileId: null,
  introduction: '<p onclick="x()">你好<script>alert(1)</script></p><img data-file-id="1">',
  isShown: true,
}

describe('lecturers', () => {
  const sands = useSands()
  let learner: SignedIn
  let emma: SignedIn
  let author: SignedIn

  beforeAll(async () => {
    learner = await sands.signIn('learner')
    emma = await sands.signIn('emma')
    author = await sands.signIn('author')
  })

  const add = async (draft: Partial<LecturerDraft> = {}) => {
    const answer = await author.call(CREATE, { body: { ...DRAFT, ...draft } })
    expect(answer).toSucceed()
    return answer.data
  }
  const namesOf = async (query: { keyWord?: string; lecturerKind?: 'assistant' } = {}) =>
    (await learner.call(PAGE, { query: { size: 100, ...query } })).data.records.map(({ name }) => name)

  it('are listed in the order of the college, with their picture, in their college only', async () => {
    const { data } = await learner.call(PAGE, { query: { size: 3 } })
    expect(data.total).toBe(8)
    expect(data.records.map(({ name }) => name)).toEqual(['王敏', '陈立', '顾清扬'])
    const [first] = data.records
    expect(first).toMatchObject({ lecturerKind: 'internal', lectureGradeName: '高级内训师' })
    expect(first?.tagNames).toContain('新人带教')
    expect((await fetch(`${sands.url}${first?.avatarFileUrl}`)).headers.get('content-type')).toMatch(/^image\//)
    expect(first?.avatar?.sizes.length).toBeGreaterThan(0)

    const english = await emma.call(PAGE)
    expect(english.data.records.map(({ name }) => name)).toContain('Priya Nair')
    expect(english.data.total).toBe(5)
    expect(await sands.visitor().call(PAGE)).toFailWith('kernel.not_signed_in')
  })

  it('are found by name, company, grade and type', async () => {
    expect(await namesOf({ keyWord: '清扬' })).toEqual(['顾清扬'])
    expect(await namesOf({ keyWord: '江南大学' })).toEqual(['陆文博'])
    expect(await namesOf({ keyWord: '官方讲师' })).toEqual(['周正'])
    expect(await namesOf({ keyWord: '%' })).toEqual([])
    expect(await namesOf({ lecturerKind: 'assistant' })).toEqual(['徐欣妍'])
    expect((await emma.call(PAGE, { query: { keyWord: 'PRIYA' } })).data.total).toBe(1)
    expect(await learner.call(PAGE, { query: { lecturerKind: 'nobody' as 'assistant' } })).toFailWith(
      'kernel.invalid_field',
    )
  })

  it('are listed by ids in the given order, without hidden ones and those of another college', async () => {
    const all = (await learner.call(PAGE, { query: { size: 100 } })).data.records
    const [foreign] = (await emma.call(PAGE)).data.records
    const hidden = await add({ name: '云雀', isShown: false })
    const wanted = [all[4], all[0], all[2]].map((lecturer) => String(lecturer?.id))
    const ids = [hidden.id, ...wanted, String(foreign?.id), '999999'].join(',')
    const { data } = await learner.call(PAGE, { query: { ids, size: 2 } })
    expect(data.total).toBe(3)
    expect(data.records.map(({ id }) => id)).toEqual(wanted.slice(0, 2))
    expect((await learner.call(PAGE, { query: { ids, size: 2, current: 2 } })).data.records).toMatchObject([
      { id: wanted[2] },
    ])
    expect(await learner.call(PAGE, { query: { ids: '7,x' } })).toFailWith('kernel.invalid_field')
  })

  it('can be opened, except from another college', async () => {
    const [first] = (await learner.call(PAGE)).data.records
    const lecturerId = first?.id as Id<'lecturer'>
    const { data } = await learner.call(GET, { query: { lecturerId } })
    expect(data).toMatchObject({ name: '王敏', teachCourseNum: expect.any(Number) })
    expect(data.introduction).toContain('<blockquote>')
    expect(await emma.call(GET, { query: { lecturerId } })).toFailWith('lecturer.gone')
    expect(await learner.call(GET, { query: { lecturerId: '999999' as Id<'lecturer'> } })).toFailWith('lecturer.gone')
    expect(await sands.visitor().call(GET, { query: { lecturerId } })).toFailWith('kernel.not_signed_in')
  })

  it('are added at the end, with cleaned HTML, and recorded in the audit log', async () => {
    const added = await add()
    expect(added).toMatchObject({
      name: '白鹭',
      userName: null,
      version: 1,
      introduction: '<p>你好</p>',
      teachCourseNum: 0,
    })
    expect((await namesOf()).at(-1)).toBe('白鹭')
    const [entry] = await auditLog(sands)
    expect(entry).toMatchObject({ action: 'lecturer.lecturer.created', subject_id: added.id, subject_name: '白鹭' })
    const listed = (await author.call(LIST, { query: { keyWord: '白鹭' } })).data.records
    expect(listed).toEqual([added])
    const { id } = added
    expect((await author.call(ONE, { query: { id } })).data).toEqual(added)
    expect(await learner.call(ONE, { query: { id } })).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(ONE, { query: { id } })).toFailWith('kernel.not_signed_in')
    await author.call(REMOVE, { body: { id, version: 1 } })
    expect(await author.call(ONE, { query: { id } })).toFailWith('lecturer.gone')
  })

  it('who are hidden from the centre can still be opened with a link', async () => {
    const { id, version } = await add({ isShown: false, name: '夜莺' })
    expect(await namesOf()).not.toContain('夜莺')
    expect((await author.call(LIST, { query: { keyWord: '夜莺' } })).data.total).toBe(1)
    expect((await learner.call(GET, { query: { lecturerId: id } })).data.name).toBe('夜莺')
    await author.call(REMOVE, { body: { id, version } })
  })

  it('refuse a change based on an outdated version', async () => {
    const { id } = await add({ name: '白鹤' })
    const change = { ...DRAFT, id, version: 1, name: '丹顶鹤' }
    const both = await Promise.all([
      author.call(UPDATE, { body: change }),
      author.call(UPDATE, { body: { ...change, name: '灰鹤' } }),
    ])
    expect(both.map(({ code }) => code).sort((one, other) => one - other)[0]).toBe(1)
    const refused = both.find(({ code }) => code !== 1)
    expect(refused).toFailWith('kernel.changed_meanwhile')
    const stored = (await author.call(LIST, { query: { keyWord: '鹤' } })).data.records
    expect(stored).toMatchObject([{ id, version: 2 }])
    const [entry] = await auditLog(sands)
    expect(entry).toMatchObject({ action: 'lecturer.lecturer.updated', before: { name: '白鹤' } })

    expect(await author.call(REMOVE, { body: { id, version: 1 } })).toFailWith('kernel.changed_meanwhile')
    expect(await author.call(REMOVE, { body: { id, version: 2 } })).toSucceed()
    expect(await author.call(REMOVE, { body: { id, version: 3 } })).toFailWith('lecturer.gone')
    expect(await author.call(UPDATE, { body: { ...change, version: 3 } })).toFailWith('lecturer.gone')
    expect(await learner.call(GET, { query: { lecturerId: id } })).toFailWith('lecturer.gone')
  })

  it('are added once per person, and only if the person works here', async () => {
    const staff = await userId(sands, 'staff09')
    const taken = await Promise.all([
      author.call(CREATE, { body: { ...DRAFT, name: '甲', userId: staff } }),
      author.call(CREATE, { body: { ...DRAFT, name: '乙', userId: staff } }),
    ])
    const good = taken.find(({ code }) => code === 1)
    expect(good?.data).toMatchObject({ userName: 'staff09' })
    expect(taken.find(({ code }) => code !== 1)).toFailWith('lecturer.person_taken')
    const stranger = { ...DRAFT, userId: await userId(sands, 'emma') }
    expect(await author.call(CREATE, { body: stranger })).toFailWith('lecturer.person_unknown')
    expect(await author.call(CREATE, { body: { ...DRAFT, userId: '999999' as UserId } })).toFailWith(
      'lecturer.person_unknown',
    )
    const { id = '', version = 0 } = good?.data ?? {}
    const same = { ...DRAFT, id: id as Id<'lecturer'>, version, userId: staff }
    expect(await author.call(UPDATE, { body: same })).toSucceed()
    expect(await author.call(UPDATE, { body: { ...stranger, id: same.id, version: version + 1 } })).toFailWith(
      'lecturer.person_unknown',
    )
    const taught = { ...DRAFT, id: same.id, version: version + 1, userId: await userId(sands, 'teacher') }
    expect(await author.call(UPDATE, { body: taught })).toFailWith('lecturer.person_taken')
    await author.call(REMOVE, { body: { id: same.id, version: version + 1 } })
  })

  it('cannot be deleted while courses name them', async () => {
    const [first] = (await author.call(LIST, { query: { keyWord: '王敏' } })).data.records
    expect(first?.teachCourseNum).toBeGreaterThan(0)
    const known = { id: first?.id as Id<'lecturer'>, version: first?.version ?? 0 }
    expect(await author.call(REMOVE, { body: known })).toFailWith('lecturer.in_use')
    const seen = (await learner.call(GET, { query: { lecturerId: known.id } })).data
    expect(seen.teachCourseNum).toBeGreaterThan(0)
    expect(seen.teachTotalDuration).toBeGreaterThan(0)
  })

  it('have a picture that the editor is allowed to use', async () => {
    const { data: own } = await upload(author, await aJpeg(), { purpose: 'image' })
    const { data: foreign } = await upload(learner, await aJpeg(), { purpose: 'image' })
    const added = await add({ name: '鱼鹰', avatarFileId: own.id })
    expect(added.avatar?.width).toBe(800)
    const { data } = await learner.call(GET, { query: { lecturerId: added.id } })
    expect(data.avatarFileUrl?.split('/')[2]).toBe(own.url.split('/')[2])
    const url = 'GET /sands-system/api/v1/system/resource/get' as const
    expect(await learner.call(url, { query: { id: own.id } })).toSucceed()

    for (const avatarFileId of [foreign.id, '999999' as FileId]) {
      expect(await author.call(CREATE, { body: { ...DRAFT, avatarFileId } })).toFailWith('media.gone')
      const change = { ...DRAFT, id: added.id, version: added.version, avatarFileId }
      expect(await author.call(UPDATE, { body: change })).toFailWith('media.gone')
    }
    const admin = await sands.signIn('admin')
    const same = { ...DRAFT, id: added.id, version: added.version, avatarFileId: own.id }
    expect(await admin.call(UPDATE, { body: same })).toSucceed()
    await author.call(REMOVE, { body: { id: added.id, version: added.version + 1 } })
  })

  it('are moved to their place, also by two people at the same time', async () => {
    const [one, two, three] = [await add({ name: '子' }), await add({ name: '丑' }), await add({ name: '寅' })]
    const place = (row: typeof one, beforeId: typeof one.id | null) =>
      author.call(SORT, { body: { id: row.id, version: row.version, beforeId } })
    for (const moved of await Promise.all([place(three, one.id), place(one, null)])) expect(moved).toSucceed()
    // Either move may be first; no lecturer is lost or appears twice.
    expect([
      ['寅', '丑', '子'],
      ['丑', '寅', '子'],
    ]).toContainEqual((await namesOf()).slice(-3))
    const [entry] = await auditLog(sands)
    expect(entry?.action).toBe('lecturer.lecturer.sorted')

    expect(await place(two, '999999' as Id<'lecturer'>)).toFailWith('kernel.changed_meanwhile')
    expect(await place({ ...two, version: 7 }, null)).toFailWith('kernel.changed_meanwhile')
    expect(await place({ ...two, id: '999999' as Id<'lecturer'> }, null)).toFailWith('lecturer.gone')
    for (const { id, version } of [one, two, three]) await author.call(REMOVE, { body: { id, version } })
  })

  it('are edited by people with the right, in their college, with valid texts', async () => {
    const [theirs] = (await emma.call(PAGE)).data.records
    const id = theirs?.id as Id<'lecturer'>
    const known = { id, version: 1 }
    expect(await author.call(UPDATE, { body: { ...DRAFT, ...known } })).toFailWith('lecturer.gone')
    expect(await author.call(REMOVE, { body: known })).toFailWith('lecturer.gone')
    expect(await author.call(SORT, { body: { ...known, beforeId: null } })).toFailWith('lecturer.gone')
    for (const call of [
      learner.call(LIST),
      learner.call(CREATE, { body: DRAFT }),
      learner.call(UPDATE, { body: { ...DRAFT, ...known } }),
      learner.call(REMOVE, { body: known }),
      learner.call(SORT, { body: { ...known, beforeId: null } }),
    ])
      expect(await call).toFailWith('kernel.no_permission')
    for (const bad of [
      { name: ' ' },
      { name: '长'.repeat(41) },
      { tagNames: ['a', 'a'] },
      { introduction: 'x'.repeat(20_001) },
    ])
      expect(await author.call(CREATE, { body: { ...DRAFT, ...bad } })).toFailWith('kernel.invalid_field')
  })
})
