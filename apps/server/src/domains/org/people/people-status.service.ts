import type { DepartmentId, UserId } from '@sands/contract/kernel/schema'
import type { UserStatus } from '@sands/contract/org/people.model'
import type { AuditRecord } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { refuseLastAdministrator } from '../role/administrator.service.ts'
import { departmentRepo } from '../structure/department.repo.ts'
import type { OneTimePasswords } from './one-time.kind.ts'
import { isWithin } from './people.policy.ts'
import { personAsSubject } from './people.present.ts'
import { ONE_TIME_DAYS } from './people-edit.service.ts'
import { editRemits, expectEverywhere, lockTargets, type Target } from './people-reach.service.ts'
import { peopleWriteRepo } from './people-write.repo.ts'

export interface PeopleStatusService {
  setStatus(tx: Tx, viewer: Viewer, request: { ids: UserId[]; status: UserStatus }): Promise<{ changed: number }>
  move(tx: Tx, viewer: Viewer, request: { ids: UserId[]; departmentId: DepartmentId }): Promise<{ changed: number }>
  resetPassword(tx: Tx, viewer: Viewer, id: UserId): Promise<{ oneTimePassword: string }>
}

const ACTIONS = { active: 'org.user.enabled', disabled: 'org.user.disabled' } as const

export function createPeopleStatusService({ audit, events }: Kernel, oneTime: OneTimePasswords): PeopleStatusService {
  /** One audit entry for each person who changed. When nobody changed, one entry still records the request. */
  const record = (
    tx: Tx,
    viewer: Viewer,
    {
      asked,
      changing,
      recordFor,
    }: { asked: Target[]; changing: Target[]; recordFor: (target: Target) => Omit<AuditRecord, 'subject'> },
  ) =>
    audit.record(
      tx,
      viewer,
      ...(changing.length > 0 ? changing : asked).map((target) => ({
        ...recordFor(target),
        subject: personAsSubject(target.user),
      })),
    )

  return {
    async setStatus(tx, viewer, { ids, status }) {
      if (ids.includes(viewer.userId)) throw fail('org.not_yourself')
      const asked = await lockTargets(tx, viewer, ids)
      await expectEverywhere(tx, viewer, ids)
      const changing = asked.filter(({ user }) => user.status !== status)
      const changed = changing.map(({ user }) => user.id)
      if (status === 'disabled') await refuseLastAdministrator(tx, changed)
      await peopleWriteRepo.change(tx, changed, { status })
      await record(tx, viewer, {
        asked,
        changing,
        recordFor: ({ user }) => ({ action: ACTIONS[status], before: { status: user.status }, after: { status } }),
      })
      for (const userId of changed) {
        if (status === 'disabled') await events.emit(tx, 'org.user-disabled', { userId })
        await events.emit(tx, 'org.user-changed', { userId })
      }
      return { changed: changed.length }
    },

    async move(tx, viewer, { ids, departmentId }) {
      const { collegeId } = viewer
      const asked = await lockTargets(tx, viewer, ids)
      await departmentRepo.lockCollege(tx, collegeId)
      const [department] = await departmentRepo.byIds(tx, [departmentId])
      if (department?.collegeId !== collegeId) throw fail('org.place_unknown')
      if (!isWithin((await editRemits(tx, viewer))(collegeId), department.path)) throw fail('org.out_of_reach')
      const changing = asked.filter(({ here }) => here.departmentId !== departmentId)
      const changed = changing.map(({ user }) => user.id)
      await peopleWriteRepo.moveTo(tx, { collegeId, userIds: changed, departmentId })
      await peopleWriteRepo.change(tx, changed)
      await record(tx, viewer, {
        asked,
        changing,
        recordFor: ({ here }) => ({
          action: 'org.user.moved',
          before: { department: here.departmentName },
          after: { department: department.name },
        }),
      })
      for (const userId of changed) await events.emit(tx, 'org.user-changed', { userId })
      return { changed: changed.length }
    },

    async resetPassword(tx, viewer, id) {
      if (id === viewer.userId) throw fail('org.not_yourself')
      const [target] = await lockTargets(tx, viewer, [id])
      if (!target) throw fail('kernel.not_found')
      await expectEverywhere(tx, viewer, [id])
      const oneTimePassword = await oneTime.give(tx, id, { days: ONE_TIME_DAYS })
      await audit.record(tx, viewer, { action: 'org.user.password-reset', subject: personAsSubject(target.user) })
      await events.emit(tx, 'org.user-changed', { userId: id })
      return { oneTimePassword }
    },
  }
}
