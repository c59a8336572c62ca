import type { ExamDocument } from '@sands/contract/exam/exam.model'
import type { PaperDocument } from '@sands/contract/exam/paper.model'
import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { EVERYONE } from '@sands/rules/audience'
import { paperTotals } from '@sands/rules/exam/paper'
import type { Language } from '@sands/rules/language'
import type { DemoAct } from '../../kernel/audit/demo-history.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Demo } from '../../kernel/demo.ts'
import { type QuestionId, questionRepo } from './bank/question.repo.ts'
import { contentColumns } from './bank/question-document.codec.ts'
import { readQuestionText } from './bank/question-text.codec.ts'
import { readQuestion } from './bank/raw-question.codec.ts'
import type { TakenExam } from './demo/attempts.demo.ts'
import { addCrowd, membersIn } from './demo/crowd.demo.ts'
import { addPractices, DEMO_PRACTICES } from './demo/practice.demo.ts'
import { DEMO_EXAMS, type DemoExams, type DemoTitle } from './demo/questions.demo.ts'
import { type ExamRow, examEditRepo } from './edit/exam-edit.repo.ts'
import { questionCategories } from './exam.tables.ts'
import { type PaperId, paperRepo } from './paper/paper.repo.ts'
import { snapshotOf } from './paper/paper-content.service.ts'
import { tellRepo } from './tell/tell.repo.ts'

const DAY_MS = 86_400_000
const MADE_DAYS = 40

interface Place {
  tx: Tx
  now: Date
  collegeId: CollegeId
  ownerId: UserId
  reviewerId: UserId
  language: Language
  users: ReadonlyMap<string, UserId>
}

const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS)

async function addQuestions({ tx, now, collegeId, ownerId, language }: Place, demo: DemoExams) {
  const [category] = await tx
    .insert(questionCategories)
    .values({ collegeId, name: demo.category, level: 1, sort: 1 })
    .returning({ id: questionCategories.id })
  const made: { id: QuestionId; type: string }[] = []
  for (const raw of readQuestionText(demo.questions)) {
    const read = readQuestion(raw, language)
    if ('problems' in read) throw new Error(`line ${raw.row} of the demo questions: ${read.problems[0]?.error}`)
    const { body, solution, difficulty, tags } = read.question
    const createdAt = daysFrom(now, -MADE_DAYS)
    const row = await questionRepo.add(tx, {
      collegeId,
      categoryId: category?.id ?? null,
      type: body.type,
      difficulty,
      tags,
      ...contentColumns(body),
      updatedBy: ownerId,
      updatedAt: createdAt,
    })
    if (!row) throw new Error('the question was not stored')
    const values = { questionId: row.id, body, solution, createdBy: ownerId, createdAt, fileIds: [] }
    await questionRepo.setVersion(tx, row.id, await questionRepo.addVersion(tx, values))
    made.push({ id: row.id, type: body.type })
  }
  return { made, categoryId: category?.id ?? null }
}

async function addPaper({ tx, now, collegeId, ownerId }: Place, document: PaperDocument): Promise<PaperId> {
  const row = await paperRepo.add(tx, {
    collegeId,
    title: document.title,
    document,
    ...paperTotals(document),
    updatedBy: ownerId,
    updatedAt: daysFrom(now, -MADE_DAYS),
  })
  if (!row) throw new Error('the paper was not stored')
  const ids = document.sections.flatMap(({ items }) => items.map(({ questionId }) => questionId))
  await paperRepo.setQuestions(tx, { collegeId, paperId: row.id }, ids)
  return row.id
}

const isLive = (state: ExamRow['state']): boolean =>
  state === 'published' || state === 'withdrawn' || state === 'archived'
/** A day before it opens, and before today. */
const publishedAt = (now: Date, opens: number): Date => daysFrom(now, Math.min(opens, 0) - 1)

interface DemoExam {
  title: string
  /** Days from now after which nobody starts. */
  admits?: number
  limitMinutes?: number | null
  paper: { id: PaperId; document: PaperDocument }
  state: ExamRow['state']
  /** Days from now. */
  opens: number
  closes: number
  introduction: string
}

async function addExam(place: Place, exam: DemoExam): Promise<TakenExam> {
  const { tx, now, collegeId, ownerId, reviewerId } = place
  const { title, paper, state, opens, closes, admits, introduction, limitMinutes = 30 } = exam
  const [opensAt, closesAt] = [daysFrom(now, opens), daysFrom(now, closes)]
  const draft: ExamDocument = {
    title,
    coverFileId: null,
    introduction,
    paperId: paper.id,
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    admitUntil: admits === undefined ? null : daysFrom(now, admits).toISOString(),
    limitMinutes,
    minMinutes: 0,
    attempts: 2,
    intervalMinutes: 0,
    passPercent: 60,
    gradeMethod: 'highest',
    shuffleQuestions: false,
    shuffleOptions: true,
    isOneWay: false,
    leaveLimit: null,
    password: null,
    review: {
      right_after: ['score', 'verdict'],
      while_open: ['score', 'verdict'],
      after_close: ['score', 'paper', 'verdict', 'key', 'analysis', 'comment', 'rank'],
    },
    reviewerIds: [reviewerId],
    points: 20,
    certificateId: null,
    audience: EVERYONE,
  }
  const wentLiveAt = publishedAt(now, opens)
  const snapshot = await snapshotOf(tx, collegeId, paper.document)
  const row = await examEditRepo.add(tx, {
    collegeId,
    title,
    state,
    draft,
    opensAt,
    closesAt,
    updatedBy: ownerId,
    updatedAt: wentLiveAt,
    ...(state === 'scheduled' ? { publishAt: daysFrom(now, 3) } : {}),
    ...(isLive(state)
      ? {
          published: draft,
          paperId: paper.id,
          paper: snapshot,
          ...paperTotals(paper.document),
          edition: 1,
          publishedAt: wentLiveAt,
        }
      : {}),
  })
  if (!row) throw new Error('the exam was not stored')
  if (isLive(state) || state === 'scheduled')
    await examEditRepo.addEdition(tx, {
      examId: row.id,
      edition: 1,
      document: draft,
      paper: snapshot,
      publishedAt: wentLiveAt,
      publishedBy: ownerId,
    })
  return { id: row.id, document: draft, paper: snapshot }
}

