import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { type ApprovalKindName, plainStep } from '@sands/rules/review/approval'
import type { DemoAct } from '../../../kernel/audit/demo-history.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Demo } from '../../../kernel/demo.ts'
import type { FlowStep } from '../approval.tables.ts'
import type { ApprovalId } from './approval.kind.ts'
import { approvalRepo } from './approval.repo.ts'
import { DEMO_APPROVALS, type DemoApproval } from './approval-texts.demo.ts'
import { flowRepo } from './flow.repo.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface Place {
  tx: Tx
  collegeId: CollegeId
  now: Date
  person(userName: string): UserId
}

interface DemoSubject {
  kind: ApprovalKindName
  subjectId: string
  step: FlowStep
}

const GENERAL: DemoSubject = { kind: 'general', subjectId: '', step: plainStep('leader', { remindHours: null }) }

/** A request as it is after some days; other domains add those about what they have. */
export async function addDemoRequest(
  { tx, collegeId, now, person }: Place,
  request: DemoApproval,
  { kind, subjectId, step }: DemoSubject = GENERAL,
): Promise<ApprovalId> {
  const { asker, decider, title, summary, state, daysAgo, reason = '' } = request
  const createdAt = new Date(now.getTime() - daysAgo * DAY_MS - 3 * HOUR_MS)
  const endedAt = state === 'waiting' ? null : new Date(createdAt.getTime() + 5 * HOUR_MS)
  const askerId = person(asker)
  const row = await approvalRepo.add(tx, {
    ...{ collegeId, kind, subjectId, title, summary, askerId, state, createdAt, endedAt },
    ...{ steps: [step], allowsSelf: false },
  })
  if (!row) throw new Error('the request was not stored')
  const userId = person(decider)
  const isDecided = state === 'approved' || state === 'declined'
  const ended = state === 'waiting' ? 'open' : 'closed'
  const item = {
    approvalId: row.id,
    collegeId,
    kind,
    step: 0,
    userId,
    createdAt,
    toldAt: createdAt,
  } as const
  const decision = isDecided ? { decidedBy: userId, decidedAt: endedAt, reason } : {}
  await approvalRepo.addItems(tx, [{ ...item, state: isDecided ? state : ended, ...decision }])
  await approvalRepo.addHistory(tx, {
    approvalId: row.id,
    act: 'asked',
    userId: askerId,
    reason: summary,
    at: createdAt,
  })
  if (isDecided && endedAt)
    await approvalRepo.addHistory(tx, { approvalId: row.id, act: state, userId, reason, at: endedAt })
  if (state === 'withdrawn' && endedAt)
    await approvalRepo.addHistory(tx, { approvalId: row.id, act: 'withdrawn', userId: askerId, at: endedAt })
  return row.id
}

/** Requests in every state and a drawn flow in both colleges. */
export async function loadApprovalDemo(tx: Tx, { company, now }: Demo): Promise<DemoAct[]> {
  const acts: DemoAct[] = []
  const person = (userName: string): UserId => {
    const id = company.users.get(userName)
    if (!id) throw new Error(`the demo company has no ${userName}`)
    return id
  }
  for (const { id: collegeId, language } of company.colleges) {
    const college = DEMO_APPROVALS[language]
    if (!college) continue
    const at = new Date(now.getTime() - 30 * DAY_MS)
    const steps = [plainStep('leader', { hours: 48, late: 'raise' }), plainStep('right')]
    const flow = await flowRepo.add(tx, { collegeId, name: college.flow, steps, allowsSelf: false, createdAt: at })
    if (!flow) throw new Error('the flow was not stored')
    for (const request of college.requests) await addDemoRequest({ tx, collegeId, now, person }, request)
    acts.push({
      at,
      collegeId,
      record: {
        action: 'review.approval-flow.created',
        subject: { kind: 'approval-flow', id: flow.id, name: flow.name },
        after: { name: flow.name, kinds: [], steps, allowsSelf: false },
      },
    })
  }
  return acts
}
