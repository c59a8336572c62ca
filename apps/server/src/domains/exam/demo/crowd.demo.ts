import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../kernel/database/database.ts'
import { memberships } from '../../org/index.ts'
import { addAttempts, chance, type DemoAttempt, type TakenExam } from './attempts.demo.ts'
import type { DemoExams, DemoTitle } from './questions.demo.ts'

interface Place {
  tx: Tx
  now: Date
  collegeId: CollegeId
  reviewerId: UserId
  users: ReadonlyMap<string, UserId>
  members: ReadonlySet<UserId>
  texts: Pick<DemoExams, 'essays' | 'comments'>
}

type Planned = Omit<DemoAttempt, 'userId' | 'number' | 'startedAt'> & { title: DemoTitle; days: number }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Who has an attempt in every state. Their attempts come first, so that their ids are the same in every installation. */
const WITH_EVERY_STATE = ['learner', 'admin', 'emma']
const EVERY_STATE: readonly Planned[] = [
  { title: 'running', days: 0.1, skill: 0.8, end: 'half' },
  { title: 'passed', days: 8, skill: 0.9, end: 'marked' },
  { title: 'waiting', days: 1, skill: 0.7, end: 'handed_in' },
  { title: 'failed', days: 6, skill: 0.1, end: 'marked' },
  { title: 'failed', days: 4, skill: 0.2, end: 'marked' },
  { title: 'archived', days: 36, skill: 0.8, end: 'marked' },
]

/** Accounts that people try the product with: they have not taken the open exam. */
const isStaff = (name: string): boolean => /^staff|\./.test(name)

/** How many of the others have taken an exam, and when. `since` and `until` are days before now. */
const OF_OTHERS: readonly { title: DemoTitle; share: number; since: number; until: number }[] = [
  { title: 'open', share: 0.6, since: 6, until: 0.2 },
  { title: 'closed', share: 0.8, since: 29, until: 11 },
  { title: 'waiting', share: 0.4, since: 4, until: 0.5 },
  { title: 'passed', share: 0.7, since: 20, until: 4 },
  { title: 'failed', share: 0.5, since: 11, until: 1 },
  { title: 'withdrawn', share: 0.2, since: 18, until: 15 },
  { title: 'archived', share: 0.7, since: 38, until: 36 },
]
/** Marking takes a day or two. */
const MARKED_AFTER_DAYS = 2

const before = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

/** The people of a college. */
export async function membersIn(tx: Tx, collegeId: CollegeId): Promise<ReadonlySet<UserId>> {
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(eq(memberships.collegeId, collegeId))
    .orderBy(asc(memberships.userId))
  return new Set(rows.map(({ userId }) => userId))
}

/** Attempts of many people: those of the accounts that people try the product with first, then of everybody else. */
export async function addCrowd(place: Place, exams: ReadonlyMap<DemoTitle, TakenExam>): Promise<void> {
  const { now, users, members } = place
  const here = [...users].filter(([, userId]) => members.has(userId))
  const named = here.filter(([name]) => WITH_EVERY_STATE.includes(name))
  const numbers = new Map<string, number>()

  const take = (title: DemoTitle, attempts: readonly Omit<DemoAttempt, 'number'>[]) => {
    const exam = exams.get(title)
    if (!exam) throw new Error(`the demo has no exam ${title}`)
    return addAttempts(
      place,
      exam,
      attempts.map((attempt) => {
        const key = `${title} ${attempt.userId}`
        const number = (numbers.get(key) ?? 0) + 1
        numbers.set(key, number)
        return { ...attempt, number }
      }),
    )
  }

  for (const { title, days, skill, end } of EVERY_STATE)
    await take(
      title,
      named.map(([, userId]) => ({ userId, startedAt: before(now, days), skill, end })),
    )
  const others = here.filter(([name]) => !WITH_EVERY_STATE.includes(name) && isStaff(name))
  for (const { title, share, since, until } of OF_OTHERS) {
    const takers = others.filter(([name]) => chance(`${title} ${name}`) < share)
    await take(
      title,
      takers.map(([name, userId]) => {
        const days = until + (since - until) * chance(`${title} ${name} when`)
        const skill = 0.25 + 0.75 * chance(`${name} skill`)
        const isOld = days > MARKED_AFTER_DAYS
        return { userId, startedAt: before(now, days), skill, end: isOld ? 'marked' : 'handed_in' } as const
      }),
    )
  }
}
