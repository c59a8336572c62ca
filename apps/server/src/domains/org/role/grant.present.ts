import { asId } from '@sands/contract/kernel/id'
import type { DepartmentId } from '@sands/contract/kernel/schema'
import type { Grant } from '@sands/contract/org/role.model'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type GrantPlace, mayHandOver } from './grant.policy.ts'
import type { GrantRow } from './grant.repo.ts'
import type { HeldRole } from './held-rights.policy.ts'

export const pathOf = (path: readonly bigint[] | null): DepartmentId[] =>
  (path ?? []).map((id) => asId<DepartmentId>(String(id)))

export const placeOfGrant = ({
  collegeId,
  departmentPath,
}: Pick<GrantRow, 'collegeId' | 'departmentPath'>): GrantPlace => ({
  collegeId,
  path: pathOf(departmentPath),
})

export const presentGrant = (row: GrantRow, viewer: Viewer, own: readonly HeldRole[]): Grant => ({
  id: row.id,
  userId: row.userId,
  userName: row.userName,
  roleId: row.roleId,
  roleCode: row.roleCode,
  roleName: row.roleName,
  collegeId: row.collegeId,
  collegeName: row.collegeName,
  departmentId: row.departmentId,
  departmentName: row.departmentName,
  grantedBy: row.grantedBy,
  grantedAt: row.grantedAt?.toISOString() ?? null,
  mayRevoke: row.userId !== viewer.userId && mayHandOver(own, row.rights, placeOfGrant(row)),
})
