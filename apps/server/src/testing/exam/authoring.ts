import type { ExamDocument } from '@sands/contract/exam/exam.model'
import type { ManagedExam } from '@sands/contract/exam/manage.calls'
import type { ManagedPaper } from '@sands/contract/exam/paper.calls'
import type { PaperDocument } from '@sands/contract/exam/paper.model'
import type {
  ManagedQuestion,
  QuestionBody,
  QuestionDocument,
  QuestionSolution,
} from '@sands/contract/exam/question.model'
import type { Id } from '@sands/contract/kernel/schema'
import type { Client } from '../client.ts'

const CREATE = 'POST /sands-lms/api/v1/manage/question/create'

const aBody = (body: Partial<QuestionBody> = {}): QuestionBody => ({
  type: 'single',
  stem: '<p>How hot is water for green tea?</p>',
  options: [
    { key: 'a', content: '<p>60 degrees</p>' },
    { key: 'b', content: '<p>80 degrees</p>' },
    { key: 'c', content: '<p>100 degrees</p>' },
  ],
  targets: [],
  blanks: [],
  words: null,
  files: 0,
  children: [],
  ...body,
})

const aSolution = (solution: Partial<QuestionSolution> = {}): QuestionSolution => ({
  key: { options: ['b'] },
  analysis: '<p>Hotter water makes it bitter.</p>',
  reference: '',
  rubric: [],
  children: {},
  ...solution,
})

/** A single choice with three options; the second is right. */
export const aQuestionDocument = (
  body: Partial<QuestionBody> = {},
  {
    solution,
    ...rest
  }: Partial<Omit<QuestionDocument, 'body' | 'solution'>> & {
    solution?: Partial<QuestionSolution>
  } = {},
): QuestionDocument => ({
  categoryId: null,
  difficulty: 'medium',
  tags: [],
  ...rest,
  body: aBody(body),
  solution: aSolution(solution),
})

export async function aQuestion(
  author: Client,
  ...parts: Parameters<typeof aQuestionDocument>
): Promise<ManagedQuestion> {
  const answer = await author.call(CREATE, { body: aQuestionDocument(...parts) })
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data
}

const PAPER = 'POST /sands-lms/api/v1/manage/paper/create'
const EXAM = 'POST /sands-lms/api/v1/manage/exam/create'
const PUBLISH = 'POST /sands-lms/api/v1/manage/exam/publish'

export const aPaperDocument = (
  questionIds: readonly Id<'question'>[],
  document: Partial<PaperDocument> = {},
): PaperDocument => ({
  title: 'A paper',
  kind: 'fixed',
  partialRule: 'none',
  sections: [
    {
      key: 'one',
      title: 'Part one',
      remark: '',
      items: questionIds.map((questionId) => ({ key: `q-${questionId}`, questionId, score: 200, isRequired: false })),
      draws: [],
    },
  ],
  ...document,
})

export async function aPaper(author: Client, ...parts: Parameters<typeof aPaperDocument>): Promise<ManagedPaper> {
  const answer = await author.call(PAPER, { body: aPaperDocument(...parts) })
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data
}

export const anExamDocument = (document: Partial<ExamDocument> = {}): ExamDocument => ({
  title: 'An exam',
  coverFileId: null,
  introduction: '',
  paperId: null,
  opensAt: null,
  closesAt: null,
  admitUntil: null,
  limitMinutes: 60,
  minMinutes: 0,
  attempts: 1,
  intervalMinutes: 0,
  passPercent: 60,
  gradeMethod: 'highest',
  shuffleQuestions: false,
  shuffleOptions: false,
  isOneWay: false,
  leaveLimit: null,
  password: null,
  review: {
    right_after: ['score'],
    while_open: ['score'],
    after_close: ['score', 'paper', 'verdict', 'key', 'analysis'],
  },
  reviewerIds: [],
  points: 0,
  certificateId: null,
  audience: { included: [], excluded: [] },
  ...document,
})

export async function aDraftExam(author: Client, document: Partial<ExamDocument> = {}): Promise<ManagedExam> {
  const answer = await author.call(EXAM, { body: anExamDocument(document) })
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data
}

/** A published exam with a fixed paper of single choices; the author needs the rights to edit and publish. */
export async function aPublishedExam(
  author: Client,
  { questions = 2, ...document }: Partial<ExamDocument> & { questions?: number } = {},
): Promise<ManagedExam> {
  const ids: Id<'question'>[] = []
  for (let place = 1; place <= questions; place += 1)
    ids.push((await aQuestion(author, { stem: `<p>Question ${place}</p>` })).id)
  const paper = await aPaper(author, ids)
  const { id, version } = await aDraftExam(author, { paperId: paper.id, ...document })
  const answer = await author.call(PUBLISH, { body: { id, version } })
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data
}
