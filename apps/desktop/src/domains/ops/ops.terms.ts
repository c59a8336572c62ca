import type { DomainTerms } from '../../kernel/terms.ts'

export const opsTerms = {
  batches: { 'ops.audit-export': 'ops.batch_audit_export' },
  batchCounts: {
    rows: 'ops.batch_count_rows',
    left: 'ops.batch_count_left',
    created: 'ops.batch_count_created',
    updated: 'ops.batch_count_updated',
    skipped: 'ops.batch_count_skipped',
    failed: 'ops.batch_count_failed',
    wouldCreate: 'ops.batch_count_would_create',
    wouldUpdate: 'ops.batch_count_would_update',
    wouldSkip: 'ops.batch_count_would_skip',
    departments: 'ops.batch_count_departments',
    wouldCreateDepartments: 'ops.batch_count_would_create_departments',
  },
} satisfies DomainTerms
