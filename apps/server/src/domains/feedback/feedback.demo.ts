import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { DemoAct } from '../../kernel/audit/demo-history.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Demo } from '../../kernel/demo.ts'
import { type CategoryId, categoryRepo } from './category.repo.ts'
import { ceoRepo } from './ceo.repo.ts'
import { categoryRecord, categorySubject } from './feedback.present.ts'
import { feedbackRepo } from './feedback.repo.ts'
import { DEMO_CATEGORIES, DEMO_FEEDBACK } from './feedback-texts.demo.ts'
import { leaderRepo } from './leader.repo.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** Days since the categories were created. */
const STARTED_DAYS = 40

interface Place {
  tx: Tx
  collegeId: CollegeId
  now: Date
  person(userName: string): UserId
}

async function addCategories({ tx, collegeId, now }: Place): Promise<{ ids: CategoryId[]; past: DemoAct[] }> {
  const at = new Date(now.getTime() - STARTED_DAYS * DAY_MS)
  const ids: CategoryId[] = []
  const past: DemoAct[] = []
  for (const [index, names] of DEMO_CATEGORIES.entries()) {
    const isOn = index < DEMO_CATEGORIES.length - 1
    const row = await categoryRepo.add(tx, { collegeId, names, isOn, sort: index + 1 })
    if (!row) throw new Error('the category was not stored')
    ids.push(row.id)
    const record = {
      action: 'feedback.category.created',
      subject: categorySubject(row, 'zh-cn'),
      after: categoryRecord(row),
    }
    past.push({ at, collegeId, record })
  }
  return { ids, past }
}

type DemoCollege = NonNullable<(typeof DEMO_FEEDBACK)['zh-cn']>

async function addFeedback(
  { tx, collegeId, now, person }: Place,
  { feedback }: DemoCollege,
  categories: readonly CategoryId[],
): Promise<void> {
  const handler = person('admin')
  for (const { who, category, content, contact = '', state, daysAgo, answer } of feedback) {
    const categoryId = categories[category]
    if (!categoryId) throw new Error(`the demo company has no category ${category} of feedback`)
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS - HOUR_MS)
    const values = { collegeId, userId: person(who), categoryId, content, contact, createdAt, updatedAt: createdAt }
    const row = await feedbackRepo.add(tx, { ...values, state: 'new' }, [])
    if (!row) throw new Error('the feedback was not stored')
    if (state === 'new') continue
    const at = new Date(createdAt.getTime() + HOUR_MS / 2)
    await feedbackRepo.change(tx, row.id, { state, assigneeId: handler, updatedAt: at })
    const step = { feedbackId: row.id, userId: handler, at }
    if (!answer)
      await feedbackRepo.addHistory(tx, { ...step, step: 'assign', fromState: 'new', toState: 'in_progress' })
    else {
      await feedbackRepo.addAnswer(tx, { feedbackId: row.id, userId: handler, content: answer, createdAt: at })
      await feedbackRepo.addHistory(tx, { ...step, step: 'answer', fromState: 'new', toState: 'answered' })
    }
    if (state === 'closed')
      await feedbackRepo.addHistory(tx, { ...step, step: 'close', fromState: 'answered', toState: 'closed' })
  }
}

async function addCeoChannel({ tx, collegeId, now, person }: Place, { leaders, messages }: DemoCollege): Promise<void> {
  for (const [index, leader] of leaders.entries())
    await leaderRepo.add(tx, { collegeId, userId: person(leader), sort: index + 1 })
  for (const { who, to, content, daysAgo, reply } of messages) {
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS - 2 * HOUR_MS)
    const row = await ceoRepo.add(tx, { collegeId, userId: person(who), leaderId: person(to), content, createdAt })
    if (row && reply) await ceoRepo.reply(tx, row.id, { reply, repliedAt: new Date(createdAt.getTime() + HOUR_MS) })
  }
}

/** Feedback in every state and a CEO channel in both colleges. */
export async function loadFeedbackDemo(tx: Tx, { company, now }: Demo): Promise<DemoAct[]> {
  const acts: DemoAct[] = []
  const person = (userName: string): UserId => {
    const id = company.users.get(userName)
    if (!id) throw new Error(`the demo company has no ${userName}`)
    return id
  }
  for (const { id: collegeId, language } of company.colleges) {
    const college = DEMO_FEEDBACK[language]
    if (!college) continue
    const place = { tx, collegeId, now, person }
    const { ids, past } = await addCategories(place)
    acts.push(...past)
    await addFeedback(place, college, ids)
    await addCeoChannel(place, college)
  }
  return acts
}
