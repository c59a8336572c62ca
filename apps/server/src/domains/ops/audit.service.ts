import type { BatchId, PageOf } from '@sands/contract/kernel/schema'
import type { AuditEntry } from '@sands/contract/ops/audit.model'
import type { Tx } from '../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../kernel/database/paging.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { presentAuditEntry } from './audit.present.ts'
import { type AuditFilter, type AuditScope, auditRepo, MAX_COUNTED } from './audit.repo.ts'
import { auditExport } from './audit-export.kind.ts'
import type { Batches } from './batch.kind.ts'

export interface AuditService {
  /** Counts no further than 10,000. */
  page(viewer: Viewer, request: AuditFilter & PageRequest): Promise<PageOf<AuditEntry>>
  actions(): Promise<string[]>
  export(tx: Tx, viewer: Viewer, filter: AuditFilter): Promise<{ batchId: BatchId }>
}

/** Sign-ins are many: among them nobody would find what was changed. They are listed when they are asked for. */
const SIGN_INS = 'auth.session.'

export const scopeOf = ({ collegeId, companyRights }: Viewer): AuditScope => ({
  collegeId,
  company: companyRights.has('ops.audit.view'),
})

export function createAuditService({ audit, clock, database }: Kernel, batches: Batches): AuditService {
  const db = database.primary
  const exporting = auditExport(database, clock)
  batches.add(exporting)
  return {
    async page(viewer, { current, size, ...filter }) {
      const scope = { ...scopeOf(viewer), ...(filter.action ? {} : { without: SIGN_INS }) }
      const question = { scope, filter }
      const request = { ...(current ? { current } : {}), ...(size ? { size } : {}) }
      const [rows, total] = await Promise.all([
        auditRepo.page(db, question, pageWindow(request)),
        auditRepo.count(db, question, MAX_COUNTED),
      ])
      return pageOf(rows.map(presentAuditEntry), total, request)
    },

    actions: () => auditRepo.actions(db),

    async export(tx, viewer, filter) {
      await audit.record(tx, viewer, {
        action: 'ops.audit.exported',
        subject: { kind: 'audit', id: null, name: '' },
        after: filter,
      })
      return { batchId: await batches.start(tx, viewer, exporting, { scope: scopeOf(viewer), filter }) }
    },
  }
}
