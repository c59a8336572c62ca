import { examBankCalls } from '@sands/contract/exam/bank.calls'
import { examManageCalls } from '@sands/contract/exam/manage.calls'
import { examPaperCalls } from '@sands/contract/exam/paper.calls'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import {
  aDraftExam,
  anExamDocument,
  aPaper,
  aPaperDocument,
  aPublishedExam,
  aQuestion,
  aQuestionDocument,
} from '../../testing/exam/authoring.ts'
import { auditLog, signInWith, userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'

const CREATE_QUESTION = 'POST /sands-lms/api/v1/manage/question/create'
const QUESTIONS = 'GET /sands-lms/api/v1/manage/question/page'
const CATEGORIES = 'GET /sands-lms/api/v1/manage/question-category/list'
const ADD_CATEGORY = 'POST /sands-lms/api/v1/manage/question-category/create'
const RENAME_CATEGORY = 'POST /sands-lms/api/v1/manage/question-category/rename'
const MOVE_CATEGORY = 'POST /sands-lms/api/v1/manage/question-category/move'
const REMOVE_CATEGORY = 'POST /sands-lms/api/v1/manage/question-category/remove'
const CREATE_PAPER = 'POST /sands-lms/api/v1/manage/paper/create'
const SAVE_PAPER = 'POST /sands-lms/api/v1/manage/paper/save'
const PAPERS = 'GET /sands-lms/api/v1/manage/paper/page'
const SUPPLY = 'POST /sands-lms/api/v1/manage/paper/supply'
const CREATE = 'POST /sands-lms/api/v1/manage/exam/create'
const SAVE = 'POST /sands-lms/api/v1/manage/exam/save'
const PUBLISH = 'POST /sands-lms/api/v1/manage/exam/publish'
const EDITIONS = 'GET /sands-lms/api/v1/manage/exam/edition/page'
const OVERRIDES = 'GET /sands-lms/api/v1/manage/exam/override/list'
const ADD_OVERRIDE = 'POST /sands-lms/api/v1/manage/exam/override/add'
const REMOVE_OVERRIDE = 'POST /sands-lms/api/v1/manage/exam/override/remove'
const INFO = 'GET /sands-lms/api/v1/exam/info'

const MAKING = ['exam.bank.edit', 'exam.edit', 'exam.publish'] as const
const NO_TERMS = { opensAt: null, closesAt: null, admitUntil: null, limitMinutes: null, attempts: null }

describe('people who make exams', () => {
  const sands = useSands()
  let manager: SignedIn
  let emma: SignedIn

  beforeAll(async () => {
    manager = await signInWith(sands, 'manager', { rights: MAKING })
    emma = await signInWith(sands, 'emma', { rights: MAKING })
  })

  it('need a session and the right for every call', async () => {
    const learner = await sands.signIn('learner')
    const calls = { ...examBankCalls, ...examPaperCalls, ...examManageCalls }
    const answers: string[] = []
    for (const key of Object.keys(calls)) {
      const [method = '', path = ''] = key.split(' ')
      for (const token of [undefined, learner.token]) {
        const { status } = await learner.send(path, {
          method,
          headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
          ...(method === 'POST' ? { body: '{}' } : {}),
        })
        if (status !== (token ? 403 : 401)) answers.push(`${key} ${status}`)
      }
    }
    expect(answers).toEqual([])
  })

  it('act in the college in which they have the right, and in no other', async () => {
    const { rows } = await sands.server.kernel.database.pool.query<{ name: string }>(
      'select name from colleges order by sort, id offset 1 limit 1',
    )
    const elsewhere = await signInWith(sands, 'teacher', { rights: ['exam.edit'], college: rows[0]?.name ?? '' })
    expect(await elsewhere.call(CREATE_PAPER, { body: aPaperDocument([]) })).toFailWith('kernel.no_permission')
    expect(await elsewhere.call(PAPERS, { query: {} })).toFailWith('kernel.no_permission')
  })

  it('cannot reach categories of another college', async () => {
    const { id, version } = (await manager.call(ADD_CATEGORY, { body: { parentId: null, name: 'Ours' } })).data
    expect((await emma.call(CATEGORIES, {})).data.some((category) => category.id === id)).toBe(false)
    for (const answer of [
      await emma.call(ADD_CATEGORY, { body: { parentId: id, name: 'Below' } }),
      await emma.call(RENAME_CATEGORY, { body: { id, version, name: 'Theirs' } }),
      await emma.call(MOVE_CATEGORY, { body: { id, version, parentId: null, beforeId: null } }),
      await emma.call(REMOVE_CATEGORY, { body: { id, version } }),
      await emma.call(CREATE_QUESTION, { body: aQuestionDocument({}, { categoryId: id }) }),
    ])
      expect(answer).toFailWith('kernel.category_gone')
    expect(await manager.call(ADD_CATEGORY, { body: { parentId: null, name: 'Ours' } })).toFailWith(
      'kernel.category_exists',
    )
  })

  it('cannot put questions, papers, markers or pictures of another college into their own', async () => {
    const question = await aQuestion(manager)
    const paper = await aPaper(manager, [question.id])
    const theirs = await emma.call(CREATE_PAPER, { body: aPaperDocument([question.id]) })
    expect(theirs.data).toMatchObject({ questions: [], supply: { faults: [{ kind: 'question_gone' }] } })
    const create = (part: object) => emma.call(CREATE, { body: anExamDocument(part) })
    expect(await create({ paperId: paper.id })).toFailWith('exam.paper_unknown')
    expect(await create({ reviewerIds: [await userId(sands, 'reviewer')] })).toFailWith('org.place_unknown')
  })

  it('are told which field is out of bounds, and nothing is stored', async () => {
    const badExams = [
      { title: 'x'.repeat(101) },
      { limitMinutes: 0 },
      { limitMinutes: 1441 },
      { minMinutes: -1 },
      { attempts: 101 },
      { passPercent: 101 },
      { gradeMethod: 'best' },
      { leaveLimit: 0 },
      { password: '' },
      { password: 'x'.repeat(41) },
      { opensAt: 'tomorrow' },
      { review: { right_after: ['everything'], while_open: [], after_close: [] } },
      { points: 10_001 },
      { reviewerIds: Array.from({ length: 51 }, (_, place) => String(place + 1)) },
    ]
    for (const part of badExams)
      expect(await manager.call(CREATE, { body: { ...anExamDocument(), ...part } as never })).toFailWith(
        'kernel.invalid_field',
      )
    const [section] = aPaperDocument([]).sections
    if (!section) throw new Error('no section')
    const draw = { key: 'd', type: null, categoryId: null, difficulty: null, tags: [], count: 1, score: 100 }
    const badPapers = [
      { title: 'x'.repeat(101) },
      { sections: [] },
      { sections: Array.from({ length: 21 }, (_, place) => ({ ...section, key: `s${place}` })) },
      { sections: [{ ...section, draws: [{ ...draw, count: 0 }] }] },
      { sections: [{ ...section, draws: [{ ...draw, count: 201 }] }] },
      { sections: [{ ...section, draws: [{ ...draw, score: -1 }] }] },
      { sections: [{ ...section, key: 'no spaces' }] },
    ]
    for (const part of badPapers) {
      const body = { ...aPaperDocument([]), ...part } as never
      expect(await manager.call(CREATE_PAPER, { body })).toFailWith('kernel.invalid_field')
      expect(await manager.call(SUPPLY, { body })).toFailWith('kernel.invalid_field')
    }
    const badQuestions = [
      { difficulty: 'impossible' },
      { tags: ['x'.repeat(31)] },
      { tags: ['same', 'same'] },
      { tags: [' '] },
    ]
    for (const part of badQuestions)
      expect(await manager.call(CREATE_QUESTION, { body: { ...aQuestionDocument(), ...part } as never })).toFailWith(
        'kernel.invalid_field',
      )
    expect(await manager.call(QUESTIONS, { query: { keyWord: 'x'.repeat(61) } })).toFailWith('kernel.invalid_field')
  })

  it('store a request that arrives twice once', async () => {
    const document = aQuestionDocument({ stem: '<p>Sent twice</p>' })
    const twice = { body: document, headers: { 'idempotency-key': 'question-created-once' } }
    const [one, two] = [await manager.call(CREATE_QUESTION, twice), await manager.call(CREATE_QUESTION, twice)]
    expect(two.data.id).toBe(one.data.id)
    expect((await manager.call(QUESTIONS, { query: { keyWord: 'Sent twice' } })).data.total).toBe(1)
  })

  it('do not overwrite each other when they save at once', async () => {
    const paper = await aPaper(manager, [])
    const exam = await aDraftExam(manager)
    const papers = await Promise.all(
      ['One', 'Two'].map((title) =>
        manager.call(SAVE_PAPER, {
          body: { id: paper.id, version: paper.version, document: { ...paper.document, title } },
        }),
      ),
    )
    const exams = await Promise.all(
      ['One', 'Two'].map((title) =>
        manager.call(SAVE, { body: { id: exam.id, version: exam.version, draft: { ...exam.draft, title } } }),
      ),
    )
    for (const answers of [papers, exams]) {
      expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
      expect(answers.find(({ code }) => code !== 1)).toFailWith('kernel.changed_meanwhile')
    }
  })

  it('see every edition of an exam, newest first, and the password stays out of the audit log', async () => {
    const live = await aPublishedExam(manager, { title: 'First', password: 'kept-secret', questions: 1 })
    const draft = { ...live.draft, title: 'Second' }
    const saved = (await manager.call(SAVE, { body: { id: live.id, version: live.version, draft } })).data
    expect(saved.isChanged).toBe(true)
    await manager.call(PUBLISH, { body: { id: live.id, version: saved.version } })
    const { data } = await manager.call(EDITIONS, { query: { id: live.id } })
    expect(data.records.map(({ edition, document }) => [edition, document.title])).toEqual([
      [2, 'Second'],
      [1, 'First'],
    ])
    expect(JSON.stringify(await auditLog(sands, 5))).not.toContain('kept-secret')
  })

  it('give other terms to a department, and its people get them', async () => {
    const { rows } = await sands.server.kernel.database.pool.query<{ id: string; name: string }>(
      `select d.id, d.name from memberships m join departments d on d.id = m.department_id
        join users u on u.id = m.user_id where u.user_name = 'learner' and m.college_id = (select id from colleges order by sort, id limit 1)`,
    )
    const learner = await sands.signIn('learner')
    const [department] = rows
    if (!department) throw new Error('the learner has no department')
    const { id: examId } = await aPublishedExam(manager, { questions: 1, attempts: 1 })
    const terms = { ...NO_TERMS, attempts: 4, reason: 'The network was down' }
    const body = { examId, userId: null, departmentId: department.id as never, ...terms }
    const given = await manager.call(ADD_OVERRIDE, { body })
    expect(given.data).toMatchObject({ name: department.name, departmentId: department.id, attempts: 4 })
    expect((await learner.call(INFO, { query: { examId } })).data.attemptsLeft).toBe(4)
    expect(await manager.call(ADD_OVERRIDE, { body: { ...body, departmentId: '999999999' as never } })).toFailWith(
      'org.place_unknown',
    )
    const [opensAt, closesAt] = ['2027-01-02T00:00:00.000Z', '2027-01-01T00:00:00.000Z']
    expect(await manager.call(ADD_OVERRIDE, { body: { ...body, opensAt, closesAt } })).toFailWith('exam.bad_override')
    const both = { ...body, userId: await userId(sands, 'learner') }
    expect(await manager.call(ADD_OVERRIDE, { body: both })).toFailWith('exam.bad_override')
    expect(await manager.call(ADD_OVERRIDE, { body: { ...body, attempts: 101 } })).toFailWith('kernel.invalid_field')
    expect(await emma.call(ADD_OVERRIDE, { body })).toFailWith('exam.unknown')
    expect(await emma.call(REMOVE_OVERRIDE, { body: { id: given.data.id } })).toFailWith('exam.override_unknown')
    expect((await manager.call(OVERRIDES, { query: { examId } })).data).toHaveLength(1)
    expect(await manager.call(REMOVE_OVERRIDE, { body: { id: given.data.id } })).toSucceed()
    expect((await learner.call(INFO, { query: { examId } })).data.attemptsLeft).toBe(1)
  })
})
