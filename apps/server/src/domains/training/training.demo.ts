import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { TrainingDocument } from '@sands/contract/training/manage.model'
import { EVERYONE } from '@sands/rules/audience'
import { plainStep } from '@sands/rules/review/approval'
import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import type { DemoAct } from '../../kernel/audit/demo-history.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Demo } from '../../kernel/demo.ts'
import { addDemoRequest } from '../review/index.ts'
import { DEMO_CONTENT_TYPES, type DemoContents, demoContents } from './demo/contents.demo.ts'
import { addHandIns } from './demo/hand-ins.demo.ts'
import { addDemoSteps } from './demo/history.demo.ts'
import { LATER_PROJECTS } from './demo/later-projects.demo.ts'
import { DEMO_PROJECTS, type DemoProject, type DemoTask, demoSettings } from './demo/projects.demo.ts'
import { trainingSubject } from './edit/training-edit.present.ts'
import { trainingEditRepo } from './edit/training-edit.repo.ts'
import { extensionRepo } from './homework/extension.repo.ts'
import { memberRepo } from './member/member.repo.ts'
import { publishRepo, taskRows } from './publish/publish.repo.ts'
import { signInRepo } from './sign-in/sign-in.repo.ts'
import { recordRepo, type TrainingId } from './task/record.repo.ts'

const DAY_MS = 86_400_000
/** Homework is due this many days after the company is loaded; members asked for time until later. */
const HOMEWORK_DAYS = 9
const EXTENDED_DAYS = 16
const TYPES = {
  homework: PROJECT_TASKS.homework,
  sign_in: PROJECT_TASKS.signIn,
  link: PROJECT_TASKS.link,
  other: PROJECT_TASKS.other,
} as const

interface Place {
  tx: Tx
  collegeId: CollegeId
  now: Date
  ownerId: UserId
  contents: DemoContents
  person(userName: string): UserId
}

const dayOf = (now: Date, days: number | null): Date | null =>
  days === null ? null : new Date(now.getTime() + days * DAY_MS)

