import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aChapter, aCourse, aCourseware, aCoursewareDraft, aFile } from '../../../testing/course-authoring.ts'
import { auditLog, collegeId, departmentId, signInWith } from '../../../testing/people.ts'
import { sandsOfFile } from '../../../testing/sands.ts'

const LIST = 'GET /sands-lms/api/v1/manage/course-category/list'
const ADD = 'POST /sands-lms/api/v1/manage/course-category/create'
const RENAME = 'POST /sands-lms/api/v1/manage/course-category/rename'
const MOVE = 'POST /sands-lms/api/v1/manage/course-category/move'
const DROP = 'POST /sands-lms/api/v1/manage/course-category/remove'
const PAGE = 'GET /sands-lms/api/v1/manage/course-ware/page'
const CREATE = 'POST /sands-lms/api/v1/manage/course-ware/create'
const UPDATE = 'POST /sands-lms/api/v1/manage/course-ware/update'
const REMOVE = 'POST /sands-lms/api/v1/manage/course-ware/remove'
const REMOVE_COURSE = 'POST /sands-lms/api/v1/manage/course/remove'

const sands = sandsOfFile()

describe('categories of courses', () => {
  let author: SignedIn

  beforeAll(async () => {
    author = await sands.signIn('author')
  })

  const add = async (name: string, parentId: Awaited<ReturnType<typeof list>>[number]['id'] | null = null) =>
    (await author.call(ADD, { body: { name, parentId } })).data
  const list = async () => (await author.call(LIST)).data
  const below = async (parentId: string) =>
    (await list()).filter((category) => category.parentId === parentId).map(({ name }) => name)

  it('have three levels, and each is listed after its parent', async () => {
    const trade = await add(' Trade ')
    expect(trade).toMatchObject({ name: 'Trade', level: 1, parentId: null, count: 0, version: 1 })
    expect((await auditLog(sands))[0]).toMatchObject({
      action: 'course.category.created',
      subject_kind: 'category',
      subject_id: trade.id,
      after: { name: 'Trade', above: null },
    })
    const coffee = await add('Coffee', trade.id)
    const brewing = await add('Brewing', coffee.id)
    await add('Tea', trade.id)
    expect(await author.call(ADD, { body: { name: 'Too deep', parentId: brewing.id } })).toFailWith(
      'kernel.category_too_deep',
    )
    expect(await author.call(ADD, { body: { name: 'Coffee', parentId: trade.id } })).toFailWith(
      'kernel.category_exists',
    )
    const all = (await list()).map(({ name, level }) => `${level} ${name}`)
    expect(all.slice(all.indexOf('1 Trade'))).toEqual(['1 Trade', '2 Coffee', '3 Brewing', '2 Tea'])
  })

  it('are renamed, unless the caller saw an older version or a sibling has the name', async () => {
    const first = await add('First name')
    await add('Taken')
    const renamed = await author.call(RENAME, { body: { id: first.id, version: 1, name: 'Second name' } })
    expect(renamed.data).toMatchObject({ name: 'Second name', version: 2 })
    expect((await auditLog(sands))[0]).toMatchObject({
      action: 'course.category.renamed',
      before: { name: 'First name' },
      after: { name: 'Second name' },
    })
    expect(await author.call(RENAME, { body: { id: first.id, version: 1, name: 'Late' } })).toFailWith(
      'kernel.changed_meanwhile',
    )
    expect(await author.call(RENAME, { body: { id: first.id, version: 2, name: 'Taken' } })).toFailWith(
      'kernel.category_exists',
    )
  })

  it('are moved with their subcategories, to any position', async () => {
    const [one, two] = [await add('Shelf one'), await add('Shelf two')]
    const box = await add('Box', one.id)
    await add('Letter', box.id)
    const last = await add('Last', two.id)
    expect(
      await author.call(MOVE, { body: { id: box.id, version: 1, parentId: two.id, beforeId: last.id } }),
    ).toSucceed()
    expect(await below(two.id)).toEqual(['Box', 'Last'])
    expect((await auditLog(sands))[0]).toMatchObject({
      action: 'course.category.moved',
      before: { above: 'Shelf one' },
      after: { above: 'Shelf two', before: 'Last' },
    })
    const move = (id: typeof box.id, version: number, parentId: typeof box.id | null) =>
      author.call(MOVE, { body: { id, version, parentId, beforeId: null } })
    expect(await move(box.id, 1, null)).toFailWith('kernel.changed_meanwhile')
    expect(await move(box.id, 2, box.id)).toFailWith('kernel.category_loop')
    expect(await move(two.id, 1, one.id)).toFailWith('kernel.category_too_deep')
    expect(await move(box.id, 2, null)).toSucceed()
    const moved = (await list()).filter(({ name }) => name === 'Box' || name === 'Letter')
    expect(moved.map(({ level }) => level)).toEqual([1, 2])
  })

  it('are deleted only when they are empty, also of drafts', async () => {
    const full = await add('Full')
    const inner = await add('Inner', full.id)
    const course = await aCourse(author, { categoryId: inner.id })
    const drop = (id: typeof full.id) => author.call(DROP, { body: { id, version: 1 } })
    expect((await list()).find(({ id }) => id === inner.id)?.count).toBe(1)
    expect((await drop(full.id)).data).toEqual({ count: 1 })
    expect(await drop(inner.id)).toFailWith('kernel.category_in_use')
    expect(await author.call(REMOVE_COURSE, { body: { id: course.id, version: 1 } })).toSucceed()
    expect(await drop(inner.id)).toSucceed()
    expect((await auditLog(sands))[0]).toMatchObject({ action: 'course.category.deleted', subject_name: 'Inner' })
    expect(await drop(inner.id)).toFailWith('kernel.category_gone')
  })

  it('are created only once when several authors add the same at the same time', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => author.call(ADD, { body: { name: 'Once', parentId: null } })))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  })

  it('of another college do not exist', async () => {
    const { id } = await add('Ours')
    const emma = await signInWith(sands, 'emma', { rights: ['course.edit'] })
    expect((await emma.call(LIST)).data.map((category) => category.id)).not.toContain(id)
    expect(await emma.call(RENAME, { body: { id, version: 1, name: 'Mine' } })).toFailWith('kernel.category_gone')
    expect(await emma.call(ADD, { body: { parentId: id, name: 'Mine' } })).toFailWith('kernel.category_gone')
    expect(await emma.call(DROP, { body: { id, version: 1 } })).toFailWith('kernel.category_gone')
  })
})

