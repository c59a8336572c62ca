import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aDraftExam, aPaper, aPaperDocument, aQuestion } from '../../../testing/exam/authoring.ts'
import { signInWith } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const PAGE = 'GET /sands-lms/api/v1/manage/paper/page'
const GET = 'GET /sands-lms/api/v1/manage/paper/get'
const CREATE = 'POST /sands-lms/api/v1/manage/paper/create'
const SAVE = 'POST /sands-lms/api/v1/manage/paper/save'
const REMOVE = 'POST /sands-lms/api/v1/manage/paper/remove'
const SUPPLY = 'POST /sands-lms/api/v1/manage/paper/supply'
const PREVIEW = 'GET /sands-lms/api/v1/manage/paper/preview'
const USES = 'GET /sands-lms/api/v1/manage/question/uses'
const PUBLISH = 'POST /sands-lms/api/v1/manage/exam/publish'
const WITHDRAW = 'POST /sands-lms/api/v1/manage/exam/withdraw'
const GET_EXAM = 'GET /sands-lms/api/v1/manage/exam/get'
const REMOVE_QUESTION = 'POST /sands-lms/api/v1/manage/question/remove'

const draw = (key: string, count: number, tags: string[]) => ({
  key,
  type: null,
  categoryId: null,
  difficulty: null,
  tags,
  count,
  score: 100,
})
const section = (draws: ReturnType<typeof draw>[]) => ({ key: 's', title: '', remark: '', items: [], draws })

