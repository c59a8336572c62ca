import type { Kernel } from '../../../kernel/kernel.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import { choiceOf } from '../../org/index.ts'
import { type DuePractice, practiceTellRepo } from './practice-tell.repo.ts'

const DAY_MS = 86_400_000

/** Messages to learners about their practices. They can run twice: nobody gets the same message again. */
export interface PracticeMessages {
  /** That practices have opened within the last day, or end within the next. */
  announce(): Promise<void>
}

export function createPracticeMessages(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  send: SendMessage,
): PracticeMessages {
  const tell = (practice: DuePractice, kind: 'opens' | 'ends_soon'): Promise<void> =>
    database.transaction(async (tx) => {
      const { id, collegeId, title, moment, closesAt } = practice
      const isOpening = kind === 'opens'
      await practiceTellRepo.setTold(tx, id, isOpening ? { openingTold: moment } : { endTold: closesAt })
      const audience = await choiceOf(tx, practice.audienceId)
      const userIds = await practiceTellRepo.waiting(tx, practice, { audience, unstarted: isOpening })
      if (userIds.length === 0) return
      const at = isOpening ? moment : closesAt
      await send(tx, {
        collegeId,
        category: 'study',
        to: { userIds },
        texts: fromTemplate(`exam.practice_${kind}`, { practice: title }),
        jump: { to: 'practice', moduleId: id },
        dedupeKey: `exam.practice_${kind} ${id} ${at?.toISOString() ?? ''}`,
      })
    })

  return {
    async announce() {
      const now = clock.now()
      const [before, after] = [-DAY_MS, DAY_MS].map((ms) => new Date(now.getTime() + ms)) as [Date, Date]
      const db = database.primary
      for (const practice of await practiceTellRepo.opened(db, { since: before, now })) await tell(practice, 'opens')
      for (const practice of await practiceTellRepo.ending(db, { now, until: after, openedBefore: before }))
        await tell(practice, 'ends_soon')
    },
  }
}
