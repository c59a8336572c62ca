import { rights } from '@sands/contract/rights'
import { type DomainTerms, textsOf } from '../../kernel/terms.ts'

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
  'community-moderator',
  'auditor',
] as const

export const orgTerms = {
  jumps: [
    { to: 'my', text: 'org.jump_my' },
    { to: 'profile', text: 'org.jump_profile' },
  ],
  batches: { 'org.import': 'org.batch_import', 'org.export': 'org.batch_export', 'org.codes': 'org.batch_codes' },
  batchCounts: { given: 'org.batch_count_given' },
  filePlaces: {
    'org.avatar': { text: 'org.use_avatar' },
    'org.logo': { text: 'org.use_logo', path: '/manage/org/colleges' },
  },
  audit: {
    things: textsOf(THINGS, (thing) => `org.audit_thing_${thing}`),
    acts: textsOf(['code-given', 'codes-started', 'password-reset'], (act) => `org.audit_act_${act}`),
    fields: textsOf(FIELDS, (field) => `org.audit_field_${field}`),
    values: {
      rights: textsOf(rights, (right) => `org.right.${right}`),
      role: textsOf(ROLES, (role) => `org.role.${role}`),
      status: textsOf(['active', 'disabled'], (status) => `org.status_${status}`),
    },
  },
} satisfies DomainTerms
