import type { FileId, UserId } from '@sands/contract/kernel/schema'
import type { ManagedUser, ManagedUserDetail } from '@sands/contract/org/people.model'
import type { Language } from '@sands/rules/language'
import type { users } from '../org.tables.ts'
import { labelName } from '../structure/label.defaults.ts'
import type { StoredPlace } from './people.repo.ts'
import type { ListedPerson, peopleListRepo } from './people-list.repo.ts'

type Rows<Name extends 'labels' | 'roles'> = Awaited<ReturnType<(typeof peopleListRepo)[Name]>>

const named = <Id extends string>(id: Id | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

export function presentPeople({
  people,
  labels,
  roles,
  language,
  avatarUrl,
}: {
  people: readonly ListedPerson[]
  labels: Rows<'labels'>
  roles: Rows<'roles'>
  language: Language
  avatarUrl: (fileId: FileId | null) => string | null
}): ManagedUser[] {
  const labelsOf = Map.groupBy(labels, (label) => label.user_id)
  const rolesOf = Map.groupBy(roles, (role) => role.user_id)
  return people.map((person) => ({
    id: person.id,
    userName: person.user_name,
    name: person.name,
    mobile: person.mobile,
    email: person.email,
    avatarFileUrl: avatarUrl(person.avatar_file_id),
    status: person.status,
    department: named(person.department_id, person.department_name),
    post: named(person.post_id, person.post_name),
    leader: named(person.leader_id, person.leader_name),
    labels: (labelsOf.get(person.id) ?? []).map((label) => ({ id: label.id, name: labelName(label, language) })),
    roles: (rolesOf.get(person.id) ?? []).map(({ id, code, name }) => ({ id, code, name: name ?? '' })),
    hasPassword: person.has_password,
    version: person.version,
    createdAt: new Date(person.created_at).toISOString(),
  }))
}

export const presentPlace = (place: StoredPlace, mayEdit: boolean): ManagedUserDetail['places'][number] => ({
  collegeId: place.collegeId,
  collegeName: place.collegeName,
  departmentId: place.departmentId,
  departmentName: place.departmentName,
  postId: place.postId,
  postName: place.postName,
  leaderId: place.leaderId,
  leaderName: place.leaderName,
  mayEdit,
})

/** A person in the audit log, with names, because ids may refer to deleted rows later. */
export const personInAudit = (
  user: Pick<typeof users.$inferSelect, 'userName' | 'name' | 'mobile' | 'email'>,
  places: readonly StoredPlace[],
  labels: readonly { name: string }[],
) => ({
  userName: user.userName,
  name: user.name,
  mobile: user.mobile,
  email: user.email,
  places: places.map(({ collegeName, departmentName, postName, leaderName }) => ({
    college: collegeName,
    department: departmentName,
    post: postName,
    leader: leaderName,
  })),
  labels: labels.map(({ name }) => name),
})

export const personAsSubject = ({ id, name }: { id: UserId; name: string }) => ({ kind: 'user', id, name })
