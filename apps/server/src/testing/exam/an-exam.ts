import type { ExamDocument } from '@sands/contract/exam/exam.model'
import type { PaperDraw } from '@sands/contract/exam/paper.model'
import type { QuestionBody, QuestionSolution } from '@sands/contract/exam/question.model'
import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import { examEditions, exams, type PaperSnapshot, questions, questionVersions } from '../../domains/exam/exam.tables.ts'
import type { Sands } from '../sands.ts'

const NO_BODY = { stem: '', options: [], targets: [], blanks: [], words: null, files: 0 }
const NO_SOLUTION = { analysis: 'secret-analysis', reference: 'secret-reference', rubric: [] }
const optionsOf = (...keys: string[]) => keys.map((key) => ({ key, content: `Option ${key}` }))

export interface TestQuestion {
  body: QuestionBody
  solution: QuestionSolution
}

/** One question of every type. Its right answer is in the name of the function or a comment. */
export const aQuestion = {
  /** Right: B. */
  single: (stem = 'Which one?'): TestQuestion => ({
    body: { ...NO_BODY, type: 'single', stem, options: optionsOf('A', 'B', 'C', 'D'), children: [] },
    solution: { ...NO_SOLUTION, key: { options: ['B'] }, children: {} },
  }),
  /** Right: A and C. */
  multiple: (stem = 'Which ones?'): TestQuestion => ({
    body: { ...NO_BODY, type: 'multiple', stem, options: optionsOf('A', 'B', 'C'), children: [] },
    solution: { ...NO_SOLUTION, key: { options: ['A', 'C'] }, children: {} },
  }),
  /** Right: true. */
  judge: (stem = 'Is it?'): TestQuestion => ({
    body: { ...NO_BODY, type: 'judge', stem, children: [] },
    solution: { ...NO_SOLUTION, key: { isTrue: true }, children: {} },
  }),
  /** Right: red. */
  fill: (): TestQuestion => ({
    body: { ...NO_BODY, type: 'fill', stem: 'It is <span data-blank="b1"></span>', blanks: ['b1'], children: [] },
    solution: {
      ...NO_SOLUTION,
      key: { blanks: { b1: { accepted: ['secret-red'], isCaseSensitive: false, tolerance: null, weight: 1 } } },
      children: {},
    },
  }),
  /** Right: one, two, three. */
  order: (): TestQuestion => ({
    body: { ...NO_BODY, type: 'order', stem: 'In order', options: optionsOf('one', 'two', 'three'), children: [] },
    solution: { ...NO_SOLUTION, key: { options: ['one', 'two', 'three'] }, children: {} },
  }),
  essay: (files = 0): TestQuestion => ({
    body: { ...NO_BODY, type: 'essay', stem: 'Tell us', words: 500, files, children: [] },
    solution: {
      ...NO_SOLUTION,
      rubric: [{ key: 'r1', title: 'secret-rubric', percent: 100 }],
      key: {},
      children: {},
    },
  }),
  /** A true-or-false question (true) and a single choice (B) below a text. */
  material: (): TestQuestion => ({
    body: {
      ...NO_BODY,
      type: 'material',
      stem: 'Read this',
      children: [
        { ...NO_BODY, key: 'c1', type: 'judge', stem: 'So?' },
        { ...NO_BODY, key: 'c2', type: 'single', stem: 'Which?', options: optionsOf('A', 'B') },
      ],
    },
    solution: {
      ...NO_SOLUTION,
      key: {},
      children: { c1: { ...NO_SOLUTION, key: { isTrue: true } }, c2: { ...NO_SOLUTION, key: { options: ['B'] } } },
    },
  }),
}

export interface TestExam {
  id: Id<'exam'>
  versionIds: Id<'questionVersion'>[]
}

