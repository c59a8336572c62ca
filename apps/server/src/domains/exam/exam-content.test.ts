import { shortLinkTarget } from '@sands/rules/short-link'
import { describe, expect, it } from 'vitest'
import { anExam } from '../../testing/exam/an-exam.ts'
import { signInWith } from '../../testing/people.ts'
import { sandsOfFile } from '../../testing/sands.ts'

const PAGE = 'GET /sands-system/api/v1/manage/content/page'
const GET = 'GET /sands-system/api/v1/manage/content/get'
const SHARE = 'POST /sands-system/api/v1/short-url/create'
const RESOLVE = 'GET /sands-system/api/v1/short-url/getShortUrl'

const sands = sandsOfFile()

// First, because the other tests add exams.
describe('the exams of the demo company', () => {
  it('show a learner every state', async () => {
    const learner = await sands.signIn('learner')
    const { data } = await learner.call('GET /sands-lms/api/v1/exam/page', { query: { size: 100 } })
    // Ended (8) is an exam that was withdrawn before the person took it: it is in nobody's list.
    expect(new Set(data.records.map(({ examStatus }) => examStatus))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 9]))
  })

  it.each(['沙丘学院', 'Dune Academy'])('have attempts of many people in every state (%s)', async (college) => {
    const { rows } = await sands.server.kernel.database.pool.query<{ state: string; people: number; right: boolean }>(
      `select a.state, count(distinct a.user_id)::int as people,
         bool_and(a.state <> 'finished' or a.score = (select sum(w.score) from exam_answers w where w.attempt_id = a.id)) as right
       from exam_attempts a join colleges c on c.id = a.college_id where c.name = $1 group by a.state order by a.state`,
      [college],
    )
    expect(rows.map(({ state }) => state)).toEqual(['finished', 'in_progress', 'in_review'])
    expect(rows[0]?.people).toBeGreaterThan(5)
    expect(rows.every(({ right }) => right)).toBe(true)
  })
})

describe('an exam as content of other pages', () => {
  it('can be chosen as the target of a jump, also before it is published', async () => {
    const out = await anExam(sands, { document: { title: 'Forklift licence' } })
    const draft = await anExam(sands, { document: { title: 'Forklift licence, next year' }, state: 'draft' })
    const editor = await signInWith(sands, 'staff02', { rights: ['home.decoration.edit'] })
    const { data } = await editor.call(PAGE, { query: { kind: 'exam', keyword: 'forklift', size: 10 } })
    expect(data.records).toMatchObject([
      { id: out.id, title: 'Forklift licence', isOut: 1 },
      { id: draft.id, isOut: 0 },
    ])
    expect((await editor.call(GET, { query: { kind: 'exam', id: out.id } })).data?.title).toBe('Forklift licence')
  })

  it('is shared by a short link of type 6, which leads to its page', async () => {
    const { id } = await anExam(sands)
    const learner = await sands.signIn('learner')
    const shared = await learner.call(SHARE, { body: { kind: 'exam', id } })
    expect(shared).toSucceed()
    const { data } = await sands.visitor().call(RESOLVE, { query: { shortUrl: shared.data.shortUrl } })
    expect(data).toMatchObject({ appJumpStatus: 6, moduleId: id })
    expect(shortLinkTarget(data, 'https://sands.example')).toEqual({ kind: 'screen', path: `/examInfo?examId=${id}` })
  })

  it('is shared only by people who may see it', async () => {
    const draft = await anExam(sands, { state: 'draft' })
    const learner = await sands.signIn('learner')
    const { rows } = await sands.server.kernel.database.pool.query<{ id: string }>(
      `select e.id from exams e join colleges c on c.id = e.college_id where c.name = 'Dune Academy' order by e.id limit 1`,
    )
    for (const id of [draft.id, rows[0]?.id ?? '', '999999999'])
      expect(await learner.call(SHARE, { body: { kind: 'exam', id } }), id).toFailWith('kernel.not_found')
  })
})
