import { rights } from '@sands/contract/rights'
import { type AuditTerms, textsOf } from '../../kernel/terms.ts'

const THINGS = ['college', 'company', 'department', 'grant', 'label', 'people', 'post', 'role', 'user'] as const

const FIELDS = [
  'administrator',
  'createDepartments',
  'days',
  'department',
  'departmentId',
  'email',
  'existing',
  'hasPassword',
  'labelId',
  'labels',
  'leader',
  'mobile',
  'parent',
  'places',
  'post',
  'postId',
  'rights',
  'role',
  'roleId',
  'userName',
] as const

const ROLES = [
  'administrator',
  'content-author',
  'training-manager',
  'teacher',
  'reviewer',
  'shop-manager',
  'merchant',
  'community-moderator',
  'auditor',
] as const

/** How the audit log names what this domain records. It is loaded with the page of the log. */
export const orgAudit = {
  things: textsOf(THINGS, (thing) => `org.audit_thing_${thing}`),
  acts: textsOf(['code-given', 'codes-started', 'password-reset'], (act) => `org.audit_act_${act}`),
  fields: textsOf(FIELDS, (field) => `org.audit_field_${field}`),
  values: {
    rights: textsOf(rights, (right) => `org.right.${right}`),
    role: textsOf(ROLES, (role) => `org.role.${role}`),
    status: textsOf(['active', 'disabled'], (status) => `org.status_${status}`),
  },
} satisfies AuditTerms
