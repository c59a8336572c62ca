import type { Id } from '@sands/contract/kernel/schema'
import type { ReportAddress } from './report-address.ts'

/** What every part of the report of an exam gets. */
export interface PartProps {
  id: Id<'exam'>
  address: ReportAddress
  onChange: (patch: Partial<ReportAddress>) => void
}
