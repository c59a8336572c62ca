import type { CallBody, CallData } from '@sands/contract/calls'
import type { StudyOverview, StudySummary } from '@sands/contract/study/record.model'
import { addDays, daysBetween, monthOf, weekOf } from '../../../kernel/calendar.ts'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { refuseField } from '../../../kernel/http/validate.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { OrgService } from '../../org/index.ts'
import type { PointStandings } from '../../points/index.ts'
import type { LearnKind } from '../learn.kind.ts'
import { createLearnables } from '../learning/learnables.service.ts'
import { EVER } from '../learning/ledger.ts'
import { createToday } from '../learning/today.service.ts'
import type { RankService } from './rank.service.ts'
import { recordRepo } from './record.repo.ts'

const MOST_DAYS = 366
const DETAIL = 'POST /sands-lms/api/v1/dailyStudyRecords/detail'
type Detail = CallData<typeof DETAIL>

export interface RecordService {
  summary(viewer: Viewer): Promise<StudySummary>
  overview(viewer: Viewer): Promise<StudyOverview>
  detail(viewer: Viewer, body: CallBody<typeof DETAIL>): Promise<Detail>
}

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000)

/**
 * Counts consecutive days up to yesterday (today is not over yet) or up to the
 * latest day, which is tomorrow after a stay further east.
 */
function streakOf(days: ReadonlyMap<string, number>, { latest, today }: { latest: string; today: string }): number {
  const yesterday = addDays(today, -1)
  const last = latest > yesterday ? latest : yesterday
  let length = 0
  while (days.has(addDays(last, -length))) length += 1
  return length
}

interface Parts {
  ranks: RankService
  kinds: readonly LearnKind[]
  org: Pick<OrgService, 'currentUser'>
  points: Pick<PointStandings, 'balance'>
}

/** What a person has studied, and when, by the calendar of their time zone. */
export function createRecordService(kernel: Kernel, { ranks, kinds, org, points }: Parts): RecordService {
  const { database } = kernel
  const todayOf = createToday(kernel)
  const learnables = createLearnables(kinds)
  return {
    async summary(viewer) {
      const total = await recordRepo.total(database.primary, viewer, EVER)
      return {
        totalStudyDuringTime: seconds(total),
        monthRank: await ranks.monthRank(viewer),
        totalPoints: await points.balance(database.primary, viewer),
        user: await org.currentUser(viewer),
      }
    },

    async overview(viewer) {
      const today = await todayOf(database.primary, viewer)
      const rows = await recordRepo.days(database.primary, viewer)
      const days = new Map(rows.map(({ day, milliseconds }) => [day, milliseconds]))
      const sum = (isIn: (day: string) => boolean) =>
        seconds(rows.reduce((all, { day, milliseconds }) => (isIn(day) ? all + milliseconds : all), 0))
      const monday = weekOf(today)
      return {
        day: today,
        today: seconds(days.get(today) ?? 0),
        week: sum((day) => weekOf(day) === monday),
        month: sum((day) => monthOf(day) === monthOf(today)),
        total: sum(() => true),
        studyDays: rows.length,
        streakDays: streakOf(days, { latest: rows[0]?.day ?? '', today }),
        weekDays: Array.from({ length: 7 }, (_, index) => {
          const day = addDays(monday, index)
          return { day, seconds: seconds(days.get(day) ?? 0) }
        }),
      }
    },

    async detail(viewer, { from, until, ...request }) {
      const span = daysBetween(from, until)
      const { language } = viewer
      if (span < 0) throw refuseField({ field: 'until', reason: 'kernel.reason.type', language })
      if (span > MOST_DAYS)
        throw refuseField({ field: 'until', reason: 'kernel.reason.many', limit: MOST_DAYS, language })
      const db = database.primary
      const days = await recordRepo.days(db, viewer, { from, until })
      const rows = await recordRepo.contents(db, viewer, { from, until, ...pageWindow(request) })
      const total = await recordRepo.countContents(db, viewer, { from, until })
      const named = rows.map((row) => ({ ...row, learnType: row.learn_type, learnId: row.learn_id }))
      const described = await learnables.describe(database.replica(), viewer, named)
      const contents = named.map(({ learnType, learnId, milliseconds, last_at }) => {
        const learnable = described({ learnType, learnId })
        return {
          learnType,
          learnId,
          title: learnable?.title ?? '',
          coverImgUrl: learnable?.coverUrl ?? null,
          link: learnable?.link ?? null,
          seconds: seconds(Number(milliseconds)),
          lastTime: new Date(last_at).toISOString(),
        }
      })
      return {
        days: days.map(({ day, milliseconds }) => ({ day, seconds: seconds(milliseconds) })).reverse(),
        contents: pageOf(contents, total, request),
      }
    },
  }
}
