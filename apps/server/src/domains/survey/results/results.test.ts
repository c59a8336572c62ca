import type { ManagedSurvey } from '@sands/contract/survey/survey.model'
import { beforeAll, describe, expect, it } from 'vitest'
import { batchEnded, batchFile } from '../../../testing/batch.ts'
import type { SignedIn } from '../../../testing/client.ts'
import { sheetOf } from '../../../testing/files/sheet.ts'
import { departmentId } from '../../../testing/people.ts'
import { aJpeg } from '../../../testing/pictures.ts'
import { useSands } from '../../../testing/sands.ts'
import {
  aDraft,
  aPublishedSurvey,
  aSurveyManager,
  aSurveyQuestion,
  publish,
  reply,
  whenChosen,
} from '../../../testing/surveys.ts'
import { upload } from '../../../testing/upload.ts'

const STAFF = ['staff21', 'staff22', 'staff23', 'staff24', 'staff25']
const BASE = '/sands-lms/api/v1/manage/investigation'
const RESULTS = `GET ${BASE}/results`
const TEXTS = `GET ${BASE}/texts`
const PICTURES = `GET ${BASE}/pictures`
const EXPORT = `POST ${BASE}/export`
const DRAFT = `POST ${BASE}/draft`
const END = `POST ${BASE}/end`

