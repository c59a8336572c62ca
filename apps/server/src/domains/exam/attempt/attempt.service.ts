import type { CallBody } from '@sands/contract/calls'
import type { OpenedAttempt, SaveReceipt } from '@sands/contract/exam/attempt.model'
import type { ExamReceipt } from '@sands/contract/exam/exam.model'
import { SAVE_GRACE_MS } from '@sands/rules/exam/attempt'
import { isAnswered } from '@sands/rules/exam/question'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { type AttemptId, type AttemptRow, attemptRepo } from './attempt.repo.ts'
import type { FinishService } from './finish.service.ts'
import { shownFiles } from './paper-files.service.ts'
import { presentSections } from './question.present.ts'
import { sealKey } from './receipt.ts'
import { createSaveService } from './save.service.ts'
import type { Versions } from './versions.service.ts'

type Body<Name extends 'save' | 'note' | 'submit'> = CallBody<`POST /sands-lms/api/v1/exam/${Name}`>

export interface AttemptService {
  open(viewer: Viewer, id: AttemptId): Promise<OpenedAttempt>
  save(viewer: Viewer, request: Body<'save'>): Promise<SaveReceipt>
  note(viewer: Viewer, request: Body<'note'>): Promise<{ leaves: number; isHandedIn: boolean }>
  submit(viewer: Viewer, request: Body<'submit'>): Promise<ExamReceipt>
}

interface Parts {
  versions: Versions
  finishing: FinishService
  media: Pick<MediaService, 'shownResources' | 'ownOnes'>
}

export const SEAL_KEY = 'exam.seal'
const MINUTE_MS = 60_000

/** Whether the time is over, saves on their way included. */
export const isOver = ({ deadline }: Pick<AttemptRow, 'deadline'>, now: Date): boolean =>
  deadline !== null && deadline.getTime() + SAVE_GRACE_MS <= now.getTime()

const earliestSubmit = (startedAt: Date, minMinutes: number): Date | null =>
  minMinutes > 0 ? new Date(startedAt.getTime() + minMinutes * MINUTE_MS) : null

