import type { CollegeId, FileId, UserId } from '@sands/contract/kernel/schema'
import type { College, CurrentUser, DefaultDepartment } from '@sands/contract/org/org.model'
import type { Language } from '@sands/rules/language'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { MediaService } from '../media/index.ts'
import { presentCollege, presentCurrentUser, presentDefaultDepartment } from './org.present.ts'
import { orgRepo } from './org.repo.ts'
import type { UserStatus } from './org.tables.ts'
import { peopleRepo } from './people/people.repo.ts'
import { takenLogin } from './people/people-login.service.ts'
import { expectReach } from './people/people-reach.service.ts'
import { peopleWriteRepo } from './people/people-write.repo.ts'
import { asMember, loadPersons, type Person, placeOf } from './person.service.ts'
import { refuseLastAdministrator } from './role/administrator.service.ts'
import { brings } from './role/held-rights.policy.ts'

/** A person as shown beside their comments and activity. */
export interface Colleague {
  name: string
  /** In the college where it is shown; empty for a person who has left it. */
  postName: string
  avatarFileUrl: string | null
}

/** Somebody who was found by what they sign in with, and the college they were in last. */
export interface FoundLogin {
  id: UserId
  name: string
  status: UserStatus
  collegeId: CollegeId | null
}

/** A person with what they can be reached by and sign in with. */
export interface Contact extends FoundLogin {
  userName: string
  mobile: string | null
  email: string | null
  language: Language | null
}

/** Whom to find: any of the people, numbers or addresses. */
export interface ContactQuery {
  userIds: readonly UserId[]
  mobiles: readonly string[]
  emails: readonly string[]
}

export interface NewPerson extends Pick<Contact, 'userName' | 'name' | 'mobile' | 'email' | 'status'> {
  collegeId: CollegeId
}