describe('results of surveys', () => {
  const sands = useSands()
  let manager: SignedIn
  let people: SignedIn[]
  beforeAll(async () => {
    manager = await aSurveyManager(sands)
    const names = ['learner', 'manager', 'teacher', 'author', 'reviewer', 'auditor', ...STAFF]
    people = await Promise.all(names.map((name) => sands.signIn(name)))
  })
  const person = (index: number): SignedIn => {
    const found = people[index]
    if (!found) throw new Error(`there is no person ${index}`)
    return found
  }
  const rowsOf = async ({ id }: Pick<ManagedSurvey, 'id'>) => {
    const { data } = await manager.call(EXPORT, { body: { id } })
    const batch = await batchEnded(manager, data.batchId)
    expect(batch.state).toBe('done')
    return sheetOf(await batchFile(manager, data.batchId))
  }

  it('count each question', async () => {
    const survey = await aPublishedSurvey(manager, [
      aSurveyQuestion('q1'),
      aSurveyQuestion('q2', 'rating', { max: 5 }),
      aSurveyQuestion('q3', 'ranking'),
    ])
    const order = { options: ['b1', 'a1', 'c1'] }
    await reply(person(0), survey, { q1: { options: ['a1'] }, q2: { number: 4 }, q3: order })
    await reply(person(1), survey, { q1: { options: ['a1'] }, q2: { number: 5 } })

    const { data } = await manager.call(RESULTS, { query: { id: survey.id } })
    expect(data).toMatchObject({
      name: survey.name,
      replyCount: 2,
      participants: 2,
      isTooFew: false,
      edition: { number: 1, replyCount: 2 },
    })
    expect(data.invited).toBeGreaterThan(2)
    expect(data.questions).toEqual([
      { key: 'q1', isTooFew: false, answered: 2, counts: { a1: 2 }, average: null, averagePlaces: {} },
      { key: 'q2', isTooFew: false, answered: 2, counts: { 4: 1, 5: 1 }, average: 4.5, averagePlaces: {} },
      {
        key: 'q3',
        isTooFew: false,
        answered: 1,
        counts: { b1: 1 },
        average: null,
        averagePlaces: { b1: 1, a1: 2, c1: 3 },
      },
    ])
    await reply(person(2), survey, { q1: { options: ['b1'] } })
    const later = await manager.call(RESULTS, { query: { id: survey.id } })
    expect(later.data.questions[0]?.counts).toEqual({ a1: 2, b1: 1 })
  })

  it('never add up editions', async () => {
    const survey = await aPublishedSurvey(manager, [aSurveyQuestion('q1')])
    await reply(person(0), survey, { q1: { options: ['a1'] } })
    const questionnaire = { ...survey.draft.questionnaire, endText: 'Second' }
    const draft = { ...survey.draft, questionnaire }
    const changed = await manager.call(DRAFT, { body: { id: survey.id, version: survey.version, draft } })
    await publish(manager, changed.data)
    await reply(person(1), survey, { q1: { options: ['b1'] } })

    const { data: latest } = await manager.call(RESULTS, { query: { id: survey.id } })
    expect(latest).toMatchObject({ edition: { number: 2 }, replyCount: 1, questions: [{ counts: { b1: 1 } }] })
    expect(latest.editions.map(({ number, replyCount }) => [number, replyCount])).toEqual([
      [2, 1],
      [1, 1],
    ])
    const firstId = latest.editions[1]?.id
    if (!firstId) throw new Error('the first edition is missing')
    const { data: first } = await manager.call(RESULTS, { query: { id: survey.id, editionId: firstId } })
    expect(first).toMatchObject({ replyCount: 1, questions: [{ counts: { a1: 1 } }] })
    const other = await aPublishedSurvey(manager, [aSurveyQuestion('q1')])
    expect(await manager.call(RESULTS, { query: { id: other.id, editionId: firstId } })).toFailWith('survey.gone')
  })

  it('show written answers with their author, and find words in them', async () => {
    const survey = await aPublishedSurvey(manager, [aSurveyQuestion('q1', 'text')])
    await reply(person(0), survey, { q1: { text: 'More plants in the office' } })
    await reply(person(1), survey, { q1: { text: 'Better coffee' } })

    const all = await manager.call(TEXTS, { query: { id: survey.id, question: 'q1' } })
    expect(all.data).toMatchObject({
      total: 2,
      records: [{ text: 'Better coffee' }, { text: 'More plants in the office' }],
    })
    expect(all.data.records[0]?.personName).toBeTruthy()
    const found = await manager.call(TEXTS, { query: { id: survey.id, question: 'q1', keyWord: 'PLANTS' } })
    expect(found.data).toMatchObject({ total: 1, records: [{ text: 'More plants in the office' }] })
  })

  it('are shown of a department from five of its people on, written answers and pictures too', async () => {
    const questions = [
      aSurveyQuestion('q1'),
      aSurveyQuestion('q2', 'text'),
      aSurveyQuestion('q3', 'pictures', { options: [] }),
    ]
    const survey = await aPublishedSurvey(manager, questions, { isRepeatable: true })
    const place = await departmentId(sands, '后端组')
    const query = { id: survey.id, departmentId: place }
    const move = (names: readonly string[]) =>
      sands.server.kernel.database.pool.query(
        `update memberships set department_id = $1 where user_id in (select id from users where user_name = any($2))
           and college_id = (select college_id from surveys where id = $3)`,
        [place, names, survey.id],
      )
    await move(STAFF)
    const of = (index: number) => person(people.length - STAFF.length + index)
    const { id: fileId } = (await upload(of(0), await aJpeg(), { purpose: 'image' })).data
    await reply(person(0), survey, { q2: { text: 'from elsewhere' } })
    expect(await reply(of(0), survey, { q1: { options: ['a1'] }, q3: { fileIds: [fileId] } })).toSucceed()
    // Five replies, but of four people.
    for (const index of [1, 2, 3, 3])
      await reply(of(index), survey, { q1: { options: ['a1'] }, q2: { text: `words ${index}` } })

    const few = (await manager.call(RESULTS, { query })).data
    expect(few).toMatchObject({ isTooFew: true, least: 5, questions: [], departments: [], replyCount: 0 })
    expect(await manager.call(TEXTS, { query: { ...query, question: 'q2' } })).toFailWith('survey.department_too_few')
    expect(await manager.call(PICTURES, { query: { ...query, question: 'q3' } })).toFailWith(
      'survey.department_too_few',
    )

    await reply(of(4), survey, { q1: { options: ['b1'] } })
    const { data } = await manager.call(RESULTS, { query })
    expect(data).toMatchObject({ isTooFew: false, replyCount: 6, departments: [{ id: place, replyCount: 6 }] })
    expect(data.questions[0]?.counts).toEqual({ a1: 5, b1: 1 })
    const texts = await manager.call(TEXTS, { query: { ...query, question: 'q2' } })
    expect(texts.data).toMatchObject({ total: 4 })
    expect(texts.data.records.map(({ text }) => text)).not.toContain('from elsewhere')
    const found = await manager.call(TEXTS, { query: { ...query, question: 'q2', keyWord: 'words 3' } })
    expect(found.data.total).toBe(2)
    const pictures = await manager.call(PICTURES, { query: { ...query, question: 'q3' } })
    expect(pictures.data).toMatchObject({ total: 1, records: [{ pictures: [{ url: expect.any(String) }] }] })
    expect(pictures.data.records[0]?.personName).toBeTruthy()
    expect(await manager.call(PICTURES, { query: { id: survey.id, question: 'q1' } })).toFailWith('survey.gone')
  })

  it('never are of a department, nor show pictures, when the survey is anonymous', async () => {
    const survey = await aPublishedSurvey(manager, [aSurveyQuestion('q1')], { isAnonymous: true })
    for (const index of [0, 1, 2, 3, 4]) await reply(person(index), survey, { q1: { options: ['a1'] } })
    await manager.call(END, { body: { id: survey.id, version: survey.version } })
    const place = await departmentId(sands, '后端组')
    const { data } = await manager.call(RESULTS, { query: { id: survey.id, departmentId: place } })
    expect(data).toMatchObject({ replyCount: 5, departments: [] })
    expect(await manager.call(PICTURES, { query: { id: survey.id, question: 'q1' } })).toFailWith('survey.anonymous')
  })

  it('count every reply once, also while more arrive', async () => {
    const survey = await aPublishedSurvey(manager, [aSurveyQuestion('q1')], { isRepeatable: true })
    const open = () => manager.call(RESULTS, { query: { id: survey.id } })
    const answers = { q1: { options: ['a1'] } }
    const acts = people.flatMap((who) => [reply(who, survey, answers), open(), reply(who, survey, answers)])
    for (const answer of await Promise.all(acts)) expect(answer).toSucceed()
    const { data } = await open()
    expect(data).toMatchObject({ replyCount: 2 * people.length, participants: people.length })
    expect(data.questions[0]).toMatchObject({ answered: 2 * people.length, counts: { a1: 2 * people.length } })
  })

  it('count days', async () => {
    const survey = await aPublishedSurvey(manager, [aSurveyQuestion('q1', 'date', { options: [] })])
    for (const index of [0, 1]) await reply(person(index), survey, { q1: { date: '2026-03-01' } })
    await reply(person(2), survey, { q1: { date: '2026-03-08' } })
    const { data } = await manager.call(RESULTS, { query: { id: survey.id } })
    expect(data.questions[0]).toMatchObject({
      answered: 3,
      counts: { '2026-03-01': 2, '2026-03-08': 1 },
      average: null,
    })
  })

  it('are hidden while fewer than five anonymous replies have come', async () => {
    const survey = await aPublishedSurvey(manager, [aSurveyQuestion('q1'), aSurveyQuestion('q2', 'text')], {
      isAnonymous: true,
    })
    const query = { id: survey.id }
    for (const index of [0, 1, 2, 3]) await reply(person(index), survey, { q1: { options: ['a1'] }, q2: { text: 'x' } })
    await manager.call(END, { body: { id: survey.id, version: survey.version } })
    const { data: few } = await manager.call(RESULTS, { query })
    expect(few).toMatchObject({ isTooFew: true, least: 5, questions: [], departments: [], participants: 4 })
    expect(await manager.call(TEXTS, { query: { ...query, question: 'q2' } })).toFailWith('survey.too_few')
    expect(await manager.call(EXPORT, { body: query })).toFailWith('survey.too_few')
  })

  it('hide a question that fewer than five people of an anonymous survey answered', async () => {
    const questions = [
      aSurveyQuestion('q1'),
      aSurveyQuestion('q2', 'text', { branch: whenChosen('q1', 'b1') }),
      aSurveyQuestion('q3', 'rating', { max: 5 }),
      aSurveyQuestion('q4', 'text'),
    ]
    const survey = await aPublishedSurvey(manager, questions, { isAnonymous: true })
    const query = { id: survey.id }
    for (const index of [0, 1, 2, 3, 4])
      await reply(person(index), survey, { q1: { options: ['a1'] }, ...(index < 4 && { q3: { number: 2 } }) })
    await reply(person(5), survey, { q1: { options: ['b1'] }, q2: { text: 'only me' } })
    await manager.call(END, { body: { id: survey.id, version: survey.version } })

    const { data } = await manager.call(RESULTS, { query })
    const hidden = { isTooFew: true, answered: 0, counts: {}, average: null, averagePlaces: {} }
    expect(data).toMatchObject({ isTooFew: false, replyCount: 6 })
    expect(data.questions).toEqual([
      { key: 'q1', isTooFew: false, answered: 6, counts: { a1: 5, b1: 1 }, average: null, averagePlaces: {} },
      { key: 'q2', ...hidden },
      { key: 'q3', ...hidden },
      { key: 'q4', ...hidden, isTooFew: false },
    ])
    for (const keyWord of [undefined, 'only']) {
      const texts = await manager.call(TEXTS, { query: { ...query, question: 'q2', ...(keyWord && { keyWord }) } })
      expect(texts).toFailWith('survey.too_few')
    }
    expect((await manager.call(TEXTS, { query: { ...query, question: 'q4' } })).data.total).toBe(0)
    const why = 'Results are hidden until there are at least 5 anonymous replies'
    expect(await rowsOf(survey)).toEqual([
      ['Question', 'Answer', 'Replies'],
      ['Question q1', 'A1', 5],
      ['Question q1', 'B1', 1],
      ['Question q2', why, null],
      ['Question q3', why, null],
    ])
  })

  it('grow in groups of at least five anonymous replies, also when the survey ends', async () => {
    const survey = await aPublishedSurvey(manager, [aSurveyQuestion('q1'), aSurveyQuestion('q2', 'text')], {
      isAnonymous: true,
    })
    const query = { id: survey.id }
    const replies = async (from: number, until: number) => {
      for (let index = from; index < until; index += 1)
        expect(await reply(person(index), survey, { q1: { options: ['a1'] }, q2: { text: 'x' } })).toSucceed()
    }
    const shown = async () => (await manager.call(RESULTS, { query })).data
    await replies(0, 9)
    expect(await shown()).toMatchObject({ isTooFew: true, least: 10, questions: [] })
    await replies(9, 10)
    expect(await shown()).toMatchObject({ isTooFew: false, replyCount: 5, questions: [{ counts: { a1: 5 } }, {}] })
    const texts = await manager.call(TEXTS, { query: { ...query, question: 'q2' } })
    expect(texts.data.total).toBe(5)
    for (const answer of texts.data.records) expect(answer).toMatchObject({ personName: null, submitTime: null })

    await replies(10, 11)
    expect((await shown()).replyCount).toBe(5)
    await manager.call(END, { body: { id: survey.id, version: survey.version } })
    expect(await shown()).toMatchObject({ replyCount: 11, questions: [{ counts: { a1: 11 } }, {}] })
  })

  it('are exported with names, or as separate answers when the survey is anonymous', async () => {
    const questions = [aSurveyQuestion('q1', 'multiple', { hasOther: true }), aSurveyQuestion('q2', 'text')]
    const named = await aPublishedSurvey(manager, questions, { name: 'Named' })
    await reply(person(0), named, { q1: { options: ['a1', 'other'], other: 'mine' }, q2: { text: 'words' } })
    const [heading, first] = await rowsOf(named)
    expect(heading).toEqual(['Submitted', 'Name', 'Department', 'Question q1', 'Question q2'])
    expect(first?.slice(3)).toEqual(['A1; Other: mine', 'words'])

    const anonymous = await aPublishedSurvey(manager, questions, { isAnonymous: true })
    for (const index of [0, 1, 2, 3, 4])
      await reply(person(index), anonymous, { q1: { options: ['a1'] }, q2: { text: `words ${5 - index}` } })
    await manager.call(END, { body: { id: anonymous.id, version: anonymous.version } })
    // Answers to different questions are not in one row, and not in the same order.
    expect(await rowsOf(anonymous)).toEqual([
      ['Question', 'Answer', 'Replies'],
      ['Question q1', 'A1', 5],
      ...[1, 2, 3, 4, 5].map((number) => ['Question q2', `words ${number}`, 1]),
    ])
  })

  it('need a session, the right and the college', async () => {
    const survey = await aDraft(manager, [aSurveyQuestion('q1')])
    const attempts = (someone: Pick<SignedIn, 'call'>) => [
      someone.call(RESULTS, { query: { id: survey.id } }),
      someone.call(TEXTS, { query: { id: survey.id, question: 'q1' } }),
      someone.call(PICTURES, { query: { id: survey.id, question: 'q1' } }),
      someone.call(EXPORT, { body: { id: survey.id } }),
    ]
    for (const answer of await Promise.all(attempts(sands.visitor()))) expect(answer).toFailWith('kernel.not_signed_in')
    for (const answer of await Promise.all(attempts(person(0)))) expect(answer).toFailWith('kernel.no_permission')
    expect((await manager.call(RESULTS, { query: { id: survey.id } })).data).toMatchObject({
      edition: null,
      replyCount: 0,
    })
    expect(await manager.call(TEXTS, { query: { id: survey.id, question: 'q1' } })).toFailWith('survey.gone')
  })
})
