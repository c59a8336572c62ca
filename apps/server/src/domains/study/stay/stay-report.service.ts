import type { CallData, CallQuery } from '@sands/contract/calls'
import type { BatchId } from '@sands/contract/kernel/schema'
import { MOST_STAY_DAYS } from '@sands/rules/study/stay'
import type { Tx } from '../../../kernel/database/database.ts'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { errorText, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Batches } from '../../ops/index.ts'
import { departmentsWithin } from '../../org/index.ts'
import { stayExport } from './stay-export.service.ts'
import { presentStayDay, presentStayPerson } from './stay-report.present.ts'
import { stayReportRepo } from './stay-report.repo.ts'
import { expectRange, type StayFilter, staySelection } from './stay-selection.service.ts'

const PAGE = 'GET /sands-lms/api/v1/manage/stay/page'
const PERSON = 'GET /sands-lms/api/v1/manage/stay/person'
const DEPARTMENTS = 'GET /sands-lms/api/v1/manage/stay/departments'

/** Stay time of the people within a manager's remit. */
export interface StayReports {
  page(viewer: Viewer, request: CallQuery<typeof PAGE>): Promise<CallData<typeof PAGE>>
  person(viewer: Viewer, wanted: CallQuery<typeof PERSON>): Promise<CallData<typeof PERSON>>
  departments(viewer: Viewer): Promise<CallData<typeof DEPARTMENTS>>
  export(tx: Tx, viewer: Viewer, wanted: StayFilter): Promise<{ batchId: BatchId }>
}

export function createStayReports(kernel: Kernel, batches: Batches): StayReports {
  const { database, audit } = kernel
  const kind = stayExport(kernel)
  batches.add(kind)
  return {
    async page(viewer, { current, size, order = 'desc', ...filter }) {
      const db = database.replica()
      const request = { ...(current && { current }), ...(size && { size }) }
      const selection = await staySelection(db, viewer, filter)
      const { ids, ...sums } = await stayReportRepo.list(db, selection, { order, ...pageWindow(request) })
      const rows = await stayReportRepo.byIds(db, selection, ids)
      return {
        sums: { people: sums.people, present: sums.present, seconds: sums.seconds },
        people: pageOf(rows.map(presentStayPerson), sums.people, request),
      }
    },

    async person(viewer, { userId, from, until }) {
      const db = database.replica()
      const selection = await staySelection(db, viewer, { from, until })
      const [row] = await stayReportRepo.byIds(db, selection, [userId])
      if (!row) throw fail('kernel.not_found')
      const days = await stayReportRepo.days(db, [userId], { from, until, limit: MOST_STAY_DAYS })
      return { person: presentStayPerson(row), days: days.map(presentStayDay) }
    },

    departments: (viewer) => departmentsWithin(database.replica(), viewer, 'study.report'),

    async export(tx, viewer, wanted) {
      expectRange(wanted)
      const batchId = await batches.start(tx, viewer, kind, wanted)
      await audit.record(tx, viewer, {
        action: 'study.stay.export-started',
        subject: { kind: 'batch', id: batchId, name: `${errorText('study.file.stay', viewer.language)}.xlsx` },
        after: { filter: wanted },
      })
      return { batchId }
    },
  }
}
