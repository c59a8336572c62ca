import type { DepartmentId, UserId } from '@sands/contract/kernel/schema'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import { choiceOf } from '../../org/index.ts'
import type { ExamId } from '../edit/exam-edit.repo.ts'
import { type LiveExam, type Occasion, type Span, tellRepo, type UntoldAttempt } from './tell.repo.ts'

const DAY_MS = 86_400_000
/** A server that was away for longer than this does not tell about what happened before. */
const STALE_RESULT_MS = 3 * DAY_MS
const RESULTS_AT_ONCE = 500

export interface Retake {
  examId: ExamId
  userId: UserId | null
  departmentId: DepartmentId | null
  at: string
}

/** Messages to learners about their exams. Everything can run twice: nobody gets the same message again. */
export interface ExamMessages {
  /** That exams have opened within the last day, or end within the next. */
  announce(): Promise<void>
  /** That a result is there. */
  results(): Promise<void>
  /** That somebody who failed or missed an exam has another chance. */
  retake(granted: Retake): Promise<void>
}

const dates = (values: readonly (Date | string | null)[]): Date[] =>
  values.flatMap((value) => (value === null ? [] : new Date(value)))

const inSpan = ({ after, until }: Span, moments: readonly Date[]): Date[] =>
  [...new Set(moments.map((moment) => moment.getTime()))]
    .filter((moment) => moment > after.getTime() && moment <= until.getTime())
    .map((moment) => new Date(moment))

type Template = 'exam.opens' | 'exam.ends_soon' | 'exam.result' | 'exam.retake'

export function createExamMessages(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  send: SendMessage,
): ExamMessages {
  async function tell(
    tx: Tx,
    exam: Pick<LiveExam, 'id' | 'collegeId' | 'title'>,
    { template, occasion, userIds }: { template: Template; occasion: string; userIds: readonly UserId[] },
  ): Promise<void> {
    if (userIds.length === 0) return
    await send(tx, {
      collegeId: exam.collegeId,
      category: 'study',
      to: { userIds },
      texts: fromTemplate(template, { exam: exam.title }),
      jump: { to: 'exam', moduleId: exam.id },
      dedupeKey: `${template} ${exam.id} ${occasion}`,
    })
  }

  async function withAudience(
    db: Db,
    { document, publishedAt, ...row }: NonNullable<Awaited<ReturnType<typeof tellRepo.exam>>>,
  ): Promise<LiveExam | undefined> {
    if (!document || !publishedAt) return undefined
    return { ...row, document, publishedAt, audience: await choiceOf(db, row.audienceId) }
  }

  /** One message to everybody for whom the exam opens or ends at this moment. */
  const announceOne = (exam: LiveExam, kind: Occasion, moment: Date): Promise<void> =>
    database.transaction(async (tx) => {
      const now = clock.now()
      const key = { examId: exam.id, kind, moment }
      if (!(await tellRepo.announce(tx, { ...key, sentAt: now }))) return
      // An exam that is open for a day or less needs no second message: the first one has just arrived.
      const openedBefore = new Date(moment.getTime() - DAY_MS)
      const userIds =
        kind === 'opens'
          ? await tellRepo.opensAt(tx, exam, moment, now)
          : await tellRepo.endsAt(tx, exam, moment, openedBefore)
      const template = kind === 'opens' ? 'exam.opens' : 'exam.ends_soon'
      await tell(tx, exam, { template, occasion: moment.toISOString(), userIds })
      await tellRepo.setPeople(tx, key, userIds.length)
    })

  async function tellResults(tx: Tx, attempts: readonly UntoldAttempt[], now: Date): Promise<void> {
    const isNews = ({ finishedAt, state }: UntoldAttempt) =>
      state === 'finished' && finishedAt !== null && now.getTime() - finishedAt.getTime() < STALE_RESULT_MS
    const news = attempts.filter(isNews)
    const titles = await tellRepo.titles(tx, [...new Set(news.map(({ examId }) => examId))])
    // One message for all people with the same exam and attempt number.
    for (const some of Map.groupBy(news, ({ examId, number }) => `${examId} ${number}`).values())
      for (const { examId, collegeId, number } of some.slice(0, 1)) {
        const title = titles.get(examId)
        // A deleted exam has no page to lead to.
        if (title === undefined) continue
        const userIds = some.map(({ userId }) => userId)
        await tell(tx, { id: examId, collegeId, title }, { template: 'exam.result', occasion: String(number), userIds })
      }
  }

  return {
    async announce() {
      const now = clock.now()
      const opens = { after: new Date(now.getTime() - DAY_MS), until: now }
      const ends = { after: now, until: new Date(now.getTime() + DAY_MS) }
      const db = database.primary
      for (const row of await tellRepo.due(db, opens, ends)) {
        const exam = await withAudience(db, row)
        if (!exam) continue
        const { document, publishedAt } = exam
        const overrides = await tellRepo.overrides(db, exam.id)
        const opening = [document.opensAt ?? publishedAt, ...overrides.map(({ opensAt }) => opensAt)]
        const starts = dates(opening).map((moment) => (moment < publishedAt ? publishedAt : moment))
        const closing = [
          document.closesAt,
          document.admitUntil,
          ...overrides.flatMap(({ closesAt, admitUntil }) => [closesAt, admitUntil]),
        ]
        for (const moment of inSpan(opens, starts)) await announceOne(exam, 'opens', moment)
        for (const moment of inSpan(ends, dates(closing))) await announceOne(exam, 'ends', moment)
      }
    },

    async results() {
      const batch = () =>
        database.transaction(async (tx) => {
          const attempts = await tellRepo.untold(tx, RESULTS_AT_ONCE)
          if (attempts.length === 0) return false
          const now = clock.now()
          await tellResults(tx, attempts, now)
          const ids = attempts.map(({ id }) => id)
          await tellRepo.told(tx, ids, now)
          return attempts.length === RESULTS_AT_ONCE
        })
      while (await batch());
    },

    retake: ({ examId, userId, departmentId, at }) =>
      database.transaction(async (tx) => {
        const row = await tellRepo.exam(tx, examId)
        const exam = row && (await withAudience(tx, row))
        const overrideId = await tellRepo.grantedAt(tx, { examId, userId, departmentId, at: new Date(at) })
        if (!exam || !overrideId) return
        const userIds = await tellRepo.haveChance(tx, exam, { userId, departmentId, now: clock.now() })
        await tell(tx, exam, { template: 'exam.retake', occasion: overrideId, userIds })
      }),
  }
}
