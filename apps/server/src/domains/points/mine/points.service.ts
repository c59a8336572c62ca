import type { CallData, CallQuery } from '@sands/contract/calls'
import type { PointsIndex } from '@sands/contract/points/points.model'
import { hasSource } from '@sands/rules/points/points'
import type { Db } from '../../../kernel/database/database.ts'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { dayOfAccount, EVER, monthOfDay, zoneOf } from '../earning/account-day.ts'
import { earningRepo } from '../earning/earning.repo.ts'
import { ruleRepo } from '../earning/rule.repo.ts'
import { type AccountRow, accountRepo } from '../ledger/account.repo.ts'
import { holdRepo } from '../ledger/hold.repo.ts'
import { presentEntry, presentHold, presentWay } from '../points.present.ts'
import { daysOfMonth } from './days-of-month.ts'
import { entriesRepo } from './entries.repo.ts'
import { titlesOf } from './titles.service.ts'

const DAY_MS = 86_400_000
/** Points that expire later are not announced. */
const EXPIRING_DAYS = 90
const HOLDS_SHOWN = 20

const PAGE = 'GET /sands-shopping/api/v1/integral/user-integral/page'

export interface PointsService {
  index(viewer: Viewer): Promise<PointsIndex>
  page(viewer: Viewer, query: CallQuery<typeof PAGE>): Promise<CallData<typeof PAGE>>
}

export function createPointsService({ database, clock, content }: Kernel): PointsService {
  /** What the person has earned today, this month and in total, by type. */
  async function earnedOf(db: Db, viewer: Viewer, account: AccountRow | undefined) {
    const day = dayOfAccount({ timeZone: account?.timeZone || viewer.timeZone }, clock.now())
    const counters = account ? await earningRepo.counters(db, account.id, { day }) : []
    const earned = new Map(counters.map((counter) => [`${counter.type} ${counter.day}`, counter.points]))
    return {
      forType: (type: string) => ({
        today: earned.get(`${type} ${day}`) ?? 0,
        ever: earned.get(`${type} ${EVER}`) ?? 0,
      }),
      today: counters.reduce((sum, counter) => (counter.day === day ? sum + counter.points : sum), 0),
      month: await earningRepo.monthPoints(db, { ...viewer, month: monthOfDay(day) }),
    }
  }

  return {
    async index(viewer) {
      const db = database.primary
      const account = await accountRepo.byOwner(db, viewer)
      const [rules, earned] = [await ruleRepo.all(db, viewer.collegeId), await earnedOf(db, viewer, account)]
      const now = clock.now()
      const until = new Date(now.getTime() + EXPIRING_DAYS * DAY_MS)
      const span = { from: now, until, timeZone: zoneOf({ timeZone: account?.timeZone || viewer.timeZone }) }
      const expiring = account && (await entriesRepo.expiring(db, account.id, span))
      const holds = account ? await holdRepo.open(db, account.id, HOLDS_SHOWN) : []
      const titles = await titlesOf(content, db, { viewer, rows: holds })
      const [balance, held] = [account?.balance ?? 0, account?.held ?? 0]
      const open = [...rules.values()].filter(
        ({ type, isOn, from, until }) => hasSource(type) && isOn && !(from && from > now) && !(until && until <= now),
      )
      return {
        balance,
        available: balance - held,
        held,
        earnedToday: earned.today,
        earnedMonth: earned.month,
        expiring: expiring ? { points: expiring.points, at: expiring.at.toISOString() } : null,
        holds: holds.map((row) => presentHold(row, titles)),
        ways: open.map((rule) => presentWay(rule, earned.forType(rule.type))),
      }
    },

    async page(viewer, { category, month, ...request }) {
      const db = database.primary
      const account = await accountRepo.byOwner(db, viewer)
      if (!account) return { earned: 0, spent: 0, entries: pageOf([], 0, request) }
      const filter = { accountId: account.id, category, days: month ? daysOfMonth(month) : undefined }
      const rows = await entriesRepo.page(db, filter, pageWindow(request))
      const { total, earned, spent } = await entriesRepo.totals(db, filter)
      const titles = await titlesOf(content, db, { viewer, rows })
      const entries = rows.map((row) => presentEntry(row, titles))
      return { earned, spent, entries: pageOf(entries, total, request) }
    },
  }
}
