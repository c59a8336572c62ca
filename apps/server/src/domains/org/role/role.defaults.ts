import { type Right, rights } from '@sands/contract/rights'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kernel/database/database.ts'
import { roles } from '../org.tables.ts'

/** Holds every right; the company never loses the last one. */
export const ADMINISTRATOR = 'administrator'

/** Roles every installation has. Their rights grow with the domains. */
export const BUILT_IN_ROLES: readonly { code: string; rights: readonly Right[] }[] = [
  { code: ADMINISTRATOR, rights },
  {
    code: 'content-author',
    rights: [
      'media.library.view',
      'media.library.edit',
      'org.audiences.view',
      'article.edit',
      'lecturer.edit',
      'course.edit',
      'home.decoration.edit',
      'home.adverts.edit',
      'home.notices.edit',
    ],
  },
  {
    code: 'training-manager',
    rights: [
      'media.library.view',
      'org.people.view',
      'org.people.export',
      'org.audiences.view',
      'message.send',
      'article.edit',
      'article.publish',
      'lecturer.edit',
      'course.edit',
      'course.publish',
      'course.reports.view',
      'home.notices.edit',
    ],
  },
  { code: 'teacher', rights: ['org.audiences.view', 'course.reports.view'] },
  { code: 'reviewer', rights: [] },
  { code: 'shop-manager', rights: ['org.audiences.view'] },
  { code: 'community-moderator', rights: ['social.comments.moderate'] },
  { code: 'auditor', rights: ['ops.jobs.view', 'ops.audit.view', 'org.people.view', 'org.roles.view'] },
]

export const ensureRoles = (tx: Tx) =>
  tx
    .insert(roles)
    .values(BUILT_IN_ROLES.map((role) => ({ code: role.code, rights: [...role.rights] })))
    .onConflictDoUpdate({ target: roles.code, set: { rights: sql`excluded.rights` } })