export function createAttemptService(kernel: Kernel, { versions, finishing, media }: Parts): AttemptService {
  const { database, clock, secrets } = kernel

  async function locked(tx: Tx, viewer: Viewer, id: AttemptId): Promise<AttemptRow> {
    const attempt = await attemptRepo.lock(tx, viewer, id)
    if (!attempt) throw fail('exam.attempt_unknown')
    return attempt
  }

  /** The attempt in progress with a new ticket; undefined when it is or has just been handed in. */
  const takeNextTicket = (viewer: Viewer, id: AttemptId) =>
    database.transaction(async (tx) => {
      const attempt = await locked(tx, viewer, id)
      if (attempt.state !== 'in_progress') return undefined
      const now = clock.now()
      if (isOver(attempt, now)) {
        await finishing.finish(tx, attempt, 'time_over')
        return undefined
      }
      if (attempt.ticket > 0) await attemptRepo.addNote(tx, id, 'take_over', now, { userAgent: viewer.userAgent })
      const opened = await attemptRepo.change(tx, id, { ticket: attempt.ticket + 1 })
      const operations = await attemptRepo.lastOperations(tx, id)
      return opened && { opened, operations }
    })

  /** When everybody opens the paper at once, almost all open it for the first time: that costs one statement. */
  async function takeTicket(viewer: Viewer, id: AttemptId) {
    const openAfter = new Date(clock.now().getTime() - SAVE_GRACE_MS)
    const opened = await attemptRepo.openFirst(database.primary, viewer, id, openAfter)
    return opened ? { opened, operations: [] } : takeNextTicket(viewer, id)
  }

  /** Throws unless the device may hand in now. */
  async function expectComplete(tx: Tx, attempt: AttemptRow): Promise<void> {
    const edition = await attemptRepo.edition(tx, attempt)
    const earliest = earliestSubmit(attempt.startedAt, edition?.minMinutes ?? 0)
    const wait = earliest ? earliest.getTime() - clock.now().getTime() : 0
    if (wait > 0) throw fail('exam.too_early', { minutes: Math.ceil(wait / MINUTE_MS) })
    const answers = new Map(
      (await attemptRepo.lastOperations(tx, attempt.id)).map(({ questionKey, answer }) => [questionKey, answer]),
    )
    const parts = await finishing.parts(attempt)
    const open = parts.filter(({ key, isRequired }) => isRequired && !isAnswered(answers.get(key)))
    if (open.length > 0) throw fail('exam.required_unanswered', { count: open.length })
  }

  return {
    ...createSaveService(kernel, { finishing, media }),

    async open(viewer, id) {
      const taken = await takeTicket(viewer, id)
      if (!taken) throw fail('exam.handed_in')
      const { opened, operations } = taken
      const db = database.primary
      const [exam, content] = await Promise.all([
        attemptRepo.titleAndEdition(db, opened),
        versions.forPaper(opened.paper),
      ])
      if (!exam) throw fail('exam.attempt_unknown')
      const fileIds = new Set([...content.values()].flatMap((version) => version.fileIds))
      const files = await shownFiles(db, media, [...fileIds])
      const { isOneWay, leaveLimit, minMinutes, shuffleOptions } = exam.document
      const order = { seed: opened.seed, shuffleOptions }
      return {
        examRecordId: id,
        examId: opened.examId,
        examName: exam.title,
        ticket: opened.ticket,
        sealKey: sealKey(secrets.keyFor(SEAL_KEY), id, opened.ticket),
        sections: presentSections(opened.paper, content, order, files),
        answers: operations.map(({ questionKey, seq, answer, isFlagged }) => ({ questionKey, seq, answer, isFlagged })),
        lastSeq: opened.lastSeq,
        savedAt: opened.savedAt?.toISOString() ?? null,
        startedAt: opened.startedAt.toISOString(),
        deadline: opened.deadline?.toISOString() ?? null,
        minSubmitAt: earliestSubmit(opened.startedAt, minMinutes)?.toISOString() ?? null,
        isOneWay,
        leaveLimit,
        leaves: opened.leaves,
        serverTime: clock.now().toISOString(),
      }
    },

    note: (viewer, { examRecordId, ticket, kind }) =>
      database.transaction(async (tx) => {
        const attempt = await locked(tx, viewer, examRecordId)
        if (attempt.state !== 'in_progress') throw fail('exam.handed_in')
        if (attempt.ticket !== ticket) throw fail('exam.newer_page_open')
        await attemptRepo.addNote(tx, examRecordId, kind, clock.now())
        if (kind !== 'leave') return { leaves: attempt.leaves, isHandedIn: false }
        const left = await attemptRepo.change(tx, examRecordId, { leaves: attempt.leaves + 1 })
        const leaves = attempt.leaves + 1
        const limit = (await attemptRepo.edition(tx, attempt))?.leaveLimit ?? null
        const isHandedIn = left !== undefined && limit !== null && leaves >= limit
        if (isHandedIn) await finishing.finish(tx, left, 'leave_limit')
        return { leaves, isHandedIn }
      }),

    submit: (viewer, { examRecordId, ticket, lastSeq }) =>
      database.transaction(async (tx) => {
        const attempt = await locked(tx, viewer, examRecordId)
        if (attempt.state !== 'in_progress') return finishing.receipt(tx, attempt)
        const now = clock.now()
        if (isOver(attempt, now)) return finishing.receipt(tx, await finishing.finish(tx, attempt, 'time_over'))
        if (attempt.ticket > ticket) throw fail('exam.newer_page_open')
        // A ticket that this server never gave: it was restored from an earlier backup.
        if (lastSeq > attempt.lastSeq || ticket > attempt.ticket)
          throw fail('exam.operations_missing', { expected: attempt.lastSeq + 1 })
        const isTimeOver = attempt.deadline !== null && attempt.deadline <= now
        if (!isTimeOver) await expectComplete(tx, attempt)
        return finishing.receipt(tx, await finishing.finish(tx, attempt, isTimeOver ? 'time_over' : 'submit'))
      }),
  }
}
