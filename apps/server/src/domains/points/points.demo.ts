import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { DemoAct } from '../../kernel/audit/demo-history.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Demo } from '../../kernel/demo.ts'
import type { PastEvent } from '../../kernel/events.ts'
import { dayOfAccount } from './earning/account-day.ts'
import { earnPast } from './earning/earn-past.service.ts'
import {
  commentOf,
  courseOf,
  examOf,
  materialOf,
  practiceOf,
  projectOf,
  surveyOf,
} from './earning/earning-sources.events.ts'
import { ruleRepo } from './earning/rule.repo.ts'
import { accountRepo } from './ledger/account.repo.ts'
import { post } from './ledger/ledger.service.ts'
import { adjustmentRepo } from './manage/adjustment.repo.ts'
import type { Occurrence } from './points.events.ts'
import { DEMO_ADJUSTMENTS } from './points-texts.demo.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** Points of the demo company are valid for a year, so that some expire soon. */
const VALID_MONTHS = 12
const RULES_CHANGED_DAYS = 60

/** What earns points. An anonymous reply to a survey earns nothing. */
function occurrencesOf(past: PastEvent): (Occurrence | undefined)[] {
  switch (past.name) {
    case 'course.finished':
      return [courseOf(past.event)]
    case 'exam.passed':
      return [examOf(past.event)]
    case 'exam.practice-completed':
      return [practiceOf(past.event)]
    case 'study.finished':
      return [materialOf(past.event)]
    case 'social.commented':
      return [commentOf(past.event)]
    case 'survey.replied':
      return past.event.isAnonymous ? [] : past.event.userIds.map((userId) => surveyOf({ ...past.event, userId }))
    case 'training.completed':
      return past.event.userIds.map((userId) => projectOf({ ...past.event, userId }))
    case 'points.deserved':
      return [past.event]
    default:
      return []
  }
}

/** A person who did something on a day signed in some minutes before. */
function signInsBefore(occurrences: readonly Occurrence[]): Occurrence[] {
  const signIns = new Map<string, Occurrence>()
  for (const { userId, collegeId, at } of occurrences) {
    const day = dayOfAccount({ timeZone: '' }, at)
    const first = new Date(at.getTime() - 3 * MINUTE_MS)
    const known = signIns.get(`${userId} ${collegeId} ${day}`)
    const cause = dayOfAccount({ timeZone: '' }, first)
    if (!known || known.at > first)
      signIns.set(`${userId} ${collegeId} ${day}`, { type: 'login', userId, collegeId, cause, at: first })
  }
  return [...signIns.values()]
}

async function addAdjustments(
  tx: Tx,
  { company, now }: Demo,
  { collegeId, language }: { collegeId: CollegeId; language: string },
): Promise<DemoAct[]> {
  const person = (name: string): UserId => {
    const id = company.users.get(name)
    if (!id) throw new Error(`the demo company has no user ${name}`)
    return id
  }
  const past: DemoAct[] = []
  for (const { who, points, reason, state, daysAgo, note } of DEMO_ADJUSTMENTS[language] ?? []) {
    const userId = person(who)
    const proposedAt = new Date(now.getTime() - daysAgo * DAY_MS)
    const decidedAt = new Date(proposedAt.getTime() + 90 * MINUTE_MS)
    const isDecided = state === 'approved' || state === 'rejected'
    const row = await adjustmentRepo.add(tx, {
      ...{ collegeId, userId, amount: points, reason, state, note: note ?? '' },
      ...{ proposedBy: person('manager'), proposedAt },
      ...(isDecided ? { decidedBy: person('admin'), decidedAt } : state === 'withdrawn' ? { decidedAt } : {}),
    })
    if (!row || state !== 'approved') continue
    const account = await accountRepo.lock(tx, { collegeId, userId })
    const journalId = await post(tx, account, {
      ...{ key: `adjustment ${row.id}`, type: 'adjustment', amount: points, against: 'adjustment' as const },
      ...{ note: reason, day: dayOfAccount(account, decidedAt), at: decidedAt },
    })
    await adjustmentRepo.change(tx, row.id, { journalId: journalId ?? null })
    const record = {
      action: 'points.adjustment.approved',
      subject: { kind: 'point-adjustment', id: row.id, name: who },
      before: { state: 'proposed' },
      after: { state, points, reason, note: '' },
    }
    past.push({ at: decidedAt, collegeId, record })
  }
  return past
}

/** Pays for everything that happened in the demo company, in the order in which it happened. */
export async function loadPointsDemo(tx: Tx, demo: Demo, events: readonly PastEvent[]): Promise<DemoAct[]> {
  const { company, now } = demo
  const past: DemoAct[] = []
  for (const { id: collegeId } of company.colleges) {
    await ruleRepo.saveSettings(tx, { collegeId, validMonths: VALID_MONTHS, version: 2 })
    past.push({
      at: new Date(now.getTime() - RULES_CHANGED_DAYS * DAY_MS),
      collegeId,
      record: {
        action: 'points.settings.updated',
        subject: { kind: 'point-settings', id: collegeId, name: '' },
        before: { validMonths: 0 },
        after: { validMonths: VALID_MONTHS },
      },
    })
  }
  const happened = events
    .flatMap(occurrencesOf)
    .flatMap((occurrence) => occurrence ?? [])
    .filter(({ at }) => at <= now)
  const all = [...happened, ...signInsBefore(happened)]
  await earnPast(
    tx,
    all.toSorted((one, other) => one.at.getTime() - other.at.getTime()),
  )
  for (const { id: collegeId, language } of company.colleges)
    past.push(...(await addAdjustments(tx, demo, { collegeId, language })))
  return past
}