export interface ExamOptions {
  questions?: readonly TestQuestion[]
  draws?: readonly PaperDraw[]
  /** Keys of questions that must be answered. */
  required?: readonly string[]
  /** In hundredths, for each question. */
  score?: number
  document?: Partial<ExamDocument>
  state?: typeof exams.$inferInsert.state
  tags?: readonly string[]
}

const anExamDocument = (document: Partial<ExamDocument> = {}): ExamDocument => ({
  title: 'An exam',
  coverFileId: null,
  introduction: '',
  paperId: null,
  opensAt: null,
  closesAt: null,
  admitUntil: null,
  limitMinutes: 60,
  minMinutes: 0,
  attempts: 0,
  intervalMinutes: 0,
  passPercent: 60,
  gradeMethod: 'highest',
  shuffleQuestions: false,
  shuffleOptions: false,
  isOneWay: false,
  leaveLimit: null,
  password: null,
  review: { right_after: [], while_open: [], after_close: [] },
  reviewerIds: [],
  points: 0,
  certificateId: null,
  audience: { included: [], excluded: [] },
  ...document,
})

async function addQuestions(sands: Sands, collegeId: CollegeId, all: readonly TestQuestion[], tags: readonly string[]) {
  const db = sands.server.kernel.database.primary
  const now = sands.clock.now()
  const versionIds: Id<'questionVersion'>[] = []
  for (const { body, solution } of all) {
    const [question] = await db
      .insert(questions)
      .values({
        collegeId,
        type: body.type,
        difficulty: 'easy',
        tags: [...tags],
        title: body.stem,
        searchText: body.stem,
        contentHash: '00',
        updatedAt: now,
      })
      .returning({ id: questions.id })
    if (!question) throw new Error('no question')
    const [version] = await db
      .insert(questionVersions)
      .values({ questionId: question.id, number: 1, body, solution, createdAt: now })
      .returning({ id: questionVersions.id })
    if (!version) throw new Error('no version')
    await sands.server.kernel.database.pool.query('update questions set version_id = $1 where id = $2', [
      version.id,
      question.id,
    ])
    versionIds.push(version.id)
  }
  return versionIds
}

/** A published exam in the first college, for everybody there. Its questions have the keys q1, q2 and so on. */
export async function anExam(sands: Sands, options: ExamOptions = {}): Promise<TestExam> {
  const { questions: wanted = [aQuestion.single()], draws = [], required = [], score = 1000, tags = [] } = options
  const { database } = sands.server.kernel
  const { rows } = await database.pool.query<{ id: CollegeId }>('select id from colleges order by sort, id limit 1')
  const [college] = rows
  if (!college) throw new Error('no college')
  const now = sands.clock.now()
  const versionIds = await addQuestions(sands, college.id, wanted, tags)
  const isDrawn = draws.length > 0
  const fixed = versionIds.map((versionId, index) => {
    const key = `q${index + 1}`
    return { key, versionId, score, isRequired: required.includes(key) }
  })
  const paper: PaperSnapshot = {
    partialRule: 'half',
    sections: [{ key: 's1', title: 'One', remark: '', questions: isDrawn ? [] : fixed, draws: [...draws] }],
  }
  const document = anExamDocument(options.document)
  const count = isDrawn ? draws.reduce((sum, draw) => sum + draw.count, 0) : fixed.length
  const [exam] = await database.primary
    .insert(exams)
    .values({
      collegeId: college.id,
      title: document.title,
      state: options.state ?? 'published',
      draft: document,
      published: document,
      paper,
      questionNum: count,
      totalScore: count * score,
      opensAt: document.opensAt ? new Date(document.opensAt) : null,
      closesAt: document.closesAt ? new Date(document.closesAt) : null,
      edition: 1,
      publishedAt: now,
      updatedAt: now,
    })
    .returning({ id: exams.id })
  if (!exam) throw new Error('no exam')
  await database.primary.insert(examEditions).values({ examId: exam.id, edition: 1, document, paper, publishedAt: now })
  return { id: exam.id, versionIds }
}
