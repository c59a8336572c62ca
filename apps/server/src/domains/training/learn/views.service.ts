import { VISIBLE_STATES } from '@sands/rules/training/project'
import type { Db } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { stateOf } from '../edit/training-edit.present.ts'
import type { TrainingRow } from '../edit/training-edit.repo.ts'
import { extensionRepo } from '../homework/extension.repo.ts'
import type { MemberRow } from '../member/member.repo.ts'
import type { TaskContents } from '../task/contents.service.ts'
import { recordRepo, type TrainingId } from '../task/record.repo.ts'
import { learnerRepo, type OwnTraining } from './learner.repo.ts'
import type { MemberView } from './view.present.ts'

export interface MemberViews {
  /** The project as the viewer sees it. Throws `training.not_found` for people who are not members. */
  own(db: Db, viewer: Viewer, id: TrainingId): Promise<MemberView>
  /** Several projects of the viewer. */
  several(db: Db, viewer: Viewer, rows: readonly OwnTraining[]): Promise<{ training: TrainingRow; view: MemberView }[]>
  /** One project as these members see it, for managers. */
  forMembers(db: Db, training: TrainingRow, members: readonly MemberRow[]): Promise<Map<string, MemberView>>
}

export function createMemberViews({ clock }: Pick<Kernel, 'clock'>, contents: TaskContents): MemberViews {
  const trainingOf = (row: TrainingRow, now: Date): MemberView['training'] | undefined =>
    row.published
      ? { id: row.id, startsAt: row.startsAt, document: row.published, state: stateOf(row, now) }
      : undefined

  const several: MemberViews['several'] = async (db, viewer, rows) => {
    if (rows.length === 0) return []
    const now = clock.now()
    const ids = rows.map(({ training }) => training.id)
    const [tasks, records, extensions] = await Promise.all([
      recordRepo.tasksOf(db, ids),
      recordRepo.forPerson(db, viewer.userId, ids),
      extensionRepo.forPerson(db, viewer.userId, ids),
    ])
    const found = await contents.find(db, viewer.collegeId, tasks)
    return rows.flatMap(({ training: row, member }) => {
      const training = trainingOf(row, now)
      if (!training) return []
      const view = {
        training,
        member,
        tasks: tasks.filter(({ trainingId }) => trainingId === row.id),
        records: records.filter(({ trainingId }) => trainingId === row.id),
        extensions: extensions.filter(({ trainingId }) => trainingId === row.id),
        contents: found,
        now,
      }
      return { training: row, view }
    })
  }

  return {
    several,

    async own(db, viewer, id) {
      const found = await learnerRepo.find(db, viewer, id)
      if (found?.member?.state !== 'active') throw fail('training.not_found')
      if (!VISIBLE_STATES.includes(stateOf(found.training, clock.now()))) throw fail('training.not_found')
      const [own] = await several(db, viewer, [{ training: found.training, member: found.member }])
      if (!own) throw fail('training.not_found')
      return own.view
    },

    async forMembers(db, row, members) {
      const now = clock.now()
      const training = trainingOf(row, now)
      if (!training) return new Map()
      const tasks = await recordRepo.tasks(db, row.id)
      const userIds = members.map(({ userId }) => userId)
      const records = Map.groupBy(await recordRepo.forMembers(db, row.id, userIds), ({ userId }) => userId)
      const extensions = Map.groupBy(await extensionRepo.forMembers(db, row.id, userIds), ({ userId }) => userId)
      const found = await contents.find(db, row.collegeId, tasks)
      return new Map(
        members.map((member) => {
          const own = {
            records: records.get(member.userId) ?? [],
            extensions: extensions.get(member.userId) ?? [],
          }
          return [member.userId, { training, member, tasks, ...own, contents: found, now }]
        }),
      )
    },
  }
}
