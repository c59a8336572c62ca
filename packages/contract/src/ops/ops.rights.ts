import type { Rights } from '../kernel/right.ts'

export const opsRights = {
  'ops.jobs.view': 'company',
  'ops.jobs.retry': 'company',
  'ops.audit.view': 'college',
} as const satisfies Rights
