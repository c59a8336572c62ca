import type { UserId } from '@sands/contract/kernel/schema'
import type {
  Adjustment,
  EarnWay,
  LedgerEntry,
  ManagedRule,
  PointEntry,
  PointHold,
  PointPerson,
} from '@sands/contract/points/points.model'
import { type EarningTerms, isSetByContent, pointCategory } from '@sands/rules/points/points'
import type { Colleague } from '../org/index.ts'
import type { Rule } from './earning/rule.repo.ts'
import type { Against } from './ledger/account.repo.ts'
import type { HoldRow } from './ledger/hold.repo.ts'
import type { AdjustmentRow } from './manage/adjustment.repo.ts'
import type { EntryRow } from './mine/entries.repo.ts'
import type { Titles } from './mine/titles.service.ts'

type People = ReadonlyMap<UserId, Colleague>

export const presentPerson = (people: People, id: UserId): PointPerson => ({
  id,
  name: people.get(id)?.name ?? '',
  postName: people.get(id)?.postName ?? '',
})

export const presentWay = (rule: Rule, earned: { today: number; ever: number }): EarnWay => ({
  type: rule.type,
  category: pointCategory(rule.type),
  points: isSetByContent(rule.type) ? null : rule.points,
  dailyCap: rule.dailyCap,
  lifetimeCap: rule.lifetimeCap,
  coolDownMinutes: rule.coolDownMinutes,
  until: rule.until?.toISOString() ?? null,
  earnedToday: earned.today,
  earnedEver: earned.ever,
})

export const presentHold = (row: HoldRow, titles: Titles): PointHold => ({
  id: row.id,
  points: row.amount,
  title: titles(row).title,
  time: row.createdAt.toISOString(),
})

export function presentEntry(row: EntryRow, titles: Titles): PointEntry {
  const { title, link } = titles(row)
  return {
    id: row.id,
    type: row.type,
    category: pointCategory(row.type),
    points: row.amount,
    isReversal: row.reversesId !== null,
    title: title || row.note,
    link,
    time: row.at.toISOString(),
  }
}

export const presentLedgerEntry = (row: EntryRow & { against: Against }, titles: Titles): LedgerEntry => ({
  ...presentEntry(row, titles),
  key: row.key,
  balanceAfter: row.balanceAfter ?? 0,
  against: row.against,
})

const presentTerms = ({ isOn, points, dailyCap, lifetimeCap, coolDownMinutes, from, until }: EarningTerms) => ({
  ...{ isOn, points, dailyCap, lifetimeCap, coolDownMinutes },
  from: from?.toISOString() ?? null,
  until: until?.toISOString() ?? null,
})

export const presentRule = (rule: Rule, names: ReadonlyMap<UserId, string>): ManagedRule => ({
  type: rule.type,
  category: pointCategory(rule.type),
  isSetByContent: isSetByContent(rule.type),
  ...presentTerms(rule),
  version: rule.version,
  updateTime: rule.updatedAt?.toISOString() ?? null,
  updatedBy: (rule.updatedBy && names.get(rule.updatedBy)) ?? '',
})

/** The rule as the audit log shows it. */
export const ruleRecord = (rule: EarningTerms) => presentTerms(rule)

export const presentAdjustment = (
  row: AdjustmentRow,
  { people, viewerId }: { people: People; viewerId: UserId },
): Adjustment => ({
  id: row.id,
  person: presentPerson(people, row.userId),
  points: row.amount,
  reason: row.reason,
  state: row.state,
  proposer: presentPerson(people, row.proposedBy),
  proposeTime: row.proposedAt.toISOString(),
  decider: row.decidedBy ? presentPerson(people, row.decidedBy) : null,
  decideTime: row.decidedAt?.toISOString() ?? null,
  note: row.note,
  isMine: row.proposedBy === viewerId,
  version: row.version,
})
