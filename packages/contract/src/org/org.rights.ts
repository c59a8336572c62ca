import type { Rights } from '../kernel/right.ts'

export const orgRights = {
  'org.people.view': 'department',
  'org.people.edit': 'department',
  'org.people.import': 'college',
  'org.people.export': 'department',
  'org.departments.edit': 'department',
  'org.audiences.view': 'college',
  'org.roles.view': 'college',
  'org.roles.edit': 'college',
  'org.colleges.edit': 'company',
} as const satisfies Rights