describe('courseware', () => {
  let author: SignedIn

  beforeAll(async () => {
    author = await sands.signIn('author')
  })

  it('is made of a file of the library, and shows the state of that file', async () => {
    const fileId = await aFile(sands, { status: 2 })
    const { data } = await author.call(CREATE, {
      body: aCoursewareDraft({ title: ' Steaming milk ', fileId, link: 'https://left.out', minSeconds: 30 }),
    })
    expect(data).toMatchObject({
      title: 'Steaming milk',
      courseWareType: 1,
      fileId,
      link: null,
      fileName: 'video file',
      status: 2,
      minSeconds: 30,
      courses: 0,
      version: 1,
    })
    expect((await auditLog(sands))[0]).toMatchObject({
      action: 'course.courseware.created',
      subject_id: data.id,
      after: expect.objectContaining({ title: 'Steaming milk', file: 'video file', minSeconds: 30 }),
    })
    const { records, total } = (await author.call(PAGE, { query: { keyWord: 'steaming', courseWareType: 1 } })).data
    expect([total, records[0]?.id]).toEqual([1, data.id])
    expect((await author.call(PAGE, { query: { keyWord: 'steaming', courseWareType: 2 } })).data.total).toBe(0)
  })

  it('has pictures in order, and accepts only safe links', async () => {
    const pictureFileIds = [await aFile(sands, { kind: 'image' }), await aFile(sands, { kind: 'image' })].toReversed()
    const set = await author.call(CREATE, { body: aCoursewareDraft({ courseWareType: 4, pictureFileIds }) })
    expect(set.data).toMatchObject({ pictureFileIds, pages: 2, status: 3, fileId: null })
    const link = (address: string | null) =>
      author.call(CREATE, { body: aCoursewareDraft({ courseWareType: 5, link: address }) })
    expect((await link(' https://example.com/a ')).data).toMatchObject({ link: 'https://example.com/a', status: 3 })
    for (const bad of ['javascript:alert(1)', '//evil.example', 'http://a:b@example.com', '', null])
      expect(await link(bad)).toFailWith('course.bad_link')
  })

  it('is refused when its file has the wrong kind, belongs to another person, or is missing', async () => {
    const create = (draft: Parameters<typeof aCoursewareDraft>[0]) =>
      author.call(CREATE, { body: aCoursewareDraft(draft) })
    expect(await create({ fileId: null })).toFailWith('course.bad_courseware')
    expect(await create({ courseWareType: 4 })).toFailWith('course.bad_courseware')
    expect(await create({ fileId: await aFile(sands, { kind: 'document' }) })).toFailWith('course.bad_courseware')
    expect(await create({ fileId: await aFile(sands, { inLibrary: false, owner: 'learner' }) })).toFailWith(
      'media.gone',
    )
    const elsewhere = await collegeId(sands, 'Dune Academy')
    expect(await create({ fileId: await aFile(sands, { collegeId: elsewhere }) })).toFailWith('media.gone')
    const nowhere = { included: [{ kind: 'post' as const, id: '999999999' }], excluded: [] }
    expect(await create({ fileId: await aFile(sands), audience: nowhere })).toFailWith('org.place_unknown')
  })

  it('changes in every course that contains it, but never changes its type', async () => {
    const { id, version, fileId } = await aCourseware(sands, author)
    const audience = {
      included: [{ kind: 'department' as const, id: await departmentId(sands, '上海区'), withChildren: true }],
      excluded: [],
    }
    const change = aCoursewareDraft({ fileId, title: 'Mended', threshold: 80, audience })
    const { data } = await author.call(UPDATE, { body: { id, version, ...change } })
    expect(data).toMatchObject({ title: 'Mended', threshold: 80, version: 2, audience })
    const [entry] = await auditLog(sands)
    expect(entry).toMatchObject({
      action: 'course.courseware.updated',
      before: { title: 'A film', threshold: 95 },
      after: { title: 'Mended', threshold: 80 },
    })
    expect(Object.keys(entry?.after ?? {}).sort()).toEqual(['included', 'threshold', 'title'])
    expect(await author.call(UPDATE, { body: { id, version, ...change } })).toFailWith('kernel.changed_meanwhile')
    expect(
      await author.call(UPDATE, { body: { id, version: 2, ...change, courseWareType: 5, link: 'https://a.example' } }),
    ).toFailWith('course.bad_courseware')
  })

  it('has a cleaned introduction, without pictures of its own', async () => {
    const { introduction } = await aCourseware(sands, author, {
      introduction: '<p onclick="x()">Hot<script>alert(1)</script></p><img data-file-id="1" src="x" onerror="x()">',
    })
    expect(introduction).toBe('<p>Hot</p>')
  })

  it('cannot be deleted while a course contains it, even only in a draft', async () => {
    const { id } = await aCourseware(sands, author)
    const course = await aCourse(author, { chapters: [aChapter([id])] })
    const remove = () => author.call(REMOVE, { body: { id, version: 1 } })
    const refused = await remove()
    expect(refused).toFailWith('course.courseware_in_use')
    expect(refused.data).toEqual({ count: 1 })
    expect(await author.call(REMOVE_COURSE, { body: { id: course.id, version: 1 } })).toSucceed()
    expect(await remove()).toSucceed()
    expect((await auditLog(sands))[0]).toMatchObject({ action: 'course.courseware.deleted', subject_name: 'A film' })
    expect(await remove()).toFailWith('course.unknown')
  })

  it('of another college does not exist', async () => {
    const { id, fileId } = await aCourseware(sands, author)
    const emma = await signInWith(sands, 'emma', { rights: ['course.edit'] })
    expect(await emma.call(UPDATE, { body: { id, version: 1, ...aCoursewareDraft({ fileId }) } })).toFailWith(
      'course.unknown',
    )
    expect(await emma.call(REMOVE, { body: { id, version: 1 } })).toFailWith('course.unknown')
  })
})
