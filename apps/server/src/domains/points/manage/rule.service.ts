import type { CallBody, CallData } from '@sands/contract/calls'
import type { ManagedRule, PointSettings, RulePreview, TermsOfRule } from '@sands/contract/points/points.model'
import { awardFor, EARNING_TYPES, type EarningTerms } from '@sands/rules/points/points'
import { addDays, createCalendar, monthOf } from '../../../kernel/calendar.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { OrgService } from '../../org/index.ts'
import { ruleRepo } from '../earning/rule.repo.ts'
import type { AccountId } from '../ledger/account.repo.ts'
import { presentRule, ruleRecord } from '../points.present.ts'
import { previewRepo } from './preview.repo.ts'

/** The most occurrences that a preview reads. */
const PREVIEW_MOST = 200_000

type Update = CallBody<'POST /sands-shopping/api/v1/manage/points/rule/update'>
type Preview = CallBody<'POST /sands-shopping/api/v1/manage/points/rule/preview'>

export interface RuleService {
  list(viewer: Viewer): Promise<CallData<'GET /sands-shopping/api/v1/manage/points/rule/list'>>
  preview(viewer: Viewer, wanted: Preview): Promise<RulePreview>
  update(tx: Tx, viewer: Viewer, change: Update): Promise<ManagedRule>
  updateSettings(tx: Tx, viewer: Viewer, change: PointSettings): Promise<PointSettings>
}

function readTerms({ from, until, ...terms }: TermsOfRule): EarningTerms {
  const dates = { from: from ? new Date(from) : null, until: until ? new Date(until) : null }
  if (dates.from && dates.until && dates.until <= dates.from) throw fail('points.dates_reversed')
  return { ...terms, ...dates }
}

const subjectOf = (type: string) => ({ kind: 'point-rule', id: type, name: type })

export function createRuleService(
  { database, clock, audit }: Pick<Kernel, 'database' | 'clock' | 'audit'>,
  org: Pick<OrgService, 'names'>,
): RuleService {
  const dayIn = createCalendar()

  /** The last whole month, by the calendar of the reader. */
  function lastMonth({ timeZone }: Viewer): { month: string; from: string; until: string } {
    const until = monthOf(dayIn(timeZone, clock.now().getTime()))
    const from = monthOf(addDays(until, -1))
    return { month: from.slice(0, 7), from, until }
  }

  return {
    async list({ collegeId }) {
      const db = database.primary
      const rules = await ruleRepo.all(db, collegeId)
      const authors = [...rules.values()].flatMap(({ updatedBy }) => updatedBy ?? [])
      const names = await org.names(db, [...new Set(authors)])
      return {
        rules: EARNING_TYPES.flatMap((type) => {
          const rule = rules.get(type)
          return rule ? [presentRule(rule, names)] : []
        }),
        settings: await ruleRepo.settings(db, collegeId),
      }
    },

    async preview(viewer, { type, terms: written }) {
      const terms = readTerms(written)
      const { month, from, until } = lastMonth(viewer)
      // A rule that starts later is previewed as if it had been there.
      const rule = { ...terms, from: null, until: null }
      const db = database.replica()
      const wanted = { collegeId: viewer.collegeId, type, from, until }
      const found = await previewRepo.occurrences(db, wanted, PREVIEW_MOST + 1)
      const before = rule.lifetimeCap === null ? new Map() : await previewRepo.earnedBefore(db, wanted)
      const earned = new Map<AccountId, { ever: number; lastAt: Date | null; days: Map<string, number> }>()
      let points = 0
      const occurrences = found.slice(0, PREVIEW_MOST)
      for (const { accountId, own, day, at } of occurrences) {
        const sofar = earned.get(accountId) ?? { ever: before.get(accountId) ?? 0, lastAt: null, days: new Map() }
        earned.set(accountId, sofar)
        const today = sofar.days.get(day) ?? 0
        const award = awardFor(rule, { today, ever: sofar.ever, lastAt: sofar.lastAt }, { type, own, at })
        if (award.points === 0) continue
        points += award.points
        sofar.ever += award.points
        sofar.days.set(day, today + award.points)
        sofar.lastAt = at
      }
      return {
        month,
        occurrences: occurrences.length,
        people: earned.size,
        points,
        paid: occurrences.reduce((sum, { paid }) => sum + paid, 0),
        isPartial: found.length > PREVIEW_MOST,
      }
    },

    async update(tx, viewer, { type, version, terms }) {
      const { collegeId, userId } = viewer
      const before = await ruleRepo.one(tx, collegeId, type)
      const rule = { ...readTerms(terms), type, version: version + 1, updatedAt: clock.now(), updatedBy: userId }
      if (before.version !== version || !(await ruleRepo.save(tx, collegeId, rule)))
        throw fail('kernel.changed_meanwhile')
      await audit.record(tx, viewer, {
        action: 'points.rule.updated',
        subject: subjectOf(type),
        before: ruleRecord(before),
        after: ruleRecord(rule),
      })
      return presentRule(rule, new Map([[userId, viewer.name]]))
    },

    async updateSettings(tx, viewer, { validMonths, version }) {
      const { collegeId } = viewer
      const before = await ruleRepo.settings(tx, collegeId)
      const settings = { validMonths, version: version + 1 }
      if (before.version !== version || !(await ruleRepo.saveSettings(tx, { collegeId, ...settings })))
        throw fail('kernel.changed_meanwhile')
      await audit.record(tx, viewer, {
        action: 'points.settings.updated',
        subject: { kind: 'point-settings', id: collegeId, name: '' },
        before: { validMonths: before.validMonths },
        after: { validMonths },
      })
      return settings
    },
  }
}
