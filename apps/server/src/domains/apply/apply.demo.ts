import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { CHOICES } from '@sands/rules/apply/form'
import type { EntryState, EntryStep, TargetKind } from '@sands/rules/apply/sign-up'
import { plainStep } from '@sands/rules/review/approval'
import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { DemoAct } from '../../kernel/audit/demo-history.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Demo } from '../../kernel/demo.ts'
import { exams } from '../exam/index.ts'
import { faceSessions } from '../face/index.ts'
import { addDemoRequest } from '../review/index.ts'
import { trainings } from '../training/index.ts'
import { DEMO_SIGN_UPS, type DemoEntry, type DemoSignUp } from './demo/sign-ups.demo.ts'
import { type EntryRow, entryRepo } from './entry/entry.repo.ts'
import { applySubject } from './sign-up/sign-up.present.ts'
import { type SignUpRow, signUpRepo } from './sign-up/sign-up.repo.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface Place {
  tx: Tx
  collegeId: CollegeId
  now: Date
  ownerId: UserId
  targets: Readonly<Record<TargetKind, string | undefined>>
  person(userName: string): UserId
}

/** The steps that led to a state. */
const STEPS: Readonly<Record<EntryState, readonly [EntryStep, EntryState][]>> = {
  asked: [['ask', 'asked']],
  booked: [['book', 'booked']],
  waiting: [['wait', 'waiting']],
  declined: [
    ['ask', 'asked'],
    ['decline', 'declined'],
  ],
  withdrawn: [
    ['book', 'booked'],
    ['withdraw', 'withdrawn'],
  ],
  removed: [
    ['book', 'booked'],
    ['remove', 'removed'],
  ],
  cancelled: [
    ['book', 'booked'],
    ['cancel', 'cancelled'],
  ],
}
const OWN: readonly EntryStep[] = ['ask', 'book', 'wait', 'withdraw']

async function request(place: Place, signUp: SignUpRow, { row, who }: { row: EntryRow; who: string }): Promise<void> {
  const approvalId = await addDemoRequest(
    place,
    { asker: who, decider: 'admin', title: signUp.title, summary: '', state: 'waiting', daysAgo: 1 },
    { kind: 'sign_up', subjectId: row.id, step: plainStep('right') },
  )
  await entryRepo.change(place.tx, [row.id], { approvalId })
}

async function addEntry(place: Place, signUp: SignUpRow, { demo, turn }: { demo: DemoEntry; turn: number }) {
  const { tx, collegeId, ownerId, person } = place
  const userId = person(demo.who)
  const at = new Date(signUp.createdAt.getTime() + (turn + 24) * HOUR_MS)
  const answers = signUp.fields.flatMap(({ key }, index) => {
    const value = demo.answers[index]
    return value ? { key, values: [value] } : []
  })
  const values = { userId, collegeId, state: demo.state, turn, answers }
  const [row] = await entryRepo.putAll(tx, signUp.id, [{ ...values, signedUpAt: at, changedAt: at }])
  if (!row) throw new Error('the entry was not stored')
  const reason = demo.reason ?? null
  await entryRepo.change(tx, [row.id], { reason })
  let fromState: EntryState | null = null
  for (const [step, toState] of STEPS[demo.state]) {
    const byId = OWN.includes(step) ? userId : ownerId
    const isLast = toState === demo.state
    await entryRepo.addHistory(tx, [
      { entryId: row.id, step, fromState, toState, byId, reason: isLast ? reason : null, at },
    ])
    fromState = toState
  }
  if (demo.state === 'asked') await request(place, signUp, { row, who: demo.who })
}

async function addSignUp(place: Place, demo: DemoSignUp, index: number): Promise<DemoAct[]> {
  const { tx, collegeId, now, ownerId, targets } = place
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS)
  const targetId = targets[demo.target]
  if (!targetId) return []
  const at = day(-30 + index)
  const row = await signUpRepo.add(tx, {
    ...{ collegeId, title: demo.name, introduction: demo.introduction, state: demo.state },
    ...{ targetKind: demo.target, targetId: targetId as NonNullable<SignUpRow['targetId']> },
    ...{ opensAt: day(demo.opensDays), closesAt: day(demo.closesDays), quota: demo.quota },
    ...{ hasWaitingList: true, needsApproval: demo.needsApproval ?? false, lastTurn: demo.entries.length },
    ...{ cancelReason: demo.cancelReason ?? null, createdAt: at, updatedBy: ownerId, updatedAt: at },
    fields: demo.fields.map(({ kind, label, isRequired = false, options = [] }, place_) => ({
      ...{ key: `f${place_ + 1}`, kind, label, isRequired, options: CHOICES.includes(kind) ? options : [] },
    })),
  })
  if (!row) throw new Error('the sign-up was not stored')
  for (const [index_, entry] of demo.entries.entries()) await addEntry(place, row, { demo: entry, turn: index_ + 1 })
  return [
    {
      at,
      collegeId,
      record: { action: 'apply.apply.created', subject: applySubject(row), after: { name: demo.name } },
    },
  ]
}

/** The last session that has not begun, the first project that runs, and a published exam. */
async function targetsOf(tx: Tx, collegeId: CollegeId, now: Date): Promise<Place['targets']> {
  const [session] = await tx
    .select({ id: faceSessions.id })
    .from(faceSessions)
    .where(and(eq(faceSessions.collegeId, collegeId), eq(faceSessions.state, 'open'), gt(faceSessions.startsAt, now)))
    .orderBy(desc(faceSessions.startsAt))
    .limit(1)
  const [project] = await tx
    .select({ id: trainings.id })
    .from(trainings)
    .where(and(eq(trainings.collegeId, collegeId), eq(trainings.state, 'running')))
    .orderBy(asc(trainings.id))
    .limit(1)
  const [exam] = await tx
    .select({ id: exams.id })
    .from(exams)
    .where(and(eq(exams.collegeId, collegeId), eq(exams.state, 'published')))
    .orderBy(asc(exams.id))
    .limit(1)
  return { face: session?.id, training: project?.id, exam: exam?.id }
}

/** Sign-ups and entries in every state in both colleges. */
export async function loadApplyDemo(tx: Tx, { company, now }: Demo): Promise<DemoAct[]> {
  const person = (userName: string): UserId => {
    const id = company.users.get(userName)
    if (!id) throw new Error(`the demo company has no ${userName}`)
    return id
  }
  const acts: DemoAct[] = []
  for (const { id: collegeId, language } of company.colleges) {
    const targets = await targetsOf(tx, collegeId, now)
    const place = { tx, collegeId, now, ownerId: person('admin'), targets, person }
    for (const [index, signUp] of (DEMO_SIGN_UPS[language] ?? []).entries())
      acts.push(...(await addSignUp(place, signUp, index)))
  }
  return acts
}
