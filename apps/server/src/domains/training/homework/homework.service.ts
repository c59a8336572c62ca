import type { CallBody } from '@sands/contract/calls'
import type { ErrorName } from '@sands/contract/errors'
import type { Homework } from '@sands/contract/training/homework.model'
import { type ExtensionRefusal, extensionRefusal } from '@sands/rules/training/extension'
import { type HandInRefusal, HOMEWORK_PURPOSES, handInRefusal, lateMinutes } from '@sands/rules/training/homework'
import { TASK_PASSED } from '@sands/rules/training/task-type'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import type { ReviewQueue } from '../../review/index.ts'
import { type OwnTasks, presentHead } from '../own/own-task.service.ts'
import type { TrainingProgressService } from '../task/progress.service.ts'
import { recordRepo, type TrainingTaskId } from '../task/record.repo.ts'
import type { LoadAround } from './around.service.ts'
import type { Extensions } from './extension.service.ts'
import { presentAttempt, presentExtension, presentMarking } from './homework.present.ts'
import { homeworkRepo, type SubmissionRow } from './homework.repo.ts'
import { enqueueSubmission } from './homework-review.service.ts'
import { cutOffOfTask, extensionOf, TAKEN_KINDS as KINDS, type TakenTask } from './taken-task.ts'

export interface HomeworkService {
  get(viewer: Viewer, id: TrainingTaskId): Promise<Homework>
  submit(tx: Tx, viewer: Viewer, work: CallBody<'POST /sands-lms/api/v1/homework/submit'>): Promise<Homework>
  askForTime(tx: Tx, viewer: Viewer, wish: CallBody<'POST /sands-lms/api/v1/homework/extension/ask'>): Promise<Homework>
  takeBack(tx: Tx, viewer: Viewer, id: TrainingTaskId): Promise<Homework>
}

interface Parts {
  extensions: Extensions
  ownTasks: OwnTasks
  progress: TrainingProgressService
  queue: ReviewQueue
  media: Pick<MediaService, 'ownOnes'>
  around: LoadAround
}

const REFUSALS = {
  not_taken: 'training.homework_not_taken',
  done: 'training.homework_done',
  locked: 'training.task_locked',
  waiting: 'training.homework_waiting',
  cut_off: 'training.homework_cut_off',
} as const satisfies Record<HandInRefusal, ErrorName>

export function createHomework(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { ownTasks, progress, queue, media, around, extensions }: Parts,
): HomeworkService {
  const refusalOf = (found: TakenTask, [last]: readonly SubmissionRow[]): HandInRefusal | null =>
    handInRefusal({
      isTaken: found.settings.kind === 'homework' || found.settings.takesEvidence,
      isDone: found.task.status === TASK_PASSED,
      isLocked: found.task.lockStatus === 1,
      state: last?.state ?? 'open',
      cutOff: cutOffOfTask(found),
      now: clock.now().getTime(),
    })

  const timeRefusal = (found: TakenTask, rows: readonly SubmissionRow[]): ExtensionRefusal | null =>
    extensionRefusal({
      handIn: refusalOf(found, rows),
      due: found.task.dueTime === null ? null : Date.parse(found.task.dueTime),
      cutOff: cutOffOfTask(found),
      state: extensionOf(found)?.state ?? null,
    })

  async function present(db: Db, found: TakenTask, rows: readonly SubmissionRow[]): Promise<Homework> {
    const surroundings = await around(db, rows)
    const until = cutOffOfTask(found)
    const extension = extensionOf(found)
    return {
      ...presentHead(found),
      ...presentMarking(found.settings),
      cutOffTime: until === null ? null : new Date(until).toISOString(),
      state: rows[0]?.state ?? 'open',
      refusal: refusalOf(found, rows),
      extension: extension && presentExtension(extension),
      extensionRefusal: timeRefusal(found, rows),
      attempts: rows.map((row) => presentAttempt(row, surroundings)),
    }
  }

  async function shown(db: Db, viewer: Viewer, id: TrainingTaskId): Promise<Homework> {
    const found = await ownTasks.find(db, viewer, id, KINDS)
    return present(db, found, await homeworkRepo.forMember(db, id, viewer.userId))
  }

  return {
    get: (viewer, id) => shown(database.primary, viewer, id),

    async askForTime(tx, viewer, { taskId, ...wish }) {
      const found = await ownTasks.find(tx, viewer, taskId, KINDS)
      const rows = await homeworkRepo.forMember(tx, taskId, viewer.userId)
      await extensions.ask(tx, viewer, { ...wish, found, refusal: timeRefusal(found, rows) })
      return shown(tx, viewer, taskId)
    },

    async takeBack(tx, viewer, taskId) {
      await extensions.withdraw(tx, viewer, taskId)
      return shown(tx, viewer, taskId)
    },

    async submit(tx, viewer, { taskId, content, fileIds }) {
      const { trainingId } = (await ownTasks.find(tx, viewer, taskId, KINDS)).task
      // A publication that removes the task has ended by now, or waits for this work.
      await recordRepo.share(tx, trainingId)
      const found = await ownTasks.find(tx, viewer, taskId, KINDS)
      const { userId, collegeId } = viewer
      const { dueTime } = found.task
      const before = await homeworkRepo.forMember(tx, taskId, userId)
      const refusal = refusalOf(found, before)
      if (refusal) throw fail(REFUSALS[refusal])
      const text = plainText(content)
      if (text === '' && fileIds.length === 0) throw fail('training.homework_empty')
      const own = await media.ownOnes(tx, viewer, { ids: fileIds, purposes: HOMEWORK_PURPOSES })
      if (own.size < fileIds.length) throw fail('media.gone')
      const at = clock.now()
      const due = dueTime === null ? null : Date.parse(dueTime)
      const values = { taskId, userId, trainingId, collegeId, number: (before[0]?.number ?? 0) + 1, content: text }
      const row = await homeworkRepo.add(
        tx,
        { ...values, state: 'handed_in', submittedAt: at, lateMinutes: lateMinutes(due, at.getTime()) },
        fileIds,
      )
      // Somebody with two devices has handed in at the same moment.
      if (!row) throw fail('training.homework_waiting')
      await enqueueSubmission(tx, queue, row)
      await progress.moveOwn(tx, { trainingId, taskId, userId, state: 'reviewing', at }, { isShared: true })
      const after = await ownTasks.find(tx, viewer, taskId, KINDS)
      return present(tx, after, [row, ...before])
    },
  }
}