export interface OrgService {
  /** Nothing is merged: each account that has one of them, in the order of the accounts. */
  contacts(db: Db, query: ContactQuery): Promise<Contact[]>
  /** Changes what the person themselves has proven. False when somebody else has it. */
  setContact(tx: Tx, userId: UserId, contact: { mobile?: string | null; email?: string | null }): Promise<boolean>
  /** Adds a person who has registered; nothing when somebody else has their number or address. */
  addRegistered(tx: Tx, person: NewPerson): Promise<UserId | undefined>
  /** A person who waited may sign in now. Throws unless `byId` looks after them, as for `erase`. */
  admit(tx: Tx, userId: UserId, byId: UserId): Promise<void>
  /** The college that people join who name none. */
  firstCollege(db: Db): Promise<CollegeId | undefined>
  /**
   * Removes what a person is known by, and disables them. Their records stay, without a name. Throws unless `byId` looks
   * after the person everywhere and holds every right that they hold; null is a rule of the company, not a person.
   */
  erase(tx: Tx, userId: UserId, byId: UserId | null): Promise<void>
  /** Whether the person has management rights in any of their colleges, not only in the one they are in now. */
  holdsRights(db: Db, userId: UserId): Promise<boolean>
  /** Those of the people who do. */
  holdersOfRights(db: Db, userIds: readonly UserId[]): Promise<ReadonlySet<UserId>>
  findByLogin(db: Db, login: string): Promise<FoundLogin | undefined>
  /** Those of the people who exist and belong to a college. */
  persons(db: Db, userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, Person>>
  person(db: Db, userId: UserId): Promise<Person | undefined>
  currentUser(viewer: Viewer): Promise<CurrentUser>
  defaultDepartment(viewer: Viewer): Promise<DefaultDepartment>
  changeLanguage(viewer: Viewer, language: Language): Promise<null>
  changeAvatar(tx: Tx, viewer: Viewer, fileId: FileId | null): Promise<{ avatarFileUrl: string | null }>
  colleges(viewer: Viewer): Promise<College[]>
  /**
   * The viewer in the college that a request names; '-1' is their
   * current one. Throws for a college they do not belong to.
   */
  viewerIn(viewer: Viewer, choice: CollegeId | '-1'): Viewer | Promise<Viewer>
  /** Moves the person to another of their colleges, on all their devices, and returns their viewer there. */
  switchCollege(viewer: Viewer, collegeId: CollegeId): Promise<Viewer>
  college(db: Db, collegeId: CollegeId): Promise<{ name: string; logoFileId: FileId | null } | undefined>
  nameOf(db: Db, userId: UserId): Promise<string | undefined>
  names(db: Db, userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, string>>
  colleagues(db: Db, collegeId: CollegeId, userIds: readonly UserId[]): Promise<ReadonlyMap<UserId, Colleague>>
  namesOf(db: Db, userNames: readonly string[]): Promise<{ userName: string; name: string }[]>
}

/** Nothing when somebody else took the number or address at the same moment. */
async function unlessTaken<Result>(tx: Tx, store: (inner: Tx) => Promise<Result>): Promise<Result | undefined> {
  try {
    return await tx.transaction(store)
  } catch (error) {
    if (takenLogin(error)) return undefined
    throw error
  }
}

export function createOrgService(
  { database, clock, events }: Kernel,
  media: Pick<MediaService, 'own' | 'url'>,
): OrgService {
  const avatarUrl = (fileId: FileId | null) => (fileId ? media.url(fileId, 'w375') : null)
  return {
    findByLogin: orgRepo.userByLogin,
    contacts: orgRepo.contacts,

    async setContact(tx, userId, contact) {
      const [user] = await peopleRepo.lock(tx, [userId])
      if (!user) return false
      const words = [contact.mobile, contact.email].filter((word) => typeof word === 'string')
      if ((await peopleRepo.loginsTaken(tx, words, userId)).length > 0) return false
      const stored = await unlessTaken(tx, (inner) => peopleWriteRepo.change(inner, [userId], contact))
      if (!stored) return false
      await events.emit(tx, 'org.user-changed', { userId })
      return true
    },

    async addRegistered(tx, { userName, name, mobile, email, collegeId, status }) {
      const logins = [userName, mobile, email].filter((word) => word !== null)
      if ((await peopleRepo.loginsTaken(tx, logins, null)).length > 0) return undefined
      const person = { userName, name, mobile, email, status, createdAt: clock.now() }
      const id = await unlessTaken(tx, (inner) => peopleWriteRepo.add(inner, person))
      if (!id) return undefined
      await peopleWriteRepo.setPlaces(tx, id, [{ collegeId, departmentId: null, postId: null, leaderId: null }])
      await events.emit(tx, 'org.user-changed', { userId: id })
      return id
    },

    async admit(tx, userId, byId) {
      const [user] = await peopleRepo.lock(tx, [userId])
      if (!user) return
      await expectReach(tx, { userId: byId }, userId)
      await peopleWriteRepo.change(tx, [userId], { status: 'active' })
      await events.emit(tx, 'org.user-changed', { userId })
    },

    firstCollege: orgRepo.firstCollege,

    async erase(tx, userId, byId) {
      const [user] = await peopleRepo.lock(tx, [userId])
      if (!user) return
      if (byId) await expectReach(tx, { userId: byId }, userId)
      await refuseLastAdministrator(tx, [userId])
      const name = `deleted-${userId}`
      const nothing = { mobile: null, email: null, status: 'disabled' } as const
      await peopleWriteRepo.change(tx, [userId], { userName: name, name, ...nothing })
      await orgRepo.setAvatar(tx, userId, null)
      await events.emit(tx, 'org.user-disabled', { userId })
      await events.emit(tx, 'org.user-erased', { userId })
      await events.emit(tx, 'org.user-changed', { userId })
    },

    async holdsRights(db, userId) {
      const roles = await orgRepo.rights(db, [userId])
      return roles.some((role) => role.rights.some((right) => brings(role, right)))
    },

    async holdersOfRights(db, userIds) {
      const held = await orgRepo.rights(db, userIds)
      return new Set(
        held.filter((role) => role.rights.some((right) => brings(role, right))).map(({ userId }) => userId),
      )
    },

    persons: (db, userIds) => loadPersons(db, userIds),
    person: async (db, userId) => (await loadPersons(db, [userId])).get(userId),

    async currentUser(viewer) {
      const [user] = await orgRepo.users(database.primary, [viewer.userId])
      const place = user && placeOf(user, await orgRepo.memberships(database.primary, [user.id]))
      if (!user || !place) throw fail('kernel.not_found')
      return presentCurrentUser({ user, place, viewer, avatarFileUrl: avatarUrl(user.avatarFileId) })
    },

    async defaultDepartment(viewer) {
      const places = await orgRepo.memberships(database.primary, [viewer.userId])
      const place = places.find(({ collegeId }) => collegeId === viewer.collegeId)
      if (!place) throw fail('kernel.not_found')
      return presentDefaultDepartment(place)
    },

    async changeLanguage(viewer, language) {
      await database.transaction(async (tx) => {
        await orgRepo.setLanguage(tx, viewer.userId, language)
        await events.emit(tx, 'org.user-changed', { userId: viewer.userId })
      })
      return null
    },

    async changeAvatar(tx, viewer, fileId) {
      if (fileId) await media.own(tx, viewer, { id: fileId, purpose: 'avatar' })
      await orgRepo.setAvatar(tx, viewer.userId, fileId)
      const { userId, collegeId } = viewer
      await events.emit(tx, 'org.avatar-changed', { userId, collegeId, isThere: fileId !== null, at: clock.now() })
      await events.emit(tx, 'org.user-changed', { userId: viewer.userId })
      return { avatarFileUrl: avatarUrl(fileId) }
    },

    async colleges(viewer) {
      return (await orgRepo.memberships(database.primary, [viewer.userId])).map(presentCollege)
    },

    viewerIn(viewer, choice) {
      if (choice === '-1' || choice === viewer.collegeId) return viewer
      return asMember(database.primary, viewer, choice)
    },

    switchCollege: (viewer, collegeId) =>
      database.transaction(async (tx) => {
        const there = await asMember(tx, viewer, collegeId)
        await orgRepo.setCollege(tx, viewer.userId, collegeId)
        await events.emit(tx, 'org.user-changed', { userId: viewer.userId })
        return there
      }),

    college: orgRepo.college,

    nameOf: async (db, userId) => (await orgRepo.users(db, [userId]))[0]?.name,
    names: async (db, userIds) => new Map((await orgRepo.users(db, userIds)).map(({ id, name }) => [id, name])),
    async colleagues(db, collegeId, userIds) {
      if (userIds.length === 0) return new Map()
      const found = await orgRepo.users(db, userIds)
      const places = await orgRepo.memberships(db, userIds)
      const posts = new Map(
        places.filter((place) => place.collegeId === collegeId).map(({ userId, postName }) => [userId, postName]),
      )
      return new Map(
        found.map(({ id, name, avatarFileId }) => [
          id,
          { name, postName: posts.get(id) ?? '', avatarFileUrl: avatarUrl(avatarFileId) },
        ]),
      )
    },
    namesOf: orgRepo.namesByLogin,
  }
}
