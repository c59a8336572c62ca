import type { CallData, CallQuery } from '@sands/contract/calls'
import type { BatchId, PageOf } from '@sands/contract/kernel/schema'
import type { AccountLine } from '@sands/contract/points/points.model'
import type { Tx } from '../../../kernel/database/database.ts'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { EXPORT_ROWS_MOST } from '../../../kernel/spreadsheet/export-rows.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { Batches } from '../../ops/index.ts'
import type { OrgService } from '../../org/index.ts'
import { accountRepo } from '../ledger/account.repo.ts'
import { daysOfMonth } from '../mine/days-of-month.ts'
import { entriesRepo } from '../mine/entries.repo.ts'
import { titlesOf } from '../mine/titles.service.ts'
import { presentLedgerEntry, presentPerson } from '../points.present.ts'
import { accountsRepo } from './accounts.repo.ts'
import { filterOf, ledgerExport, type WantedEntries } from './ledger-export.service.ts'

const LEDGER = 'GET /sands-shopping/api/v1/manage/points/ledger/page'

export interface LedgerManageService {
  accounts(
    viewer: Viewer,
    query: CallQuery<'GET /sands-shopping/api/v1/manage/points/account/page'>,
  ): Promise<PageOf<AccountLine>>
  ledger(viewer: Viewer, query: CallQuery<typeof LEDGER>): Promise<CallData<typeof LEDGER>>
  export(tx: Tx, viewer: Viewer, wanted: WantedEntries): Promise<{ batchId: BatchId }>
}

interface Parts {
  org: Pick<OrgService, 'colleagues' | 'names'>
  batches: Batches
}

export function createLedgerManageService(
  kernel: Kernel,
  { org, batches }: Parts,
  mostRows = EXPORT_ROWS_MOST,
): LedgerManageService {
  const { database, content, audit } = kernel
  const exporting = ledgerExport(kernel, org, mostRows)
  batches.add(exporting)
  return {
    async accounts({ collegeId }, { keyWord, ...request }) {
      const db = database.primary
      const words = keyWord?.trim()
      const rows = await accountsRepo.page(db, { collegeId, words }, pageWindow(request))
      const total = await accountsRepo.count(db, collegeId, words)
      const people = await org.colleagues(
        db,
        collegeId,
        rows.map(({ userId }) => userId),
      )
      const lines = rows.map(({ userId, departmentName, balance, held }) => ({
        ...{ person: presentPerson(people, userId), departmentName: departmentName ?? '', balance, held },
      }))
      return pageOf(lines, total, request)
    },

    async ledger(viewer, { userId, category, month, ...request }) {
      const db = database.primary
      const { collegeId } = viewer
      if (!(await accountsRepo.isMember(db, collegeId, userId))) throw fail('points.person_unknown')
      const people = await org.colleagues(db, collegeId, [userId])
      const departmentName = await accountsRepo.departmentName(db, collegeId, userId)
      const found = await accountRepo.byOwner(db, { collegeId, userId })
      const [balance, held] = [found?.balance ?? 0, found?.held ?? 0]
      const account = { person: presentPerson(people, userId), departmentName, balance, held }
      if (!found) return { account, entries: pageOf([], 0, request) }
      const filter = { accountId: found.id, category, days: month ? daysOfMonth(month) : undefined }
      const rows = await entriesRepo.ledger(db, filter, pageWindow(request))
      const { total } = await entriesRepo.totals(db, filter)
      const titles = await titlesOf(content, db, { viewer, rows })
      const entries = rows.map((row) => presentLedgerEntry(row, titles))
      return { account, entries: pageOf(entries, total, request) }
    },

    async export(tx, viewer, wanted) {
      // The entries of everybody are too many to count in a request: the batch refuses them.
      const filter = wanted.userId ? await filterOf(tx, viewer.collegeId, wanted) : undefined
      if (filter && (await entriesRepo.countUpTo(tx, viewer.collegeId, filter, mostRows + 1)) > mostRows)
        throw fail('points.export_too_large', { most: mostRows })
      const batchId = await batches.start(tx, viewer, exporting, wanted)
      await audit.record(tx, viewer, {
        action: 'points.ledger.export-started',
        subject: { kind: 'point-ledger', id: null, name: '' },
        after: { filter: wanted, batchId },
      })
      return { batchId }
    },
  }
}
