import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { College, CurrentUser } from '@sands/contract/org/org.model'
import type { Right } from '@sands/contract/rights'
import type { Language } from '@sands/rules/language'
import type { Db } from '../../kernel/database/database.ts'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { audienceKeysOf } from './audience.service.ts'
import { presentCollege, presentCurrentUser } from './org.present.ts'
import { orgRepo } from './org.repo.ts'
import type { UserStatus } from './org.tables.ts'

/** Labels the product itself knows. */
const TEAM_LEARNING = 'team-learning'
const TEACHING_MGT = 'teaching-mgt'

/** A person as the rest of the product sees them: where they are, what they may do, which audiences include them. */
export interface Person {
  userId: UserId
  status: UserStatus
  collegeId: CollegeId
  teamLearning: boolean
  teachingMgt: boolean
  rights: ReadonlySet<Right>
  audienceKeys: readonly string[]
}

export interface OrgService {
  findByLogin(db: Db, login: string): Promise<{ id: UserId; status: UserStatus } | undefined>
  /** Those of the people who exist and belong somewhere. */
  persons(db: Db, userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, Person>>
  person(db: Db, userId: UserId): Promise<Person | undefined>
  currentUser(viewer: Viewer): Promise<CurrentUser>
  changeLanguage(viewer: Viewer, language: Language): Promise<null>
  colleges(viewer: Viewer): Promise<College[]>
  /** The college a request means: '-1' is the one the person is in. Throws for one they do not belong to. */
  resolveCollege(viewer: Viewer, choice: CollegeId | '-1'): Promise<CollegeId>
  namesOf(db: Db, userNames: readonly string[]): Promise<{ userName: string; name: string }[]>
}

type Place = Awaited<ReturnType<typeof orgRepo.memberships>>[number]

/** The chosen college if the person still belongs to it, otherwise their first. */
const placeOf = (user: { id: UserId; collegeId: CollegeId | null }, places: readonly Place[]): Place | undefined => {
  const own = places.filter(({ userId }) => userId === user.id)
  return own.find(({ collegeId }) => collegeId === user.collegeId) ?? own[0]
}

async function loadPersons(db: Db, userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, Person>> {
  // One after the other: a transaction has one line to the database.
  const found = await orgRepo.users(db, userIds)
  const places = await orgRepo.memberships(db, userIds)
  const labels = await orgRepo.labels(db, userIds)
  const grants = await orgRepo.rights(db, userIds)
  const placesOf = Map.groupBy(places, ({ userId }) => userId)
  const labelsOf = Map.groupBy(labels, ({ userId }) => userId)
  const grantsOf = Map.groupBy(grants, ({ userId }) => userId)
  const persons = new Map<UserId, Person>()
  for (const user of found) {
    const place = placeOf(user, placesOf.get(user.id) ?? [])
    if (!place) continue
    const holdsHere = ({ collegeId }: { collegeId: CollegeId | null }) =>
      collegeId === null || collegeId === place.collegeId
    const own = (labelsOf.get(user.id) ?? []).filter(holdsHere)
    persons.set(user.id, {
      userId: user.id,
      status: user.status,
      collegeId: place.collegeId,
      teamLearning: own.some(({ code }) => code === TEAM_LEARNING),
      teachingMgt: own.some(({ code }) => code === TEACHING_MGT),
      rights: new Set((grantsOf.get(user.id) ?? []).filter(holdsHere).flatMap(({ rights }) => rights)),
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

export function createOrgService({ database, events }: Kernel): OrgService {
  return {
    findByLogin: orgRepo.userByLogin,
    persons: loadPersons,
    person: async (db, userId) => (await loadPersons(db, [userId])).get(userId),

    async currentUser(viewer) {
      const [user] = await orgRepo.users(database.primary, [viewer.userId])
      const place = user && placeOf(user, await orgRepo.memberships(database.primary, [user.id]))
      if (!user || !place) throw fail('kernel.not_found')
      return presentCurrentUser(user, place, viewer)
    },

    async changeLanguage(viewer, language) {
      await database.transaction(async (tx) => {
        await orgRepo.setLanguage(tx, viewer.userId, language)
        await events.emit(tx, 'org.user-changed', { userId: viewer.userId })
      })
      return null
    },

    async colleges(viewer) {
      return (await orgRepo.memberships(database.primary, [viewer.userId])).map(presentCollege)
    },

    async resolveCollege(viewer, choice) {
      if (choice === '-1' || choice === viewer.collegeId) return viewer.collegeId
      const places = await orgRepo.memberships(database.primary, [viewer.userId])
      if (!places.some(({ collegeId }) => collegeId === choice)) throw fail('org.college_unknown')
      return choice
    },

    namesOf: orgRepo.namesByLogin,
  }
}
