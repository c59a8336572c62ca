import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { Db } from '../../kernel/database/database.ts'
import { fail } from '../../kernel/errors.ts'
import { withoutRights } from '../../kernel/http/enrolment.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { audienceKeysOf } from './audience/audience.service.ts'
import { orgRepo } from './org.repo.ts'
import type { UserStatus } from './org.tables.ts'
import { type HeldRights, heldRights } from './role/held-rights.policy.ts'

/** Built-in labels. */
const TEAM_LEARNING = 'team-learning'
const TEACHING_MGT = 'teaching-mgt'

/** A person for other domains: their place, their rights, and the audiences that include them. */
export interface Person extends HeldRights {
  userId: UserId
  name: string
  status: UserStatus
  collegeId: CollegeId
  teamLearning: boolean
  teachingMgt: boolean
  audienceKeys: readonly string[]
}

type Place = Awaited<ReturnType<typeof orgRepo.memberships>>[number]

/** The chosen college if the person still belongs to it, otherwise their first. */
export const placeOf = (
  user: { id: UserId; collegeId: CollegeId | null },
  places: readonly Place[],
): Place | undefined => {
  const own = places.filter(({ userId }) => userId === user.id)
  return own.find(({ collegeId }) => collegeId === user.collegeId) ?? own[0]
}

/** Those of the people who exist and belong to the college, or to any without one. */
export async function loadPersons(
  db: Db,
  userIds: readonly UserId[],
  collegeId?: CollegeId,
): Promise<ReadonlyMap<UserId, Person>> {
  // One after the other: a transaction has one connection to the database.
  const found = await orgRepo.users(db, userIds)
  const places = await orgRepo.memberships(db, userIds)
  const labels = await orgRepo.labels(db, userIds)
  const grants = await orgRepo.rights(db, userIds)
  const placesOf = Map.groupBy(places, ({ userId }) => userId)
  const labelsOf = Map.groupBy(labels, ({ userId }) => userId)
  const grantsOf = Map.groupBy(grants, ({ userId }) => userId)
  const persons = new Map<UserId, Person>()
  for (const user of found) {
    const places = placesOf.get(user.id) ?? []
    const place = collegeId ? places.find((candidate) => candidate.collegeId === collegeId) : placeOf(user, places)
    if (!place) continue
    const own = (labelsOf.get(user.id) ?? []).filter(
      (label) => label.collegeId === null || label.collegeId === place.collegeId,
    )
    persons.set(user.id, {
      userId: user.id,
      name: user.name,
      status: user.status,
      collegeId: place.collegeId,
      teamLearning: own.some(({ code }) => code === TEAM_LEARNING),
      teachingMgt: own.some(({ code }) => code === TEACHING_MGT),
      ...heldRights(grantsOf.get(user.id) ?? [], place.collegeId),
      audienceKeys: audienceKeysOf({
        userId: user.id,
        collegeId: place.collegeId,
        departmentId: place.departmentId,
        departmentPath: (place.departmentPath ?? []).map(String),
        postId: place.postId,
        labelIds: own.map(({ id }) => id),
      }),
    })
  }
  return persons
}

/** The viewer as a member of another of their colleges. */
export async function asMember(db: Db, viewer: Viewer, collegeId: CollegeId): Promise<Viewer> {
  const person = (await loadPersons(db, [viewer.userId], collegeId)).get(viewer.userId)
  if (!person) throw fail('org.college_unknown')
  const { status: _, ...there } = person
  const seen = { ...viewer, ...there }
  return viewer.withheld ? withoutRights(seen) : seen
}
