import type { DepartmentId, LabelId, PostId, UserId } from '@sands/contract/kernel/schema'
import type { StoredPerson } from './import-people.repo.ts'
import { type Places, placeKey } from './import-places.ts'
import type { ImportRow } from './import-row.codec.ts'

/** The place in a row; undefined where the row is empty. */
export interface RowPlace {
  departmentId: DepartmentId | undefined
  postId: PostId | undefined
  labelIds: LabelId[] | undefined
}

export const rowPlace = ({ departments, posts, labels }: Places, row: ImportRow): RowPlace => {
  const place = row.department && departments.find(row.department)
  return {
    departmentId: place?.missing.length === 0 ? (place.id ?? undefined) : undefined,
    postId: row.post === undefined ? undefined : posts.get(placeKey(row.post)),
    labelIds: row.labels?.flatMap((name) => labels.get(placeKey(name)) ?? []).toSorted((a, b) => Number(a) - Number(b)),
  }
}

/** A person after the import of a row: empty fields stay unchanged. */
export function wantedPerson(
  stored: StoredPerson,
  row: ImportRow,
  { departmentId, postId, labelIds, leaderId }: RowPlace & { leaderId: UserId | undefined },
): StoredPerson {
  return {
    ...stored,
    name: row.name,
    mobile: row.mobile ?? stored.mobile,
    email: row.email ?? stored.email,
    status: row.status ?? stored.status,
    departmentId: departmentId ?? stored.departmentId,
    postId: postId ?? stored.postId,
    leaderId: leaderId ?? stored.leaderId,
    labelIds: labelIds ?? stored.labelIds,
  }
}

/** Names of a person's values for the audit log, because ids may refer to deleted rows later. */
interface NamesOf {
  department(id: DepartmentId): string | null
  post(id: PostId): string | null
  label(id: LabelId): string | null
  leader(id: UserId): string | null
}

export const namesIn = (places: Places, leaders: ReadonlyMap<UserId, string>): NamesOf => ({
  department: places.departments.nameOf,
  post: (id) => places.postNames.get(id) ?? null,
  label: (id) => places.labelNames.get(id) ?? null,
  leader: (id) => leaders.get(id) ?? null,
})

export const inAudit = (
  { userName, name, mobile, email, status, departmentId, postId, leaderId, labelIds }: StoredPerson,
  names: NamesOf,
) => ({
  userName,
  name,
  mobile,
  email,
  status,
  department: departmentId && names.department(departmentId),
  post: postId && names.post(postId),
  leader: leaderId && names.leader(leaderId),
  labels: labelIds.map((id) => names.label(id) ?? id),
})
