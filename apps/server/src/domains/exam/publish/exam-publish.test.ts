import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aDraftExam, anExamDocument, aPaper, aPublishedExam, aQuestion } from '../../../testing/exam/authoring.ts'
import { auditLog, signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import { publishExam, publishLateExams } from './exam-publish.jobs.ts'

const PAGE = 'GET /sands-lms/api/v1/manage/exam/page'
const GET = 'GET /sands-lms/api/v1/manage/exam/get'
const CREATE = 'POST /sands-lms/api/v1/manage/exam/create'
const SAVE = 'POST /sands-lms/api/v1/manage/exam/save'
const REMOVE = 'POST /sands-lms/api/v1/manage/exam/remove'
const IMPACT = 'GET /sands-lms/api/v1/manage/exam/impact'
const PUBLISH = 'POST /sands-lms/api/v1/manage/exam/publish'
const WITHDRAW = 'POST /sands-lms/api/v1/manage/exam/withdraw'
const UNSCHEDULE = 'POST /sands-lms/api/v1/manage/exam/unschedule'
const ARCHIVE = 'POST /sands-lms/api/v1/manage/exam/archive'
const EDITIONS = 'GET /sands-lms/api/v1/manage/exam/edition/page'
const OVERRIDES = 'GET /sands-lms/api/v1/manage/exam/override/list'
const ADD_OVERRIDE = 'POST /sands-lms/api/v1/manage/exam/override/add'
const REMOVE_OVERRIDE = 'POST /sands-lms/api/v1/manage/exam/override/remove'
const SAVE_QUESTION = 'POST /sands-lms/api/v1/manage/question/save'

const HOUR_MS = 3_600_000

describe('an exam', () => {
  const sands = useSands()
  let manager: SignedIn
  let author: SignedIn
  const wanted: { examId: string }[] = []

  beforeAll(async () => {
    manager = await signInWith(sands, 'manager', { rights: ['exam.bank.edit', 'exam.edit', 'exam.publish'] })
    author = await signInWith(sands, 'author', { rights: ['exam.edit'] })
    sands.server.kernel.events.on('exam.regrade-wanted', async (_tx, event) => void wanted.push(event))
  })

  const seen = ({ id, version }: { id: string; version: number }) => ({ id: id as never, version })

  it('is a draft first, found by words and state', async () => {
    const exam = await aDraftExam(manager, { title: ' Barista test ' })
    expect(exam).toMatchObject({ title: 'Barista test', state: 'draft', edition: 0, isChanged: false })
    expect(exam.faults.map(({ kind }) => kind)).toEqual(['no_paper'])
    const page = await manager.call(PAGE, { query: { keyWord: 'barista', state: 'draft' } })
    expect(page).toSucceed()
    expect(page.data.records.map(({ id }) => id)).toEqual([exam.id])
    const saved = await manager.call(SAVE, { body: { ...seen(exam), draft: { ...exam.draft, title: 'Second' } } })
    expect(saved.data).toMatchObject({ title: 'Second', version: 2 })
    expect(await manager.call(SAVE, { body: { ...seen(exam), draft: exam.draft } })).toFailWith(
      'kernel.changed_meanwhile',
    )
    expect(await manager.call(PUBLISH, { body: seen(saved.data) })).toFailWith('exam.has_faults')
    expect((await manager.call(REMOVE, { body: seen(saved.data) })).code).toBe(1)
    expect(await manager.call(GET, { query: { id: exam.id } })).toFailWith('exam.unknown')
  })

  it('refuses a paper, a reviewer or a place that is not there', async () => {
    const create = (part: object) => manager.call(CREATE, { body: anExamDocument(part) })
    expect(await create({ paperId: '999999999' })).toFailWith('exam.paper_unknown')
    expect(await create({ reviewerIds: ['999999999'] })).toFailWith('org.place_unknown')
    expect(await create({ coverFileId: '999999999' })).toFailWith('media.gone')
    expect(
      await create({
        audience: { included: [{ kind: 'department', id: '999999999', withChildren: true }], excluded: [] },
      }),
    ).toFailWith('org.place_unknown')
  })

  it('keeps the versions of its questions when it is published, until it is published again', async () => {
    const question = await aQuestion(manager, { stem: '<p>Old words</p>' })
    const paper = await aPaper(manager, [question.id])
    const draft = await aDraftExam(manager, { paperId: paper.id, title: 'Versions' })
    const live = (await manager.call(PUBLISH, { body: seen(draft) })).data
    expect(live).toMatchObject({ state: 'published', edition: 1, questionNum: 1, totalScore: 200, isChanged: false })
    const document = { ...question.document, body: { ...question.document.body, stem: '<p>New words</p>' } }
    await manager.call(SAVE_QUESTION, { body: { id: question.id, version: question.version, document } })
    const versionOf = async () => {
      const { rows } = await sands.server.kernel.database.pool.query<{ id: string }>(
        `select paper #>> '{sections,0,questions,0,versionId}' as id from exams where id = $1`,
        [live.id],
      )
      return rows[0]?.id
    }
    expect(await versionOf()).toBe(question.versionId)
    const impact = (await manager.call(IMPACT, { query: { id: live.id } })).data
    expect(impact).toMatchObject({ isPaperChanged: true, correctedKeys: 1, taken: 0, faults: [] })
    expect(impact.invited).toBeGreaterThan(0)
    const again = (await manager.call(PUBLISH, { body: { ...seen(live), regrade: true } })).data
    expect(await versionOf()).not.toBe(question.versionId)
    expect(wanted.map(({ examId }) => examId)).toEqual([live.id])
    const editions = (await manager.call(EDITIONS, { query: { id: live.id } })).data
    expect(editions.records.map(({ edition }) => edition)).toEqual([2, 1])
    const withdrawn = (await manager.call(WITHDRAW, { body: seen(again) })).data
    expect(withdrawn.state).toBe('withdrawn')
    expect(await manager.call(WITHDRAW, { body: seen(withdrawn) })).toFailWith('exam.wrong_state')
    const archived = (await manager.call(ARCHIVE, { body: seen(withdrawn) })).data
    expect(archived.state).toBe('archived')
    expect(await manager.call(PUBLISH, { body: seen(archived) })).toFailWith('exam.wrong_state')
    expect(await manager.call(UNSCHEDULE, { body: seen(archived) })).toFailWith('exam.wrong_state')
  })

  it('needs somebody who marks its essays', async () => {
    const essay = await aQuestion(manager, { type: 'essay', options: [] }, { solution: { key: {} } })
    const paper = await aPaper(manager, [essay.id])
    const exam = await aDraftExam(manager, { paperId: paper.id })
    expect(exam.faults.map(({ kind }) => kind)).toEqual(['no_reviewers'])
    const draft = { ...exam.draft, reviewerIds: [await userId(sands, 'manager')] }
    const saved = (await manager.call(SAVE, { body: { ...seen(exam), draft } })).data
    expect(saved).toMatchObject({ faults: [], reviewers: [{ userName: 'manager' }] })
  })

  it.each([
    ['an essay', { type: 'essay' as const, options: [] }, { key: {} }],
    [
      'a material with an essay',
      {
        type: 'material' as const,
        options: [],
        children: [
          {
            key: 'c1',
            type: 'essay' as const,
            stem: '<p>Why?</p>',
            options: [],
            targets: [],
            blanks: [],
            words: null,
            files: 0,
          },
        ],
      },
      { key: {}, children: { c1: { key: {}, analysis: '', reference: '', rubric: [] } } },
    ],
  ])('needs a marker when a draw may draw %s out of very many questions', async (name, body, solution) => {
    const tag = `many ${name}`
    const { id } = await aQuestion(manager, body, { tags: [tag], solution })
    await sands.server.kernel.database.pool.query(
      `insert into questions (college_id, type, difficulty, tags, title, search_text, content_hash, updated_at)
       select college_id, 'judge', difficulty, tags, 'One of many', '', '00', now()
       from questions, generate_series(1, 10000) where id = $1`,
      [id],
    )
    const draw = { key: 'd', type: null, categoryId: null, difficulty: null, tags: [tag], count: 1, score: 100 }
    const sections = [{ key: 's', title: '', remark: '', items: [], draws: [draw] }]
    const paper = await aPaper(manager, [], { kind: 'random', sections })
    const exam = await aDraftExam(manager, { paperId: paper.id })
    expect(exam.faults.map(({ kind }) => kind)).toEqual(['no_reviewers'])
  })

  it('goes live at its hour', async () => {
    const question = await aQuestion(manager)
    const exam = await aDraftExam(manager, { paperId: (await aPaper(manager, [question.id])).id })
    const past = new Date(sands.clock.now().getTime() - HOUR_MS).toISOString()
    expect(await manager.call(PUBLISH, { body: { ...seen(exam), publishAt: past } })).toFailWith('kernel.hour_passed')
    const publishAt = new Date(sands.clock.now().getTime() + HOUR_MS).toISOString()
    const waiting = (await manager.call(PUBLISH, { body: { ...seen(exam), publishAt } })).data
    expect(waiting).toMatchObject({ state: 'scheduled', publishAt, edition: 0 })
    const back = (await manager.call(UNSCHEDULE, { body: seen(waiting) })).data
    expect(back).toMatchObject({ state: 'draft', publishAt: null })
    await manager.call(PUBLISH, { body: { ...seen(back), publishAt } })
    await publishExam(sands.server.kernel).run({ examId: exam.id, publishAt: past })
    expect((await manager.call(GET, { query: { id: exam.id } })).data.state).toBe('scheduled')
    sands.clock.advance(2 * HOUR_MS)
    await publishLateExams(sands.server.kernel).run({})
    manager = await sands.signIn('manager')
    expect((await manager.call(GET, { query: { id: exam.id } })).data).toMatchObject({ state: 'published', edition: 1 })
  })

  it('gives other terms to a person or a department, with the reason', async () => {
    manager = await sands.signIn('manager')
    const { id: examId } = await aPublishedExam(manager, { questions: 1 })
    const none = { opensAt: null, closesAt: null, admitUntil: null, limitMinutes: null, attempts: null }
    const learnerId = await userId(sands, 'learner')
    const add = (part: object) =>
      manager.call(ADD_OVERRIDE, {
        body: { examId, userId: learnerId, departmentId: null, ...none, attempts: 3, reason: 'Ill', ...part },
      })
    const given = await add({})
    expect(given.data).toMatchObject({ userId: learnerId, attempts: 3, limitMinutes: null, reason: 'Ill' })
    expect((await auditLog(sands))[0]).toMatchObject({ action: 'exam.exam.override-added' })
    expect(await add({ attempts: null })).toFailWith('exam.bad_override')
    expect(await add({ userId: null })).toFailWith('exam.bad_override')
    expect(await add({ userId: '999999999' })).toFailWith('org.place_unknown')
    expect(await add({ reason: ' ' })).toFailWith('kernel.invalid_field')
    const list = async () => (await manager.call(OVERRIDES, { query: { examId } })).data
    expect(await list()).toHaveLength(1)
    expect((await manager.call(REMOVE_OVERRIDE, { body: { id: given.data.id } })).code).toBe(1)
    expect(await manager.call(REMOVE_OVERRIDE, { body: { id: given.data.id } })).toFailWith('exam.override_unknown')
    expect(await list()).toEqual([])
  })

  it('needs its own right to be published, and does not exist for another college', async () => {
    author = await sands.signIn('author')
    const exam = await aPublishedExam(manager, { questions: 1 })
    expect(await author.call(PUBLISH, { body: seen(exam) })).toFailWith('kernel.no_permission')
    expect(await author.call(REMOVE, { body: seen(exam) })).toFailWith('kernel.no_permission')
    const emma = await signInWith(sands, 'emma', { rights: ['exam.edit', 'exam.publish'] })
    for (const answer of [
      await emma.call(GET, { query: { id: exam.id } }),
      await emma.call(SAVE, { body: { ...seen(exam), draft: exam.draft } }),
      await emma.call(IMPACT, { query: { id: exam.id } }),
      await emma.call(PUBLISH, { body: seen(exam) }),
      await emma.call(WITHDRAW, { body: seen(exam) }),
      await emma.call(ARCHIVE, { body: seen(exam) }),
      await emma.call(UNSCHEDULE, { body: seen(exam) }),
      await emma.call(REMOVE, { body: seen(exam) }),
      await emma.call(EDITIONS, { query: { id: exam.id } }),
      await emma.call(OVERRIDES, { query: { examId: exam.id } }),
    ])
      expect(answer).toFailWith('exam.unknown')
    expect(await (await sands.signIn('learner')).call(PAGE, { query: {} })).toFailWith('kernel.no_permission')
  })
})