const daysFrom = (now: Date, days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString()

type DraftTask = TrainingDocument['stages'][number]['tasks'][number]

function taskOf({ now, contents }: Place, task: DemoTask, key: string): DraftTask[] {
  const common = { key, isRequired: true, due: { kind: 'never' as const } }
  const homeworkDue = { kind: 'at' as const, at: daysFrom(now, HOMEWORK_DAYS) }
  if (task.kind !== 'content') {
    const own = demoSettings(task.kind, task.text, now)
    const due = task.kind === 'homework' ? homeworkDue : common.due
    return [{ ...common, due, type: TYPES[task.kind], refId: null, name: task.name, own }]
  }
  const known = contents.get(task.name) ?? []
  const content = known[task.place % Math.max(known.length, 1)]
  return content ? [{ ...common, type: DEMO_CONTENT_TYPES[task.name], refId: content.id, name: '', own: null }] : []
}

function documentOf(place: Place, demo: DemoProject): TrainingDocument {
  return {
    name: demo.name,
    coverFileId: null,
    introduction: demo.introduction,
    ownerId: place.ownerId,
    assistantIds: [],
    startsAt: dayOf(place.now, demo.startDays)?.toISOString() ?? null,
    endsAt: dayOf(place.now, demo.endDays)?.toISOString() ?? null,
    due: demo.dueDays === undefined ? { kind: 'never' } : { kind: 'at', at: daysFrom(place.now, demo.dueDays) },
    graceDays: 0,
    points: 20,
    lockRule: 'stage',
    completion: { kind: 'required' },
    audience: null,
    join: {
      isOpen: demo.isJoinOpen ?? false,
      opensAt: null,
      closesAt: null,
      quota: demo.isJoinOpen ? 20 : null,
      needsApproval: demo.isJoinOpen ?? false,
      scope: EVERYONE,
    },
    stages: demo.stages.map(({ name, tasks }, stage) => ({
      key: `stage-${stage}`,
      name,
      opensAt: null,
      tasks: tasks.flatMap((task, at) => taskOf(place, task, `task-${stage}-${at}`)),
    })),
  }
}

async function addProject(place: Place, demo: DemoProject): Promise<DemoAct> {
  const { tx, collegeId, now, ownerId } = place
  const document = documentOf(place, demo)
  const isPublished = demo.state !== 'not_published'
  const at = new Date(now.getTime() + (Math.min(demo.startDays ?? 0, 0) - 2) * DAY_MS)
  const row = await trainingEditRepo.add(tx, {
    collegeId,
    title: demo.name,
    state: demo.state,
    draft: document,
    published: isPublished ? document : null,
    publishedAt: isPublished ? at : null,
    startsAt: dayOf(now, demo.startDays),
    endsAt: dayOf(now, demo.endDays),
    ownerId,
    createdAt: at,
    updatedBy: ownerId,
    updatedAt: at,
    removedAt: demo.state === 'deleted' ? dayOf(now, -1) : null,
  })
  if (!row) throw new Error('the project was not stored')
  const record = { action: 'training.training.created', subject: trainingSubject(row), after: { name: demo.name } }
  if (!isPublished) return { at, collegeId, record }
  const titles = new Map(
    [...place.contents].flatMap(([name, known]) =>
      known.map(({ id, title }) => [`${DEMO_CONTENT_TYPES[name]} ${id}`, title] as const),
    ),
  )
  const rows = taskRows(row.id, document, ({ type, refId }) => titles.get(`${type} ${refId}`) ?? '')
  await publishRepo.replaceTasks(tx, row.id, rows, at)
  const { id, startsAt, endsAt } = row
  await addDemoSteps(tx, { id, startsAt, endsAt, state: demo.state, publishedAt: at, ownerId, now })
  const userIds = demo.members.map(place.person)
  await memberRepo.join(tx, { trainingId: row.id, collegeId, userIds, source: 'hand', state: 'active', at })
  await addExtensions(place, demo, row.id)
  await addLeaves(place, demo, row.id)
  await addHandIns(place, row.id, demo.handIns ?? [])
  return { at, collegeId, record }
}

/** Requests for more time of members, as they would be after some days. */
async function addExtensions(place: Place, demo: DemoProject, trainingId: TrainingId): Promise<void> {
  const { tx, now } = place
  const tasks = await recordRepo.tasks(tx, trainingId)
  const task = tasks.find(({ own }) => own?.kind === 'homework')
  if (!task) return
  for (const { member, state, reason, answer = '' } of demo.extensions ?? []) {
    const userId = place.person(member)
    const approvalId = await addDemoRequest(
      place,
      { asker: member, decider: 'admin', title: task.name, summary: reason, state, daysAgo: 1, reason: answer },
      { kind: 'homework_extension', subjectId: task.id, step: plainStep('people', { userIds: [place.ownerId] }) },
    )
    const wantedTo = new Date(now.getTime() + EXTENDED_DAYS * DAY_MS)
    const askedAt = new Date(now.getTime() - DAY_MS)
    const isGranted = state === 'approved'
    await extensionRepo.ask(tx, {
      ...{ taskId: task.id, userId, trainingId, wantedTo, timeZone: 'Asia/Shanghai', reason, approvalId, askedAt },
      state: state === 'waiting' ? 'asked' : isGranted ? 'granted' : 'declined',
      extendedTo: isGranted ? wantedTo : null,
      decision: answer,
      endedAt: state === 'waiting' ? null : now,
    })
  }
}

/** Requests for leave that wait for the owner. */
async function addLeaves(place: Place, demo: DemoProject, trainingId: TrainingId): Promise<void> {
  const { tx, now } = place
  const task = (await recordRepo.tasks(tx, trainingId)).find(({ own }) => own?.kind === 'sign_in')
  if (!task) return
  for (const { member, reason } of demo.leaves ?? []) {
    const userId = place.person(member)
    await addDemoRequest(
      place,
      { asker: member, decider: 'admin', title: task.name, summary: reason, state: 'waiting', daysAgo: 0, reason: '' },
      { kind: 'task_leave', subjectId: task.id, step: plainStep('people', { userIds: [place.ownerId] }) },
    )
    await signInRepo.put(tx, { taskId: task.id, userId, state: 'leave_asked', leaveReason: reason, changedAt: now })
    await recordRepo.moveOwn(tx, { trainingId, taskId: task.id, userId, state: 'reviewing', at: now })
  }
}

/** Projects in every state in both colleges. */
export async function loadTrainingDemo(tx: Tx, { company, now }: Demo): Promise<DemoAct[]> {
  const person = (userName: string): UserId => {
    const id = company.users.get(userName)
    if (!id) throw new Error(`the demo company has no ${userName}`)
    return id
  }
  const acts: DemoAct[] = []
  for (const projects of [DEMO_PROJECTS, LATER_PROJECTS])
    for (const { id: collegeId, language } of company.colleges) {
      const contents = await demoContents(tx, collegeId, now)
      const place = { tx, collegeId, now, ownerId: person('admin'), contents, person }
      for (const demo of projects[language] ?? []) acts.push(await addProject(place, demo))
    }
  return acts
}
