import type { CallBody } from '@sands/contract/calls'
import type { Operation, SaveReceipt } from '@sands/contract/exam/attempt.model'
import { SAVE_GRACE_MS } from '@sands/rules/exam/attempt'
import type { RefusalReason } from '@sands/rules/exam/vault'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { type AnswerPart, fits } from './answer-parts.ts'
import { type AttemptId, attemptRepo } from './attempt.repo.ts'
import type { FinishService } from './finish.service.ts'
import { createSaveStore } from './save.repo.ts'

type SaveBody = CallBody<'POST /sands-lms/api/v1/exam/save'>

/** More attempts than one server has in progress at the same time. */
const MOST_PAPERS = 10_000

export interface SaveService {
  save(viewer: Viewer, request: SaveBody): Promise<SaveReceipt>
}

interface Parts {
  finishing: Pick<FinishService, 'parts'>
  media: Pick<MediaService, 'ownOnes'>
}

/** What never changes about an attempt. */
interface Paper {
  parts: ReadonlyMap<string, { part: AnswerPart; place: number }>
  isOneWay: boolean
}

interface Request {
  viewer: Viewer
  paper: Paper
  operations: readonly Operation[]
  /** The place in the paper that the learner had reached before. */
  reached: number
}

/** What a learner may attach to an answer. */
export const ATTACHMENT_PURPOSES = ['picture', 'attachment'] as const

export function createSaveService({ database, clock }: Pick<Kernel, 'database' | 'clock'>, parts: Parts): SaveService {
  const db = database.primary
  const store = createSaveStore(database)
  const papers = new Map<string, Paper>()

  async function paperOf(viewer: Viewer, id: AttemptId): Promise<Paper> {
    const name = `${viewer.collegeId}:${viewer.userId}:${id}`
    const known = papers.get(name)
    if (known) return known
    const attempt = await attemptRepo.byId(db, viewer, id)
    if (!attempt) throw fail('exam.attempt_unknown')
    const all = await parts.finishing.parts(attempt)
    const loaded: Paper = {
      parts: new Map(all.map((part, place) => [part.key, { part, place }])),
      isOneWay: (await attemptRepo.edition(db, attempt))?.isOneWay ?? false,
    }
    const [oldest] = papers.keys()
    if (oldest !== undefined && papers.size >= MOST_PAPERS) papers.delete(oldest)
    papers.set(name, loaded)
    return loaded
  }

  /** The furthest place with a change before this one. The same save sent twice gets the same answer. */
  async function reachedBefore({ parts: known, isOneWay }: Paper, id: AttemptId, seq: number): Promise<number> {
    if (!isOneWay) return 0
    const keys = await attemptRepo.changedBefore(db, id, seq)
    return Math.max(0, ...keys.map((key) => known.get(key)?.place ?? 0))
  }

  /** Looks at every change by itself: one that cannot be stored does not keep the others back. */
  async function sift({ viewer, paper, operations, reached }: Request) {
    const ids = [...new Set(operations.flatMap(({ answer }) => answer.fileIds ?? []))]
    const own = await parts.media.ownOnes(db, viewer, { ids, purposes: ATTACHMENT_PURPOSES })
    const accepted: Operation[] = []
    const refused: SaveReceipt['refused'] = []
    let furthest = reached
    const reasonAgainst = ({ questionKey, answer }: Operation): RefusalReason | undefined => {
      const known = paper.parts.get(questionKey)
      if (!known) return 'not_in_paper'
      if (!fits(known.part, answer)) return 'bad_answer'
      if (answer.fileIds?.some((id) => !own.has(id))) return 'foreign_file'
      if (paper.isOneWay && known.place < furthest) return 'no_way_back'
      furthest = Math.max(furthest, known.place)
      return undefined
    }
    for (const operation of operations) {
      const reason = reasonAgainst(operation)
      if (reason) refused.push({ seq: operation.seq, reason })
      else accepted.push(operation)
    }
    return { accepted, refused }
  }

  /** Why the attempt did not accept the save. */
  async function refusal(viewer: Viewer, { examRecordId, ticket }: SaveBody) {
    const attempt = await attemptRepo.byId(db, viewer, examRecordId)
    if (!attempt) return fail('exam.attempt_unknown')
    if (attempt.state !== 'in_progress') return fail('exam.handed_in')
    if (attempt.ticket > ticket) return fail('exam.newer_page_open')
    if (attempt.deadline && attempt.deadline.getTime() + SAVE_GRACE_MS <= clock.now().getTime())
      return fail('exam.time_over')
    // Also for a ticket that this server never gave: it was restored from an earlier backup. And for numbers that the
    // server has with other changes: a device that opens the paper again numbers its own after them.
    return fail('exam.operations_missing', { expected: attempt.lastSeq + 1 })
  }

  return {
    async save(viewer, request) {
      const { examRecordId, ticket } = request
      const operations = request.operations.toSorted((one, other) => one.seq - other.seq)
      const firstSeq = operations[0]?.seq ?? 1
      if (operations.some(({ seq }, index) => seq !== firstSeq + index)) throw fail('kernel.malformed')
      const paper = await paperOf(viewer, examRecordId)
      const reached = await reachedBefore(paper, examRecordId, firstSeq)
      const { accepted, refused } = await sift({ viewer, paper, operations, reached })
      const now = clock.now()
      const stored = await store({
        attemptId: examRecordId,
        userId: viewer.userId,
        collegeId: viewer.collegeId,
        ticket,
        firstSeq,
        lastSeq: firstSeq + operations.length - 1,
        operations: accepted,
        fileIds: [...new Set(accepted.flatMap(({ answer }) => answer.fileIds ?? []))],
        now,
        openAfter: new Date(now.getTime() - SAVE_GRACE_MS),
      })
      if (!stored) throw await refusal(viewer, request)
      const { lastSeq, deadline } = stored
      const time = now.toISOString()
      return { lastSeq, savedAt: time, deadline: deadline?.toISOString() ?? null, serverTime: time, refused }
    },
  }
}
