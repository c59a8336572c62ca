import type { DepartmentId } from '@sands/contract/kernel/schema'
import type { SurveyAnswers } from '@sands/contract/survey/questionnaire.model'
import { SMALLEST_GROUP } from '@sands/rules/survey/state'
import { countReplies } from '@sands/rules/survey/tally'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { randomOrder } from '../../../kernel/random-order.ts'
import type { ReplyId } from '../reply/reply.repo.ts'
import { phaseOf } from '../survey.policy.ts'
import { type EditionRow, type SurveyRow, surveyRepo } from '../survey.repo.ts'
import { ALL_DEPARTMENTS, countRepo } from './count.repo.ts'

const REPLIES_AT_ONCE = 2000
/** How many earlier participants are rewritten together with new ones. */
const MIXED_WITH = 200

/** Adds new replies of an edition to its tally. Does nothing when there are none. */
export type CountReplies = (survey: SurveyRow, edition: EditionRow) => Promise<void>

async function addToTally(
  tx: Tx,
  edition: EditionRow,
  groups: ReadonlyMap<DepartmentId, readonly SurveyAnswers[]>,
  countedUntil?: ReplyId,
): Promise<void> {
  const before = await countRepo.tallies(tx, edition.id, [...groups.keys()])
  for (const [departmentId, answers] of groups) {
    const known = before.find((row) => row.departmentId === departmentId)
    await countRepo.saveTally(tx, {
      editionId: edition.id,
      departmentId,
      replies: (known?.replies ?? 0) + answers.length,
      tally: countReplies(known?.tally ?? {}, edition.questionnaire, answers),
      ...(countedUntil && departmentId === ALL_DEPARTMENTS && { countedUntil }),
    })
  }
}

/** Counts replies up to the given one. Returns how many it has counted. */
async function countNamed(tx: Tx, edition: EditionRow, until: ReplyId): Promise<number> {
  const after = await countRepo.lock(tx, edition.id)
  const rows = await countRepo.named(tx, { editionId: edition.id, after, until, limit: REPLIES_AT_ONCE })
  const last = rows.at(-1)
  if (!last) return 0
  const byDepartment = Map.groupBy(rows, ({ departmentId }) => departmentId)
  const groups = new Map<DepartmentId, SurveyAnswers[]>([[ALL_DEPARTMENTS, rows.map(({ answers }) => answers)]])
  for (const [departmentId, own] of byDepartment)
    if (departmentId)
      groups.set(
        departmentId,
        own.map(({ answers }) => answers),
      )
  await addToTally(tx, edition, groups, last.id)
  return rows.length
}

/** How many anonymous replies there must be before any can be counted. */
export const leastReplies = (isOver: boolean): number => (isOver ? SMALLEST_GROUP : 2 * SMALLEST_GROUP)

/**
 * Counts anonymous replies in groups of at least five and stores them again in random order, so that neither a growing
 * result nor the order of rows shows a single reply. While replies can still come, five are held back: otherwise the
 * last group could be smaller.
 */
async function countAnonymous(
  tx: Tx,
  { survey, edition, isOver }: { survey: SurveyRow; edition: EditionRow; isOver: boolean },
): Promise<number> {
  await countRepo.lock(tx, edition.id)
  const waiting = await countRepo.uncountedAnonymous(tx, edition.id)
  if (waiting < leastReplies(isOver)) {
    if (isOver || waiting >= SMALLEST_GROUP) await countRepo.settleParticipants(tx, survey.id, MIXED_WITH)
    return 0
  }
  const ready = isOver ? waiting : waiting - SMALLEST_GROUP
  // No group of one to four is left for the next round.
  const fresh = await countRepo.takeAnonymous(
    tx,
    edition.id,
    ready < REPLIES_AT_ONCE + SMALLEST_GROUP ? ready : REPLIES_AT_ONCE,
  )
  const replies = randomOrder(fresh.map(({ answers }) => answers))
  await countRepo.addCounted(tx, edition.id, replies)
  await countRepo.settleParticipants(tx, survey.id, MIXED_WITH)
  await addToTally(tx, edition, new Map([[ALL_DEPARTMENTS, replies]]))
  return replies.length
}

/** No more replies to this edition can come. */
export const isEditionOver = (survey: SurveyRow, edition: Pick<EditionRow, 'id'>, now: Date): boolean =>
  phaseOf(survey, now) !== 'running' || survey.editionId !== edition.id

export const createCounter =
  ({ database, clock }: Pick<Kernel, 'database' | 'clock'>): CountReplies =>
  async (survey, edition) => {
    if (survey.isAnonymous) {
      const isOver = isEditionOver(survey, edition, clock.now())
      const countOnce = () => database.transaction((tx) => countAnonymous(tx, { survey, edition, isOver }))
      while ((await countOnce()) >= REPLIES_AT_ONCE);
      return
    }
    if (!(await countRepo.hasUncounted(database.primary, edition.id))) return
    // Afterwards every reply that is not stored yet will have a greater id.
    const until = await database.transaction(async (tx) => {
      await surveyRepo.waitForReplies(tx, survey.id)
      return countRepo.lastReply(tx, edition.id)
    })
    while (until && (await database.transaction((tx) => countNamed(tx, edition, until))) >= REPLIES_AT_ONCE);
  }
