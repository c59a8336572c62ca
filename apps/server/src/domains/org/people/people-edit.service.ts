import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { NewUser, UserChange } from '@sands/contract/org/people.model'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { OneTimePasswords } from './one-time.kind.ts'
import { personAsSubject, personInAudit } from './people.present.ts'
import { peopleRepo } from './people.repo.ts'
import { peopleListRepo } from './people-list.repo.ts'
import { checkLogins, orLoginTaken } from './people-login.service.ts'
import { checkLabels, checkPlaces, lockPlaces } from './people-place.service.ts'
import { expectEverywhere, lockTargets } from './people-reach.service.ts'
import { peopleWriteRepo } from './people-write.repo.ts'

/** How long a one-time password can be used. */
export const ONE_TIME_DAYS = 7

/** What somebody signs in with, everywhere they belong. */
const LOGINS = ['userName', 'mobile', 'email'] as const

export interface PeopleEditService {
  create(tx: Tx, viewer: Viewer, person: NewUser): Promise<{ id: UserId; oneTimePassword: string | null }>
  update(tx: Tx, viewer: Viewer, change: UserChange): Promise<null>
}

const fieldsOf = ({ userName, name, mobile, email }: NewUser | UserChange) => ({
  userName,
  name: name.trim(),
  mobile,
  email,
})

/** Everything the audit log records about a person, as of now. */
async function inAudit(tx: Tx, viewer: Viewer, userId: UserId) {
  const [user] = await peopleRepo.lock(tx, [userId])
  if (!user) throw fail('kernel.not_found')
  const places = await peopleRepo.places(tx, [userId])
  return personInAudit(user, places, await peopleListRepo.labels(tx, viewer.collegeId, [userId]))
}

export function createPeopleEditService(
  { clock, audit, events }: Kernel,
  oneTime: OneTimePasswords,
): PeopleEditService {
  /** Removes the leader of people who reported to somebody who has left. */
  async function release(tx: Tx, viewer: Viewer, leader: { id: UserId; name: string; left: readonly CollegeId[] }) {
    const released = leader.left.length > 0 ? await peopleWriteRepo.releaseReports(tx, leader.id, leader.left) : []
    if (released.length === 0) return
    await peopleWriteRepo.change(tx, released)
    const people = await peopleRepo.lock(tx, released)
    await audit.record(
      tx,
      viewer,
      ...people.map((person) => ({
        action: 'org.user.updated',
        subject: personAsSubject(person),
        before: { leader: leader.name },
        after: { leader: null },
      })),
    )
  }

  return {
    async create(tx, viewer, person) {
      const fields = fieldsOf(person)
      await lockPlaces(tx, viewer, person.places)
      await checkPlaces(tx, viewer, { userId: null, before: [], after: person.places })
      await checkLabels(tx, viewer, person.labelIds)
      await checkLogins(tx, fields, null)
      const id = await orLoginTaken(fields, peopleWriteRepo.add(tx, { ...fields, createdAt: clock.now() }))
      await peopleWriteRepo.setPlaces(tx, id, person.places)
      await peopleWriteRepo.setLabels(tx, { userId: id, collegeId: viewer.collegeId, labelIds: person.labelIds })
      const oneTimePassword = person.oneTimePassword ? await oneTime.give(tx, id, { days: ONE_TIME_DAYS }) : null
      await audit.record(tx, viewer, {
        action: 'org.user.created',
        subject: personAsSubject({ id, name: fields.name }),
        before: null,
        after: await inAudit(tx, viewer, id),
      })
      await events.emit(tx, 'org.user-changed', { userId: id })
      return { id, oneTimePassword }
    },

    async update(tx, viewer, change) {
      const { id } = change
      const fields = fieldsOf(change)
      const [target] = await lockTargets(tx, viewer, [id])
      if (target?.user.version !== change.version) throw fail('kernel.changed_meanwhile')
      if (LOGINS.some((field) => fields[field] !== target.user[field])) await expectEverywhere(tx, viewer, [id])
      await lockPlaces(tx, viewer, [...target.places, ...change.places])
      const changes = await checkPlaces(tx, viewer, { userId: id, before: target.places, after: change.places })
      await checkLabels(tx, viewer, change.labelIds)
      await checkLogins(tx, fields, id)
      const before = await inAudit(tx, viewer, id)
      await orLoginTaken(fields, peopleWriteRepo.change(tx, [id], fields))
      await peopleWriteRepo.setPlaces(tx, id, change.places)
      await peopleWriteRepo.setLabels(tx, { userId: id, collegeId: viewer.collegeId, labelIds: change.labelIds })
      await audit.record(tx, viewer, {
        action: 'org.user.updated',
        subject: personAsSubject({ id, name: fields.name }),
        ...changed(before, await inAudit(tx, viewer, id)),
      })
      const left = changes.filter(({ after }) => after === undefined).map(({ collegeId }) => collegeId)
      await release(tx, viewer, { id, name: fields.name, left })
      if (fields.mobile !== target.user.mobile) await events.emit(tx, 'org.mobile-changed', { userId: id })
      await events.emit(tx, 'org.user-changed', { userId: id })
      return null
    },
  }
}
