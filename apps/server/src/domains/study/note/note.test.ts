import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCourseware, type Courseware } from '../../../testing/coursewares.ts'
import { useSands } from '../../../testing/sands.ts'

const PAGE = 'GET /sands-lms/api/v1/study-note/page'
const LIST = 'POST /sands-lms/api/v1/study-note/list'
const MINE = 'GET /sands-lms/api/v1/study-note/mine'
const SAVE = 'POST /sands-lms/api/v1/study-note/save'
const DELETE = 'POST /sands-lms/api/v1/study-note/delete'

describe('private notes', () => {
  const sands = useSands()
  let collegeId: CollegeId
  let film: Courseware
  beforeAll(async () => {
    collegeId = (await sands.signIn('learner')).session.collegeId
    film = await aCourseware(db(), { collegeId, seconds: 600 })
  })
  const db = () => sands.server.kernel.database.primary
  const note = (content: string, position: number | null = null) => ({
    learnType: 2 as const,
    learnId: film.id,
    position,
    content,
  })
  const query = () => ({ learnType: 2 as const, learnId: film.id })

  it('are ordered by place in the courseware, can be changed and deleted', async () => {
    const learner = await sands.signIn('learner')
    const late = await learner.call(SAVE, { body: note('late', 9000) })
    expect(late).toSucceed()
    await learner.call(SAVE, { body: note('early', 1000) })
    await learner.call(SAVE, { body: note('on the whole') })
    const contents = async () =>
      (await learner.call(PAGE, { query: query() })).data.records.map(({ content }) => content)
    expect(await contents()).toEqual(['on the whole', 'early', 'late'])
    const changed = await learner.call(SAVE, { body: { ...note('first of all', 0), id: late.data.id, version: 1 } })
    expect(changed.data).toMatchObject({ id: late.data.id, content: 'first of all', position: 0, version: 2 })
    expect(await contents()).toEqual(['on the whole', 'first of all', 'early'])
    expect(await learner.call(DELETE, { body: { id: late.data.id } })).toSucceed()
    expect(await contents()).toEqual(['on the whole', 'early'])
    expect(await learner.call(SAVE, { body: { ...note('again'), id: late.data.id } })).toFailWith('study.note_gone')
    const page = await learner.call(PAGE, { query: { ...query(), current: 2, size: 1 } })
    expect(page.data).toMatchObject({ total: 2, records: [{ content: 'early' }] })
  })

  it('that were changed meanwhile are not overwritten by a change that waited on another device', async () => {
    const manager = await sands.signIn('manager')
    const { id, version } = (await manager.call(SAVE, { body: note('as it was') })).data
    const anew = (content: string) => manager.call(SAVE, { body: { ...note(content), id, version } })
    const both = await Promise.all([anew('here'), anew('there')])
    expect(both.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(both.find(({ code }) => code !== 1)).toFailWith('kernel.changed_meanwhile')
    expect(await manager.call(SAVE, { body: { ...note('blindly'), id } })).toFailWith('kernel.changed_meanwhile')
    const { records } = (await manager.call(PAGE, { query: query() })).data
    expect(records.find((record) => record.id === id)).toMatchObject({
      version: 2,
      content: both.find(({ code }) => code === 1)?.data.content,
    })
    expect(await manager.call(DELETE, { body: { id } })).toSucceed()
  })

  it('are invisible to other people', async () => {
    const [learner, manager] = [await sands.signIn('learner'), await sands.signIn('manager')]
    const { data } = await learner.call(SAVE, { body: note('mine') })
    expect((await manager.call(PAGE, { query: query() })).data.total).toBe(0)
    expect(await manager.call(SAVE, { body: { ...note('theirs'), id: data.id } })).toFailWith('study.note_gone')
    expect(await manager.call(DELETE, { body: { id: data.id } })).toSucceed()
    const { records } = (await learner.call(PAGE, { query: query() })).data
    expect(records.find(({ id }) => id === data.id)?.content).toBe('mine')
  })

  it('on several coursewares come in the order in which the coursewares are named', async () => {
    const reviewer = await sands.signIn('reviewer')
    const second = await aCourseware(db(), { collegeId, seconds: 60 })
    const write = (learnId: string, content: string, position: number) =>
      reviewer.call(SAVE, { body: { learnType: 2, learnId, content, position } })
    await write(second.id, 'second, at its end', 900)
    await write(film.id, 'first, at its end', 800)
    await write(film.id, 'first, early', 5)
    const list = (learnIds: string[], more: { current?: number; size?: number } = {}) =>
      reviewer.call(LIST, { body: { learnType: 2, learnIds, ...more } })
    const contents = (answer: Awaited<ReturnType<typeof list>>) => answer.data.records.map(({ content }) => content)
    expect(contents(await list([film.id, second.id]))).toEqual([
      'first, early',
      'first, at its end',
      'second, at its end',
    ])
    expect(contents(await list([second.id, film.id]))[0]).toBe('second, at its end')
    const last = await list([film.id, second.id], { current: 3, size: 1 })
    expect(last.data).toMatchObject({ total: 3, records: [{ content: 'second, at its end' }] })

    const auditor = await sands.signIn('auditor')
    expect((await auditor.call(LIST, { body: { learnType: 2, learnIds: [film.id] } })).data.total).toBe(0)
    expect(await list([])).toFailWith('kernel.invalid_field')
    const others = Array.from({ length: 400 }, (_, place) => String(900_000_000 + place))
    expect(contents(await list([...others, second.id]))).toEqual(contents(await list([second.id])))
    expect(await sands.visitor().call(LIST, { body: { learnType: 2, learnIds: ['1'] } })).toFailWith(
      'kernel.not_signed_in',
    )
  })

  it('stay with the person when the courseware is deleted', async () => {
    const auditor = await sands.signIn('auditor')
    const [stored, gone] = [
      await aCourseware(db(), { collegeId, seconds: 60 }),
      await aCourseware(db(), { collegeId, seconds: 60 }),
    ]
    const write = (learnId: string, content: string, position: number | null) =>
      auditor.call(SAVE, { body: { learnType: 2, learnId, content, position } })
    await write(gone.id, 'what was good of it', 5000)
    await write(stored.id, 'still there', null)
    await db().execute(sql`delete from course_items where courseware_id = ${gone.id}`)

    const mine = async () => (await auditor.call(MINE)).data
    expect(await mine()).toMatchObject({
      total: 2,
      records: [
        { content: 'still there', learnId: stored.id, title: `A piece of ${stored.fileId}`, form: 'media', isGone: 0 },
        {
          content: 'what was good of it',
          learnId: gone.id,
          title: `A piece of ${gone.fileId}`,
          position: 5000,
          isGone: 1,
        },
      ],
    })
    const last = (await auditor.call(MINE, { query: { current: 2, size: 1 } })).data.records[0]
    expect(last).toMatchObject({ isGone: 1 })
    expect(await auditor.call(DELETE, { body: { id: last?.id ?? ('0' as Id<'note'>) } })).toSucceed()
    expect((await mine()).records.map(({ content }) => content)).toEqual(['still there'])
    expect(await sands.visitor().call(MINE)).toFailWith('kernel.not_signed_in')
  })

  it('sent twice with one key are stored once', async () => {
    const teacher = await sands.signIn('teacher')
    const twice = { body: note('once'), headers: { 'idempotency-key': 'a-note-written-once' } }
    const [one, other] = await Promise.all([teacher.call(SAVE, twice), teacher.call(SAVE, twice)])
    expect(one.data.id).toBe(other.data.id)
    expect((await teacher.call(PAGE, { query: query() })).data.total).toBe(1)
  })

  it('are limited to 500 per courseware, also when two are written at once', async () => {
    const author = await sands.signIn('author')
    await author.call(SAVE, { body: note('the first') })
    await db().execute(sql`insert into study_notes (user_id, college_id, learn_type, learn_id, text, updated_at)
      select user_id, college_id, learn_type, learn_id, 'more', now() from study_notes, generate_series(1, 498)
      where text = 'the first'`)
    const both = await Promise.all([
      author.call(SAVE, { body: note('the last') }),
      author.call(SAVE, { body: note('one too many') }),
    ])
    expect(both.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(both.find(({ code }) => code !== 1)).toFailWith('study.too_many_notes')
  })

  it('need existing content, a signed-in person and a text', async () => {
    const [learner, emma] = [await sands.signIn('learner'), await sands.signIn('emma')]
    expect(await learner.call(SAVE, { body: { ...note('nowhere'), learnId: '999999999999' } })).toFailWith('study.gone')
    expect(await emma.call(SAVE, { body: note('elsewhere') })).toFailWith('study.gone')
    expect(await learner.call(SAVE, { body: note('  \n ') })).toFailWith('kernel.invalid_field')
    expect(await learner.call(SAVE, { body: note('x'.repeat(2001)) })).toFailWith('kernel.invalid_field')
    expect(await learner.call(SAVE, { body: note('far', 2_147_483_648) })).toFailWith('kernel.invalid_field')
    const visitor = sands.visitor()
    expect(await visitor.call(PAGE, { query: query() })).toFailWith('kernel.not_signed_in')
    expect(await visitor.call(SAVE, { body: note('hello') })).toFailWith('kernel.not_signed_in')
    expect(await visitor.call(DELETE, { body: { id: '1' as Id<'note'> } })).toFailWith('kernel.not_signed_in')
  })
})
