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
  person(db: Db, userId: UserId): Promise<Person | undefined>
  currentUser(viewer: Viewer): Promise<CurrentUser>
  changeLanguage(viewer: Viewer, language: Language): Promise<null>
  colleges(viewer: Viewer): Promise<College[]>
  /** The college a request means: '-1' is the one the person is in. Throws for one they do not belong to. */
  resolveCollege(viewer: Viewer, choice: CollegeId | '-1'): Promise<CollegeId>
  namesOf(db: Db, userNames: readonly string[]): Promise<{ userName: string; name: string }[]>
}

/** The chosen college if the person still belongs to it, otherwise their first. */
async function placeOf(db: Db, user: { id: UserId; collegeId: CollegeId | null }) {
  const places = await orgRepo.memberships(db, user.id)
  return places.find((place) => place.collegeId === user.collegeId) ?? places[0]
}

export function createOrgService({ database, events }: Kernel): OrgService {
  return {
    findByLogin: orgRepo.userByLogin,

    async person(db, userId) {
      const user = await orgRepo.user(db, userId)
      const place = user && (await placeOf(db, user))
      if (!user || !place) return undefined
      const [labels, grants] = await Promise.all([
        orgRepo.labels(db, userId, place.collegeId),
        orgRepo.rights(db, userId, place.collegeId),
      ])
      return {
        userId,
        status: user.status,
        collegeId: place.collegeId,
        teamLearning: labels.some(({ code }) => code === TEAM_LEARNING),
        teachingMgt: labels.some(({ code }) => code === TEACHING_MGT),
        rights: new Set(grants.flatMap(({ rights }) => rights)),
        audienceKeys: audienceKeysOf({
          userId,
          collegeId: place.collegeId,
          departmentId: place.departmentId,
          departmentPath: (place.departmentPath ?? []).map(String),
          postId: place.postId,
          labelIds: labels.map(({ id }) => id),
        }),
      }
    },

    async currentUser(viewer) {
      const user = await orgRepo.user(database.primary, viewer.userId)
      const place = user && (await placeOf(database.primary, user))
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
      return (await orgRepo.memberships(database.primary, viewer.userId)).map(presentCollege)
    },

    async resolveCollege(viewer, choice) {
      if (choice === '-1' || choice === viewer.collegeId) return viewer.collegeId
      const places = await orgRepo.memberships(database.primary, viewer.userId)
      if (!places.some(({ collegeId }) => collegeId === choice)) throw fail('org.college_unknown')
      return choice
    },

    namesOf: orgRepo.namesByLogin,
  }
}
