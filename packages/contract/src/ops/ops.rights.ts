import type { Rights } from '../kernel/right.ts'

export const opsRights = {
  'ops.jobs.view': 'college',
  'ops.jobs.retry': 'college',
  'ops.audit.view': 'college',
} as const satisfies Rights
