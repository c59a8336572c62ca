import type { PageOf } from '@sands/contract/kernel/schema'
import type { Difference, RefusedNotify } from '@sands/contract/shop/manage.model'
import type { PayProviderName } from '@sands/rules/shop/pay'
import type { RefundState } from '@sands/rules/shop/refund'
import type { Tx } from '../../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { paymentRepo, refundRepo } from '../orders/payment.repo.ts'
import type { PaymentService } from '../orders/payment.service.ts'
import type { PayProvider, StatementLine } from '../pay/pay-provider.kind.ts'
import type { PayProviders } from '../pay/providers.service.ts'
import { statementDay, timesOfStatement } from '../pay/statement-day.ts'
import { type LineId, type LineRow, reconcileRepo } from './reconcile.repo.ts'

const DAY_MS = 86_400_000
const COMPARED_DAYS = 3
const REFUSED_DAYS = 90
/** Refunds that were sent to the provider. */
const SENT: readonly RefundState[] = ['processing', 'success', 'failed']

export interface ReconcileService {
  compareYesterday(): Promise<void>
  /** Compares one day of all providers, such as 2026-03-02. Comparing again adds nothing. */
  compare(day: string): Promise<void>
  page(viewer: Viewer, query: PageRequest & { isOpen?: 1 }): Promise<PageOf<Difference>>
  settle(tx: Tx, viewer: Viewer, wanted: { id: LineId; note: string }): Promise<Difference>
  /** Messages of providers that changed nothing. */
  refused(viewer: Viewer, query: PageRequest): Promise<PageOf<RefusedNotify>>
  /** Forgets messages that were refused long ago. */
  forgetRefused(): Promise<void>
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const present = (row: LineRow): Difference => ({
  id: row.id,
  provider: row.provider,
  day: row.day,
  kind: row.kind,
  tradeNo: row.tradeNo,
  currency: row.currency,
  ours: row.ours,
  theirs: row.theirs,
  isSettled: row.settledAt ? 1 : 0,
  note: row.note,
})

export function createReconcileService(
  { database, clock, audit }: Kernel,
  { providers, payments }: { providers: PayProviders; payments: Pick<PaymentService, 'check'> },
): ReconcileService {
  const db = database.primary

  /** Of a payment with several refunds each has its line: its number stands beside that of the payment. */
  const addLine = async (
    provider: PayProviderName,
    day: string,
    { refundNo, ...line }: Pick<LineRow, 'kind' | 'tradeNo' | 'currency' | 'ours' | 'theirs'> & { refundNo?: string },
  ) => {
    const collegeId = await reconcileRepo.collegeOfTrade(db, line.tradeNo)
    const tradeNo = refundNo ? `${line.tradeNo}/${refundNo}` : line.tradeNo
    await reconcileRepo.add(db, { provider, day, ...line, tradeNo, collegeId })
  }

  /** The message about this payment was lost: it is asked for, and its money goes to the order or back. */
  async function isSettled(name: PayProviderName, tradeNo: string): Promise<boolean> {
    const provider = providers.get(name)
    return provider !== undefined && payments.check(provider, tradeNo)
  }

  /** What we think was given back is asked for, one refund after the other: a statement may list it a day later. */
  async function compareRefunds(provider: PayProvider, day: string): Promise<void> {
    const arrived = await refundRepo.arrivedBetween(db, provider.name, timesOfStatement(day))
    const failed: string[] = []
    for (const { refundNo, tradeNo, cash, currency } of arrived)
      try {
        const { state, amount } = await provider.queryRefund({ refundNo, tradeNo })
        const theirs = state === 'success' ? (amount ?? cash) : 0
        const line = { kind: 'refund', tradeNo, refundNo, currency, ours: cash, theirs } as const
        if (theirs !== cash) await addLine(provider.name, day, line)
      } catch (error) {
        // The others may be answered.
        failed.push(`${refundNo}: ${messageOf(error)}`)
      }
    if (failed.length > 0) throw new Error(`refunds were not compared: ${failed.join(', ')}`)
  }

  /** A refund of the statement that nobody approved here, or of another amount, or that counts as failed here. */
  async function compareRefundLine(provider: PayProviderName, day: string, line: StatementLine): Promise<void> {
    const { tradeNo, refundNo, currency, amount: theirs } = line
    const known = refundNo ? await refundRepo.byNo(db, refundNo) : undefined
    const isOurs = known !== undefined && !known.isByHand && SENT.includes(known.state)
    const ours = known?.state === 'failed' ? 0 : (known?.cash ?? 0)
    const found = { tradeNo, currency, theirs, ...(refundNo ? { refundNo } : {}) }
    if (!isOurs) await addLine(provider, day, { ...found, kind: 'refund_missing_here', ours: null })
    else if (ours !== theirs) await addLine(provider, day, { ...found, kind: 'refund', ours })
  }

  async function compareOne(provider: PayProviderName, day: string, all: readonly StatementLine[]): Promise<void> {
    for (const line of all) if (line.refundNo) await compareRefundLine(provider, day, line)
    const lines = all.filter(({ refundNo }) => !refundNo)
    const ours = await paymentRepo.endedBetween(db, provider, timesOfStatement(day))
    const theirs = new Map(lines.map(({ tradeNo, amount }) => [tradeNo, amount]))
    for (const { tradeNo, amount, currency } of ours)
      if (!theirs.has(tradeNo))
        await addLine(provider, day, { kind: 'missing_there', tradeNo, currency, ours: amount, theirs: null })
    for (const { tradeNo, amount, currency } of lines) {
      const known = await paymentRepo.byTrade(db, tradeNo)
      const line = { tradeNo, currency, ours: known?.amount ?? null, theirs: amount }
      if (known?.provider !== provider) await addLine(provider, day, { ...line, kind: 'missing_here', ours: null })
      else if (known.currency !== currency) await addLine(provider, day, { ...line, kind: 'currency' })
      else if (known.amount !== amount) await addLine(provider, day, { ...line, kind: 'amount' })
      else if (known.state !== 'paid' && known.state !== 'late' && !(await isSettled(provider, tradeNo)))
        await addLine(provider, day, { ...line, kind: 'state' })
    }
  }

  async function compare(day: string): Promise<void> {
    const failed: string[] = []
    for (const name of providers.names()) {
      try {
        const provider = providers.get(name)
        const lines = await provider?.statement?.(day)
        if (lines) await compareOne(name, day, lines)
        if (provider) await compareRefunds(provider, day)
      } catch (error) {
        // The statement of another provider may be there.
        failed.push(`${name}: ${messageOf(error)}`)
      }
    }
    if (failed.length > 0) throw new Error(`the statements of ${day} were not compared: ${failed.join('; ')}`)
  }

  return {
    compare,
    async compareYesterday() {
      const now = clock.now().getTime()
      // Days whose statements were late are compared again. What is known already is not added twice.
      let failure: unknown
      for (let ago = 1; ago <= COMPARED_DAYS; ago += 1)
        await compare(statementDay(new Date(now - ago * DAY_MS))).catch((error: unknown) => {
          failure = error
        })
      if (failure) throw failure
    },

    async page({ collegeId }, { isOpen, ...request }) {
      const filter = { collegeId, isOpen: isOpen === 1 }
      const rows = await reconcileRepo.page(db, { ...filter, ...pageWindow(request) })
      return pageOf(rows.map(present), await reconcileRepo.count(db, filter), request)
    },

    async settle(tx, viewer, { id, note }) {
      const { collegeId, userId: by } = viewer
      const row = await reconcileRepo.settle(tx, { id, collegeId, by, note: plainText(note), at: clock.now() })
      if (!row) throw fail('shop.difference_gone')
      await audit.record(tx, viewer, {
        action: 'shop.difference.settled',
        subject: { kind: 'shop-difference', id, name: row.tradeNo },
        after: { kind: row.kind, ours: row.ours, theirs: row.theirs, note: row.note },
      })
      return present(row)
    },

    async refused({ collegeId }, request) {
      const rows = await reconcileRepo.refused(db, collegeId, pageWindow(request))
      const lines = rows.map(({ at, ...row }) => ({ ...row, time: at.toISOString() }))
      return pageOf(lines, await reconcileRepo.refusedCount(db, collegeId), request)
    },

    async forgetRefused() {
      await reconcileRepo.forgetRefused(db, new Date(clock.now().getTime() - REFUSED_DAYS * DAY_MS))
    },
  }
}