const item = (id: QuestionId, score: number) => ({ key: `q-${id}`, questionId: id, score, isRequired: false })

async function addCollege(place: Place, demo: DemoExams): Promise<DemoAct[]> {
  const { made, categoryId } = await addQuestions(place, demo)
  const [first, second] = demo.sections
  const fixed: PaperDocument = {
    title: demo.paper,
    kind: 'fixed',
    partialRule: 'half',
    sections: [
      {
        key: 'one',
        title: first,
        remark: '',
        items: made.filter(({ type }) => type !== 'essay').map(({ id }) => item(id, 800)),
        draws: [],
      },
      {
        key: 'two',
        title: second,
        remark: '',
        items: made.filter(({ type }) => type === 'essay').map(({ id }) => item(id, 1200)),
        draws: [],
      },
    ],
  }
  const draw = (key: string, type: 'single' | 'judge') => ({
    key,
    type,
    categoryId,
    difficulty: null,
    tags: [],
    count: 2,
    score: 2500,
  })
  const random: PaperDocument = {
    title: demo.randomPaper,
    kind: 'random',
    partialRule: 'none',
    sections: [{ key: 'one', title: '', remark: '', items: [], draws: [draw('a', 'single'), draw('b', 'judge')] }],
  }
  const paper = { id: await addPaper(place, fixed), document: fixed }
  const drawn = { id: await addPaper(place, random), document: random }
  const { introduction } = demo
  const exams: Readonly<Record<DemoTitle, Omit<DemoExam, 'introduction' | 'title'>>> = {
    open: { paper, state: 'published', opens: -7, closes: 21 },
    closed: { paper: drawn, state: 'published', opens: -30, closes: -10 },
    later: { paper: drawn, state: 'published', opens: 20, closes: 40 },
    scheduled: { paper, state: 'scheduled', opens: 4, closes: 30 },
    withdrawn: { paper, state: 'withdrawn', opens: -20, closes: 20 },
    archived: { paper: drawn, state: 'archived', opens: -38, closes: -35 },
    draft: { paper, state: 'draft', opens: 10, closes: 50 },
    running: { paper, state: 'published', opens: -2, closes: 28, limitMinutes: null },
    waiting: { paper, state: 'published', opens: -5, closes: 9 },
    passed: { paper, state: 'published', opens: -25, closes: -3 },
    failed: { paper: drawn, state: 'published', opens: -12, closes: 16 },
    expired: { paper: drawn, state: 'published', opens: -15, closes: 5, admits: -1 },
  }
  const taken = new Map<DemoTitle, TakenExam>()
  for (const title of Object.keys(exams) as DemoTitle[])
    taken.set(title, await addExam(place, { ...exams[title], title: demo.titles[title], introduction }))
  const members = await membersIn(place.tx, place.collegeId)
  await addCrowd({ ...place, members, texts: demo }, taken)
  const texts = DEMO_PRACTICES[place.language]
  const questionIds = made.filter(({ type }) => type !== 'essay').map(({ id }) => id)
  const practised = texts
    ? await addPractices({ ...place, members, essays: demo.essays }, texts, { questionIds, categoryId })
    : []
  const published = [...taken].flatMap(([name, { id, document }]) => {
    const { state, opens } = exams[name]
    if (!isLive(state)) return []
    const subject = { kind: 'exam', id, name: document.title }
    const record = { action: 'exam.exam.published', subject, after: { edition: 1 } }
    return [{ at: publishedAt(place.now, opens), collegeId: place.collegeId, record }]
  })
  return [...published, ...practised]
}

/** Questions of most types, two papers, and exams in every state with the attempts of many people, in both colleges. */
export async function loadExamDemo(tx: Tx, { company, now }: Demo): Promise<DemoAct[]> {
  const person = (userName: string): UserId => {
    const id = company.users.get(userName)
    if (!id) throw new Error(`the demo company has no ${userName}`)
    return id
  }
  const past: DemoAct[] = []
  for (const { id: collegeId, language } of company.colleges) {
    const demo = DEMO_EXAMS[language]
    if (!demo) continue
    const [ownerId, reviewerId] = [person('admin'), person(language === 'zh-cn' ? 'reviewer' : 'admin')]
    past.push(...(await addCollege({ tx, now, collegeId, ownerId, reviewerId, language, users: company.users }, demo)))
  }
  await tellRepo.quiet(tx, now)
  return past
}