describe('a paper', () => {
  const sands = useSands()
  let author: SignedIn

  beforeAll(async () => {
    author = await signInWith(sands, 'author', { rights: ['exam.bank.edit', 'exam.edit'] })
  })

  it('names its questions, counts them and keeps them from being deleted', async () => {
    const question = await aQuestion(author)
    const paper = await aPaper(author, [question.id], { title: ' Final paper ' })
    expect(paper).toMatchObject({ title: 'Final paper', questionNum: 1, totalScore: 200, exams: 0 })
    expect(paper.questions).toMatchObject([{ id: question.id }])
    expect((await author.call(PAGE, { query: { keyWord: 'final' } })).data.records[0]?.id).toBe(paper.id)
    expect((await author.call(USES, { query: { id: question.id } })).data.papers).toMatchObject([{ id: paper.id }])
    const seen = { id: question.id, version: question.version }
    expect(await author.call(REMOVE_QUESTION, { body: seen })).toFailWith('exam.question_in_use')
    const saved = await author.call(SAVE, { body: { id: paper.id, version: 1, document: aPaperDocument([]) } })
    expect(saved.data).toMatchObject({ questionNum: 0, supply: { faults: [{ kind: 'no_questions' }] } })
    expect((await author.call(REMOVE_QUESTION, { body: seen })).code).toBe(1)
    const old = { id: paper.id, version: 1, document: aPaperDocument([]) }
    expect(await author.call(SAVE, { body: old })).toFailWith('kernel.changed_meanwhile')
  })

  it('says whether the bank can serve its draws, also when two want the same questions', async () => {
    await aQuestion(author, { stem: '<p>Draw 1</p>' }, { tags: ['draw', 'rare'] })
    await aQuestion(author, { stem: '<p>Draw 2</p>' }, { tags: ['draw'] })
    const random = (draws: ReturnType<typeof draw>[]) =>
      aPaperDocument([], { kind: 'random', sections: [section(draws)] })
    const supply = async (draws: ReturnType<typeof draw>[]) => (await author.call(SUPPLY, { body: random(draws) })).data
    expect(await supply([draw('a', 1, ['draw']), draw('b', 1, ['rare'])])).toMatchObject({
      questionNum: 2,
      totalScore: 200,
      draws: [
        { key: 'a', available: 2, missing: 0 },
        { key: 'b', available: 1, missing: 0 },
      ],
      faults: [],
    })
    const short = await supply([draw('a', 2, ['draw']), draw('b', 1, ['rare'])])
    expect(short.faults).toMatchObject([{ kind: 'not_enough' }])
  })

  it('is shown as a learner gets it, without any key', async () => {
    const question = await aQuestion(author, { stem: '<p>Secret?</p>' }, { tags: ['shown'] })
    const fixed = await aPaper(author, [question.id])
    const answer = await author.call(PREVIEW, { query: { id: fixed.id } })
    expect(answer.data.sections[0]?.questions).toMatchObject([{ score: 200, body: { stem: '<p>Secret?</p>' } }])
    expect(JSON.stringify(answer.data)).not.toContain('bitter')
    expect(JSON.stringify(answer.data)).not.toContain('solution')
    const random = await aPaper(author, [], { kind: 'random', sections: [section([draw('d', 1, ['shown'])])] })
    const drawn = await author.call(PREVIEW, { query: { id: random.id, seed: 3 } })
    expect(drawn.data.sections[0]?.questions).toHaveLength(1)
  })

  it('keeps the questions that a published random paper needs from being deleted', async () => {
    const manager = await signInWith(sands, 'manager', { rights: ['exam.edit', 'exam.publish'] })
    const first = await aQuestion(author, { stem: '<p>Needed 1</p>' }, { tags: ['needed'] })
    const second = await aQuestion(author, { stem: '<p>Needed 2</p>' }, { tags: ['needed'] })
    const third = await aQuestion(author, { stem: '<p>Needed 3</p>' }, { tags: ['needed'] })
    const other = await aQuestion(author, { stem: '<p>Not needed</p>' }, { tags: ['free'] })
    const sections = [section([draw('d', 2, ['needed'])])]
    const paper = await aPaper(author, [], { kind: 'random', sections })
    const exam = await aDraftExam(author, { paperId: paper.id, title: 'Drawn exam' })
    expect(await manager.call(PUBLISH, { body: { id: exam.id, version: exam.version } })).toSucceed()
    const remove = ({ id, version }: { id: typeof first.id; version: number }) =>
      author.call(REMOVE_QUESTION, { body: { id, version } })
    expect(await remove(first)).toSucceed()
    const refused = await remove(second)
    expect(refused).toFailWith('exam.question_needed')
    expect(refused.msg).toContain('Drawn exam')
    expect(await remove(third)).toFailWith('exam.question_needed')
    expect(await remove(other)).toSucceed()
    const { version } = (await manager.call(GET_EXAM, { query: { id: exam.id } })).data
    expect(await manager.call(WITHDRAW, { body: { id: exam.id, version } })).toSucceed()
    expect(await remove(second)).toSucceed()
  })

  it('is deleted unless an exam uses it', async () => {
    const paper = await aPaper(author, [])
    await aDraftExam(author, { paperId: paper.id })
    const seen = { id: paper.id, version: paper.version }
    expect(await author.call(REMOVE, { body: seen })).toFailWith('exam.paper_in_use')
    const free = await aPaper(author, [])
    expect((await author.call(REMOVE, { body: { id: free.id, version: free.version } })).code).toBe(1)
    expect(await author.call(GET, { query: { id: free.id } })).toFailWith('exam.paper_unknown')
  })

  it('is refused with one key twice, and does not exist for others', async () => {
    const twice = aPaperDocument([], { kind: 'random', sections: [section([draw('x', 1, []), draw('x', 1, [])])] })
    expect(await author.call(CREATE, { body: twice })).toFailWith('kernel.malformed')
    const { id, version, document } = await aPaper(author, [])
    const emma = await signInWith(sands, 'emma', { rights: ['exam.edit'] })
    for (const answer of [
      await emma.call(GET, { query: { id } }),
      await emma.call(PREVIEW, { query: { id } }),
      await emma.call(SAVE, { body: { id, version, document } }),
      await emma.call(REMOVE, { body: { id, version } }),
    ])
      expect(answer).toFailWith('exam.paper_unknown')
    const learner = await sands.signIn('learner')
    expect(await learner.call(PAGE, { query: {} })).toFailWith('kernel.no_permission')
    expect(await learner.call(SUPPLY, { body: document })).toFailWith('kernel.no_permission')
  })
})
