import type { CallBody } from '@sands/contract/calls'
import type { ErrorName } from '@sands/contract/errors'
import type { ReviewClaim } from '@sands/contract/review/review.model'
import type { HomeworkInfo, HomeworkPaper } from '@sands/contract/training/homework.model'
import { REVIEW_BIZ } from '@sands/rules/review'
import { homeworkAfter, type MarkFault, markFault, scoreOf } from '@sands/rules/training/homework'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import type { ReviewQueue } from '../../review/index.ts'
import type { TrainingProgressService } from '../task/progress.service.ts'
import type { TrainingTaskId } from '../task/record.repo.ts'
import type { LoadAround } from './around.service.ts'
import { isTakenKind, markingOf, presentAttempt, presentInfo, type TakenSettings } from './homework.present.ts'
import { homeworkRepo, type NamedTask, type SubmissionId, type SubmissionRow } from './homework.repo.ts'
import { bizOf, namedOf } from './homework-review.service.ts'

type Review = CallBody<'POST /sands-lms/api/v1/my-teaching/homework/review'>

export interface HomeworkMarkingService {
  info(viewer: Viewer, taskId: TrainingTaskId): Promise<HomeworkInfo>
  paper(viewer: Viewer, id: SubmissionId): Promise<HomeworkPaper>
  claim(viewer: Viewer, id: SubmissionId): Promise<ReviewClaim>
  release(viewer: Viewer, id: SubmissionId): Promise<null>
  review(tx: Tx, viewer: Viewer, review: Review): Promise<null>
}

interface Parts {
  queue: ReviewQueue
  progress: TrainingProgressService
  around: LoadAround
  send: SendMessage
}

const FAULTS = {
  reason_missing: 'training.return_reason_missing',
  score_missing: 'training.bad_mark',
  score_too_high: 'training.bad_mark',
  below_pass: 'training.below_pass',
  rubric_wrong: 'training.bad_mark',
} as const satisfies Record<MarkFault, ErrorName>

/** Marking of homework and of evidence by the people whose queue has it. */
export function createHomeworkMarking(
  { database, clock, audit }: Pick<Kernel, 'database' | 'clock' | 'audit'>,
  { queue, progress, around, send }: Parts,
): HomeworkMarkingService {
  async function taskOf(
    db: Db,
    viewer: Viewer,
    taskId: TrainingTaskId,
  ): Promise<{ named: NamedTask; settings: TakenSettings }> {
    const [named] = await homeworkRepo.tasks(db, viewer.collegeId, [taskId])
    if (!named || !isTakenKind(named.task.own)) throw fail('review.unknown')
    return { named, settings: named.task.own }
  }

  /** Locks the hand-in and claims it. Always the hand-in first. */
  async function hold(tx: Tx, viewer: Viewer, id: SubmissionId) {
    const row = await homeworkRepo.lock(tx, viewer.collegeId, id)
    if (!row) throw fail('review.unknown')
    return { row, held: await queue.hold(tx, viewer, namedOf(id)) }
  }

  async function tell(tx: Tx, row: SubmissionRow, { task, trainingName }: NamedTask, reason: string): Promise<void> {
    await send(tx, {
      collegeId: row.collegeId,
      category: 'study',
      to: { userIds: [row.userId] },
      texts: fromTemplate('training.returned', { training: trainingName, task: task.name, reason }),
      jump: { to: 'training', moduleId: row.trainingId },
      dedupeKey: `training.returned ${row.id}`,
    })
  }

  return {
    async info(viewer, taskId) {
      const db = database.primary
      await queue.expectBiz(db, viewer, { bizType: REVIEW_BIZ.homework, bizId: bizOf(taskId) })
      const { named, settings } = await taskOf(db, viewer, taskId)
      return presentInfo(named, settings)
    },

    async paper(viewer, id) {
      const db = database.primary
      const { claim } = await queue.get(db, viewer, namedOf(id))
      const row = await homeworkRepo.byId(db, viewer.collegeId, id)
      if (!row) throw fail('review.unknown')
      const { named, settings } = await taskOf(db, viewer, row.taskId)
      const all = await homeworkRepo.forMember(db, row.taskId, row.userId)
      const earlier = all.filter(({ number }) => number < row.number)
      const [surroundings, person] = await Promise.all([
        around(db, [row, ...earlier]),
        homeworkRepo.person(db, viewer.collegeId, row.userId),
      ])
      return {
        ...presentInfo(named, settings),
        person: person ?? null,
        attempt: presentAttempt(row, surroundings),
        earlier: earlier.map((each) => presentAttempt(each, surroundings)),
        claim,
      }
    },

    claim: (viewer, id) => database.transaction(async (tx) => (await hold(tx, viewer, id)).held.claim),

    release: (viewer, id) =>
      database.transaction(async (tx) => {
        await queue.release(tx, viewer, namedOf(id))
        return null
      }),

    async review(tx, viewer, { submitRecordId: id, step, comment, ...given }) {
      const { row, held } = await hold(tx, viewer, id)
      const { named, settings } = await taskOf(tx, viewer, row.taskId)
      const marking = markingOf(settings)
      const mark = { step, comment: plainText(comment), ...given }
      const fault = markFault(marking, mark)
      if (fault) throw fail(FAULTS[fault])
      const state = homeworkAfter(row.state, step)
      if (!state) throw fail('review.unknown')
      const at = clock.now()
      const isPassed = state === 'passed'
      const score = isPassed ? scoreOf(marking, mark) : null
      await homeworkRepo.mark(tx, id, {
        state,
        score,
        rubric: isPassed && marking.rubric.length > 0 ? mark.rubric : null,
        comment: mark.comment,
        markedBy: viewer.userId,
        markedAt: at,
      })
      await queue.close(tx, viewer, held.item)
      const { trainingId, taskId, userId } = row
      await progress.moveOwn(tx, { trainingId, taskId, userId, state: isPassed ? 'passed' : 'started', at })
      if (!isPassed) await tell(tx, row, named, mark.comment)
      await audit.record(tx, viewer, {
        action: isPassed ? 'training.homework.passed' : 'training.homework.returned',
        subject: { kind: 'homework', id, name: `${named.trainingName} · ${named.task.name}` },
        after: { score, comment: mark.comment },
      })
      return null
    },
  }
}
