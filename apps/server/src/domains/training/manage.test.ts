import type { Id, UserId } from '@sands/contract/kernel/schema'
import type { ManagedTraining } from '@sands/contract/training/manage.model'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { anExam } from '../../testing/exam/an-exam.ts'
import { runJobs } from '../../testing/jobs.ts'
import { auditLog, signInWith, userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'
import { change } from '../../testing/study.ts'
import {
  anExamTask,
  aProject,
  aPublishedProject,
  aStage,
  aTaskDraft,
  aTrainingManager,
  createProject,
  onlyFor,
  publishProject,
  TRAINING,
  TRAINING_MANAGE,
  takeExam,
  tasksOf,
} from '../../testing/training/a-training.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const INBOX = 'GET /sands-system/api/v1/message/page'

describe('the management of training projects', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn
  let english: SignedIn
  let learnerId: UserId
  let examId: Id<'exam'>
  let otherId: Id<'exam'>

  beforeAll(async () => {
    manager = await aTrainingManager(sands)
    learner = await sands.signIn('staff04')
    english = await signInWith(sands, 'emma', {
      rights: ['training.edit', 'training.publish', 'training.members'],
    })
    learnerId = await userId(sands, 'staff04')
    examId = (await anExam(sands, { document: { title: 'First exam' } })).id
    otherId = (await anExam(sands, { document: { title: 'Second exam' } })).id
  })

  /** Sessions end while the clock moves, so that everybody signs in again. */
  const later = async (milliseconds: number) => {
    sands.clock.advance(milliseconds)
    manager = await sands.signIn('staff20')
    learner = await sands.signIn('staff04')
    english = await sands.signIn('emma')
  }
  const at = (hours: number) => new Date(sands.clock.now().getTime() + hours * HOUR_MS).toISOString()
  const seen = ({ id, version }: ManagedTraining) => ({ id, version })
  const get = async (id: Id<'training'>) => (await manager.call(`GET ${TRAINING_MANAGE}/get`, { query: { id } })).data
  const step = (project: ManagedTraining, name: 'recall' | 'end' | 'archive' | 'delete') =>
    manager.call(`POST ${TRAINING_MANAGE}/step`, { body: { ...seen(project), step: name } })
  const two = () => [aStage([anExamTask(examId), anExamTask(otherId)])]
  const forLearner = () => ({ audience: onlyFor(learnerId), stages: two() })

  it('drafts, saves and lists a project, with everything that is still missing', async () => {
    const draft = await createProject(manager, { name: ' Onboarding 7 ', introduction: '<p>x</p><script>y</script>' })
    expect(draft).toMatchObject({
      name: 'Onboarding 7',
      state: 'not_published',
      steps: ['publish', 'delete'],
      faults: [{ code: 'no_tasks' }, { code: 'no_members' }],
      draft: { introduction: '<p>x</p>' },
    })
    expect(await auditLog(sands)).toMatchObject([{ action: 'training.training.created', subject_name: 'Onboarding 7' }])
    const saved = await manager.call(`POST ${TRAINING_MANAGE}/save`, {
      body: { ...seen(draft), draft: aProject({ name: 'Onboarding 8', ...forLearner() }) },
    })
    expect(saved.data).toMatchObject({
      faults: [],
      contents: [
        { id: examId, type: 3, title: 'First exam' },
        { id: otherId, title: 'Second exam' },
      ],
    })
    expect(await auditLog(sands)).toMatchObject([
      { action: 'training.training.saved', before: { name: 'Onboarding 7' }, after: { name: 'Onboarding 8' } },
    ])
    expect(
      await manager.call(`POST ${TRAINING_MANAGE}/save`, { body: { ...seen(draft), draft: aProject() } }),
    ).toFailWith('kernel.changed_meanwhile')
    const { data: page } = await manager.call(`GET ${TRAINING_MANAGE}/page`, {
      query: { keyWord: 'boarding 8', state: 'not_published' },
    })
    expect(page.records.map(({ id }) => id)).toEqual([draft.id])
  })

  it('refuses content, people and places that do not exist', async () => {
    const create = (document: Parameters<typeof aProject>[0]) =>
      manager.call(`POST ${TRAINING_MANAGE}/create`, { body: aProject(document) })
    expect(await create({ stages: [aStage([anExamTask('999999')])] })).toFailWith('training.content_unknown')
    expect(await create({ stages: [aStage([aTaskDraft({ key: 'x', type: 9, refId: '999999' })])] })).toFailWith(
      'training.content_unknown',
    )
    expect(await create({ stages: [aStage([anExamTask(examId), anExamTask(examId)])] })).toFailWith(
      'training.content_unknown',
    )
    expect(await create({ ownerId: '999999' as UserId })).toFailWith('org.place_unknown')
    expect(await create({ audience: onlyFor('999999') })).toFailWith('org.place_unknown')
    expect(await create({ coverFileId: '999999' as Id<'file'> })).toFailWith('media.gone')
    expect(await create({ name: 'x'.repeat(101) })).toFailWith('kernel.invalid_field')
    // Content of another college does not exist here.
    expect(
      await english.call(`POST ${TRAINING_MANAGE}/create`, {
        body: aProject({ stages: [aStage([anExamTask(examId)])] }),
      }),
    ).toFailWith('training.content_unknown')
  })

  it('can be changed after its owner has left the college, who is then no longer named', async () => {
    const [goneId, staysId] = [await userId(sands, 'staff09'), await userId(sands, 'staff10')]
    const people = { ownerId: goneId, assistantIds: [goneId, staysId] }
    const draft = await createProject(manager, { name: 'Left alone', ...people, ...forLearner() })
    await change(sands, 'delete from memberships where user_id = $1', goneId)
    const save = (document: ManagedTraining['draft']) =>
      manager.call(`POST ${TRAINING_MANAGE}/save`, { body: { ...seen(draft), draft: document } })
    expect(await save({ ...draft.draft, assistantIds: ['999999' as UserId] })).toFailWith('org.place_unknown')
    const { data } = await save({ ...draft.draft, name: 'Not alone' })
    expect(data.draft).toMatchObject({ name: 'Not alone', ownerId: null, assistantIds: [staysId] })
  })

  it('goes through its states, each step in the history', async () => {
    const draft = await createProject(manager, { name: 'States', startsAt: at(1), endsAt: at(100), ...forLearner() })
    expect(await step(draft, 'recall')).toFailWith('training.recall_not_live')
    const published = await publishProject(manager, draft)
    expect(published).toMatchObject({ state: 'not_started', members: 1, steps: ['publish', 'recall'] })
    expect(await step(published, 'archive')).toFailWith('training.wrong_state')
    const recalled = (await step(published, 'recall')).data
    expect(recalled).toMatchObject({ state: 'recalled' })
    const again = await publishProject(manager, recalled ?? published)
    await later(2 * HOUR_MS)
    expect(await get(draft.id)).toMatchObject({ state: 'running', steps: ['publish', 'recall', 'end'] })
    await runJobs(sands)
    const ended = (await step(await get(again.id), 'end')).data ?? again
    expect(ended).toMatchObject({ state: 'ended' })
    expect(await step(ended, 'recall')).toFailWith('training.recall_not_live')
    const archived = (await step(ended, 'archive')).data ?? ended
    expect((await learner.call(`GET ${TRAINING}/get`, { query: { id: draft.id } })).data).toMatchObject({ status: 5 })
    expect(
      await manager.call(`POST ${TRAINING_MANAGE}/save`, { body: { ...seen(archived), draft: aProject() } }),
    ).toFailWith('training.wrong_state')
    expect(await manager.call(`POST ${TRAINING_MANAGE}/publish`, { body: seen(archived) })).toFailWith(
      'training.wrong_state',
    )
    const { data: history } = await manager.call(`GET ${TRAINING_MANAGE}/history`, { query: { id: draft.id } })
    expect(
      history.map((each) => `${each.step} ${each.from} ${each.to} ${each.by === null ? 'clock' : 'person'}`),
    ).toEqual([
      'archive ended archived person',
      'end running ended person',
      'start not_started running clock',
      'publish recalled not_started person',
      'recall not_started recalled person',
      'publish not_published not_started person',
    ])
    expect((await step(archived, 'delete')).data).toBeNull()
    expect(await manager.call(`GET ${TRAINING_MANAGE}/get`, { query: { id: draft.id } })).toFailWith('training.unknown')
    expect(await learner.call(`GET ${TRAINING}/get`, { query: { id: draft.id } })).toFailWith('training.not_found')
  })

  it('is published at an hour, unless the plan is dropped before', async () => {
    const draft = await createProject(manager, { name: 'Later', ...forLearner() })
    const plan = (project: ManagedTraining, publishAt: string) =>
      manager.call(`POST ${TRAINING_MANAGE}/publish`, { body: { ...seen(project), publishAt } })
    expect(await plan(draft, at(-1))).toFailWith('kernel.hour_passed')
    const planned = (await plan(draft, at(1))).data
    expect(planned).toMatchObject({ state: 'not_published', publishAt: expect.any(String) })
    const dropped = await manager.call(`POST ${TRAINING_MANAGE}/unschedule`, { body: seen(planned) })
    expect(dropped.data).toMatchObject({ publishAt: null })
    expect(await manager.call(`POST ${TRAINING_MANAGE}/unschedule`, { body: seen(dropped.data) })).toFailWith(
      'training.wrong_state',
    )
    await later(2 * HOUR_MS)
    await runJobs(sands)
    expect(await get(draft.id)).toMatchObject({ state: 'not_published' })
    await plan(await get(draft.id), at(1))
    await later(2 * HOUR_MS)
    await runJobs(sands)
    expect(await get(draft.id)).toMatchObject({ state: 'running', members: 1 })
    expect(await tasksOf(learner, draft.id)).toHaveLength(2)
  })

  it('is not published with faults, and says how many', async () => {
    const draft = await createProject(manager, { name: '', stages: two() })
    expect(await manager.call(`POST ${TRAINING_MANAGE}/publish`, { body: seen(draft) })).toFailWith(
      'training.has_faults',
    )
    const gone = await anExam(sands)
    const whole = await createProject(manager, {
      audience: onlyFor(learnerId),
      stages: [aStage([anExamTask(gone.id)])],
    })
    await change(sands, 'update exams set removed_at = now() where id = $1', gone.id)
    expect((await get(whole.id)).faults).toEqual([{ code: 'task_gone', key: `exam-${gone.id}` }])
    expect(await manager.call(`POST ${TRAINING_MANAGE}/publish`, { body: seen(whole) })).toFailWith(
      'training.has_faults',
    )
  })

  it('is not published with a draft as a task; what is withdrawn later does not keep other changes back', async () => {
    const { id: hidden } = await anExam(sands, { document: { title: 'Not out' }, state: 'draft' })
    const project = await createProject(manager, {
      audience: onlyFor(learnerId),
      stages: [aStage([anExamTask(hidden)])],
    })
    const faults = [{ code: 'task_not_out', key: `exam-${hidden}` }]
    expect(project.faults).toEqual(faults)
    const impact = await manager.call(`GET ${TRAINING_MANAGE}/impact`, { query: { id: project.id } })
    expect(impact.data.faults).toEqual(faults)
    expect(await manager.call(`POST ${TRAINING_MANAGE}/publish`, { body: seen(project) })).toFailWith(
      'training.has_faults',
    )
    await change(sands, `update exams set state = 'published' where id = $1`, hidden)
    const out = await publishProject(manager, project)
    await change(sands, `update exams set state = 'withdrawn' where id = $1`, hidden)
    expect((await get(out.id)).faults).toEqual([])
  })

  it('shows the impact of a change before it is published, and done stays done', async () => {
    const exams = [(await anExam(sands)).id, (await anExam(sands)).id] as const
    const project = await aPublishedProject(manager, {
      name: 'Impact',
      audience: onlyFor(learnerId),
      stages: [aStage([anExamTask(exams[0]), anExamTask(exams[1])])],
    })
    await takeExam(learner, exams[0])
    const save = async (stages: ReturnType<typeof aStage>[], more = {}) =>
      (
        await manager.call(`POST ${TRAINING_MANAGE}/save`, {
          body: { ...seen(await get(project.id)), draft: { ...project.draft, stages, ...more } },
        })
      ).data
    const impact = async () => (await manager.call(`GET ${TRAINING_MANAGE}/impact`, { query: { id: project.id } })).data
    await save([aStage([anExamTask(exams[0])])])
    expect(await impact()).toMatchObject({
      joining: 0,
      leaving: 0,
      staying: 1,
      addedTasks: 0,
      removedTasks: 1,
      started: 1,
      completed: 0,
      newlyCompleted: 1,
    })
    await publishProject(manager, await get(project.id))
    const detail = async () => (await learner.call(`GET ${TRAINING}/get`, { query: { id: project.id } })).data
    expect(await detail()).toMatchObject({ tagStatus: 400 })
    // More tasks and a date that has passed do not take the completion back.
    await save([aStage([anExamTask(exams[0]), anExamTask(exams[1])])], { due: { kind: 'at', at: at(-1) } })
    expect(await impact()).toMatchObject({ addedTasks: 1, completed: 1, newlyOverdue: 0 })
    await publishProject(manager, await get(project.id))
    expect(await detail()).toMatchObject({ tagStatus: 400, overdueStatus: null, progress: { done: 1, total: 2 } })
  })

  it('knows in the impact that a task that comes back has its records', async () => {
    const [first, second] = [anExamTask((await anExam(sands)).id), anExamTask((await anExam(sands)).id)]
    const both = [aStage([first, second])]
    const project = await aPublishedProject(manager, { audience: onlyFor(learnerId), stages: both })
    await takeExam(learner, first.refId as Id<'exam'>)
    const save = async (stages: ReturnType<typeof aStage>[]) => {
      const body = { ...seen(await get(project.id)), draft: { ...project.draft, stages } }
      return (await manager.call(`POST ${TRAINING_MANAGE}/save`, { body })).data
    }
    await publishProject(manager, await save([aStage([second])]))
    await save([aStage([first])])
    const { data } = await manager.call(`GET ${TRAINING_MANAGE}/impact`, { query: { id: project.id } })
    expect(data).toMatchObject({ addedTasks: 1, removedTasks: 1, newlyCompleted: 1, moved: [] })
  })

  it('compares dates with the hour of a later publication', async () => {
    const project = await aPublishedProject(manager, {
      audience: onlyFor(learnerId),
      stages: [aStage([anExamTask((await anExam(sands)).id)])],
    })
    const draft = { ...project.draft, due: { kind: 'at' as const, at: at(2) } }
    expect(await manager.call(`POST ${TRAINING_MANAGE}/save`, { body: { ...seen(project), draft } })).toSucceed()
    const impact = async (publishAt?: string) =>
      (
        await manager.call(`GET ${TRAINING_MANAGE}/impact`, {
          query: { id: project.id, ...(publishAt && { publishAt }) },
        })
      ).data
    expect(await impact()).toMatchObject({ staying: 1, newlyOverdue: 0, endingRequests: 0, tasks: [] })
    expect(await impact(at(1))).toMatchObject({ newlyOverdue: 0 })
    expect(await impact(at(3))).toMatchObject({ staying: 1, newlyOverdue: 1 })
  })

  it('names the tasks that a publication locks and makes late', async () => {
    const exams = [(await anExam(sands)).id, (await anExam(sands, { document: { title: 'Now locked' } })).id] as const
    const project = await aPublishedProject(manager, {
      audience: onlyFor(learnerId),
      lockRule: 'none',
      stages: [aStage([anExamTask(exams[0], { name: 'Now late' }), anExamTask(exams[1])])],
    })
    const due = { kind: 'at' as const, at: at(-1) }
    const stages = [aStage([anExamTask(exams[0], { name: 'Now late', due }), anExamTask(exams[1])])]
    const draft = { ...project.draft, lockRule: 'order' as const, stages }
    expect(await manager.call(`POST ${TRAINING_MANAGE}/save`, { body: { ...seen(project), draft } })).toSucceed()
    const { data } = await manager.call(`GET ${TRAINING_MANAGE}/impact`, { query: { id: project.id } })
    expect(data.tasks).toEqual([
      { key: `exam-${exams[0]}`, taskName: 'Now late', locked: 0, unlocked: 0, late: 1 },
      { key: `exam-${exams[1]}`, taskName: 'Now locked', locked: 1, unlocked: 0, late: 0 },
    ])
  })

  it('says whom a step concerns before it is taken', async () => {
    const exam = await anExam(sands)
    const other = await userId(sands, 'staff05')
    const { id } = await aPublishedProject(manager, {
      audience: { included: [learnerId, other].map((each) => ({ kind: 'user' as const, id: each })), excluded: [] },
      stages: [aStage([anExamTask(exam.id)])],
    })
    await takeExam(learner, exam.id)
    const impact = () => manager.call(`GET ${TRAINING_MANAGE}/step-impact`, { query: { id } })
    expect((await impact()).data).toEqual({
      ...{ members: 2, completed: 1, open: 1, reviewing: 0, applied: 0, requests: 0 },
    })
  })

  it('copies a project as a template, without dates and members', async () => {
    const project = await aPublishedProject(manager, {
      name: 'Original',
      startsAt: at(1),
      endsAt: at(9),
      ...forLearner(),
    })
    const copy = await manager.call(`POST ${TRAINING_MANAGE}/copy`, { body: { id: project.id, name: 'Copy' } })
    expect(copy.data).toMatchObject({
      name: 'Copy',
      state: 'not_published',
      members: 0,
      draft: { startsAt: null, endsAt: null, audience: null, stages: project.draft.stages },
      owner: { id: await userId(sands, 'staff20') },
    })
  })

  it('offers content for tasks by title', async () => {
    const { data } = await manager.call(`GET ${TRAINING_MANAGE}/content`, { query: { type: 3, keyWord: 'first EXAM' } })
    expect(data.records).toMatchObject([{ id: examId, title: 'First exam', isOut: true }])
    expect(await manager.call(`GET ${TRAINING_MANAGE}/content`, { query: { type: 6 } })).toFailWith(
      'training.content_unknown',
    )
  })

  it('shows members and tasks, and answers why a task is locked', async () => {
    const exams = [(await anExam(sands)).id, (await anExam(sands)).id] as const
    const { id } = await aPublishedProject(manager, {
      audience: onlyFor(learnerId),
      stages: [aStage([anExamTask(exams[0], { name: 'Begin' }), anExamTask(exams[1])])],
    })
    const [first, second] = await tasksOf(learner, id)
    const { data: matrix } = await manager.call(`GET ${TRAINING_MANAGE}/matrix`, { query: { id, keyWord: 'staff04' } })
    expect(matrix).toMatchObject({
      total: 1,
      records: [
        { userId: learnerId, userName: 'staff04', source: 'audience', progress: { done: 0, total: 2 }, tasks: [] },
      ],
      tasks: [{ globalIndex: 1, taskName: 'Begin' }, { globalIndex: 2 }],
    })
    const why = (trainingTaskId: Id<'trainingTask'>, person = learnerId) =>
      manager.call(`GET ${TRAINING_MANAGE}/why`, { query: { id, userId: person, trainingTaskId } })
    const secondId = second?.trainingTaskId ?? ('1' as Id<'trainingTask'>)
    expect((await why(secondId)).data).toEqual({ lock: second?.lock, taskName: 'Begin', stageName: null })
    expect(await why('999999' as Id<'trainingTask'>)).toFailWith('training.task_not_found')
    expect(await why(secondId, '999999' as UserId)).toFailWith('training.member_unknown')
    await takeExam(learner, exams[0])
    expect((await why(secondId)).data).toEqual({ lock: null, taskName: null, stageName: null })
    expect((await manager.call(`GET ${TRAINING_MANAGE}/matrix`, { query: { id } })).data.records[0]?.tasks).toEqual([
      { trainingTaskId: first?.trainingTaskId, state: 'passed', reason: null },
    ])
  })

  it('waives and credits tasks with a reason, and completes the project with the last one', async () => {
    const exams = [(await anExam(sands)).id, (await anExam(sands)).id] as const
    const { id } = await aPublishedProject(manager, {
      audience: onlyFor(learnerId),
      stages: [aStage([anExamTask(exams[0]), anExamTask(exams[1])])],
    })
    const [first, second] = (await tasksOf(learner, id)).map(({ trainingTaskId }) => trainingTaskId)
    const settle = (trainingTaskId = '1' as Id<'trainingTask'>, state: 'waived' | 'credited' = 'waived') =>
      manager.call(`POST ${TRAINING_MANAGE}/task/settle`, {
        body: { id, userId: learnerId, trainingTaskId, state, reason: 'Knows it' },
      })
    expect(await settle(first)).toSucceed()
    expect(await settle(first)).toFailWith('training.already_done')
    expect((await tasksOf(learner, id))[0]).toMatchObject({
      status: 200,
      decision: { state: 'waived', reason: 'Knows it' },
    })
    expect(await auditLog(sands)).toMatchObject([{ action: 'training.member.waived' }])
    expect(await settle(second, 'credited')).toSucceed()
    expect(await settle('999999' as Id<'trainingTask'>)).toFailWith('training.task_not_found')
    expect((await learner.call(`GET ${TRAINING}/get`, { query: { id } })).data).toMatchObject({ tagStatus: 400 })
  })

  it('extends the time of one member, and reminds everybody once a day', async () => {
    const { id } = await aPublishedProject(manager, {
      name: 'Remind me',
      due: { kind: 'days', days: 1 },
      graceDays: 1,
      audience: onlyFor(learnerId),
      stages: [aStage([anExamTask((await anExam(sands)).id)])],
    })
    const detail = async () => (await learner.call(`GET ${TRAINING}/get`, { query: { id } })).data
    await later(DAY_MS + HOUR_MS)
    expect(await detail()).toMatchObject({ overdueStatus: 200 })
    const extend = (until: string) =>
      manager.call(`POST ${TRAINING_MANAGE}/member/extend`, { body: { id, userId: learnerId, until, reason: 'Ill' } })
    expect(await extend(at(-1))).toFailWith('training.date_passed')
    const until = at(48)
    expect(await extend(until)).toSucceed()
    expect(await detail()).toMatchObject({ overdueStatus: 100, dueTime: until })
    // Time that was given is not taken back.
    expect(await extend(at(47))).toFailWith('training.extend_shorter')
    const remind = () => manager.call(`POST ${TRAINING_MANAGE}/member/remind`, { body: { id } })
    expect((await remind()).data).toEqual({ reminded: 1, remindedBefore: 0, nothingOpen: 0 })
    expect((await remind()).data).toEqual({ reminded: 0, remindedBefore: 1, nothingOpen: 0 })
    await later(DAY_MS)
    expect((await remind()).data).toEqual({ reminded: 1, remindedBefore: 0, nothingOpen: 0 })
    const { data } = await learner.call(INBOX, { query: {} })
    expect(data.records.filter(({ title }) => title === 'Reminder: please complete Remind me')).toHaveLength(2)
  })

  it('gives more time only where there is a date, within the project and while it is live', async () => {
    const extend = (id: Id<'training'>, until: string) =>
      manager.call(`POST ${TRAINING_MANAGE}/member/extend`, { body: { id, userId: learnerId, until, reason: 'Ill' } })
    const audience = onlyFor(learnerId)
    const undated = await aPublishedProject(manager, { audience, stages: two() })
    expect(await extend(undated.id, at(1))).toFailWith('training.extend_undated')
    const due = { kind: 'at' as const, at: at(50) }
    const dated = { audience, startsAt: at(10), endsAt: at(100), due, stages: two() }
    const draft = await createProject(manager, dated)
    await manager.call(`POST ${TRAINING_MANAGE}/member/add`, { body: { id: draft.id, userIds: [learnerId] } })
    expect(await extend(draft.id, at(60))).toFailWith('training.wrong_state')
    const project = await publishProject(manager, draft)
    expect(await extend(project.id, at(5))).toFailWith('training.extend_before_start')
    expect(await extend(project.id, at(101))).toFailWith('training.extend_after_end')
    expect(await extend(project.id, at(40))).toFailWith('training.extend_shorter')
    const wanted = { id: project.id, act: 'extend' as const, userIds: [learnerId], until: at(40) }
    expect(await manager.call(`POST ${TRAINING_MANAGE}/member/impact`, { body: wanted })).toFailWith(
      'training.extend_shorter',
    )
    expect(await extend(project.id, at(60))).toSucceed()
    await step(await get(project.id), 'recall')
    expect(await extend(project.id, at(70))).toFailWith('training.wrong_state')
  })

  it('says how many people a reminder left out, and why', async () => {
    const exam = await anExam(sands)
    const other = await userId(sands, 'staff05')
    const stranger = await userId(sands, 'staff07')
    const { id } = await aPublishedProject(manager, {
      audience: { included: [learnerId, other].map((each) => ({ kind: 'user' as const, id: each })), excluded: [] },
      stages: [aStage([anExamTask(exam.id)])],
    })
    const remind = async (userIds?: UserId[]) =>
      (await manager.call(`POST ${TRAINING_MANAGE}/member/remind`, { body: { id, ...(userIds && { userIds }) } })).data
    await takeExam(learner, exam.id)
    expect(await remind()).toEqual({ reminded: 1, remindedBefore: 0, nothingOpen: 1 })
    expect(await remind([learnerId, other, stranger])).toEqual({ reminded: 0, remindedBefore: 1, nothingOpen: 2 })
  })

  it('adds and removes members by hand', async () => {
    const { id } = await aPublishedProject(manager, forLearner())
    const person = await userId(sands, 'staff05')
    const add = (userIds: UserId[]) => manager.call(`POST ${TRAINING_MANAGE}/member/add`, { body: { id, userIds } })
    const remove = (who: UserId) =>
      manager.call(`POST ${TRAINING_MANAGE}/member/remove`, { body: { id, userId: who, reason: 'Left the team' } })
    expect((await add([person, learnerId])).data).toEqual({ added: 1 })
    expect(await add(['999999' as UserId])).toFailWith('org.place_unknown')
    expect(await remove(learnerId)).toFailWith('training.member_by_audience')
    expect(await remove(person)).toSucceed()
    expect(await remove(person)).toFailWith('training.member_unknown')
  })

  it('writes down that the content of a task was deleted, and completes the project of those who did the rest', async () => {
    const exams = [(await anExam(sands)).id, (await anExam(sands, { document: { title: 'Gone' } })).id] as const
    const { id } = await aPublishedProject(manager, {
      audience: onlyFor(learnerId),
      stages: [aStage([anExamTask(exams[0]), anExamTask(exams[1])])],
    })
    await takeExam(learner, exams[0])
    await change(sands, 'update exams set removed_at = now() where id = $1', exams[1])
    await change(sands, `insert into jobs.job (name, data) values ('training.waive-deleted', '{}')`)
    await runJobs(sands)
    expect((await learner.call(`GET ${TRAINING}/get`, { query: { id } })).data).toMatchObject({ tagStatus: 400 })
    const entries = await auditLog(sands, 50)
    expect(entries).toContainEqual(
      expect.objectContaining({ action: 'training.task.waived-deleted', subject_id: id, after: { task: 'Gone' } }),
    )
  })

  it('is closed to learners and visitors, and other colleges do not know the project', async () => {
    const project = await aPublishedProject(manager, forLearner())
    const { id } = project
    const [task] = await tasksOf(learner, id)
    const trainingTaskId = task?.trainingTaskId ?? ('1' as Id<'trainingTask'>)
    const one = { id, userId: learnerId }
    const all = (person: Pick<SignedIn, 'call'>) => [
      person.call(`GET ${TRAINING_MANAGE}/get`, { query: { id } }),
      person.call(`POST ${TRAINING_MANAGE}/save`, { body: { ...seen(project), draft: aProject() } }),
      person.call(`POST ${TRAINING_MANAGE}/copy`, { body: { id, name: 'x' } }),
      person.call(`GET ${TRAINING_MANAGE}/impact`, { query: { id } }),
      person.call(`GET ${TRAINING_MANAGE}/step-impact`, { query: { id } }),
      person.call(`POST ${TRAINING_MANAGE}/publish`, { body: seen(project) }),
      person.call(`POST ${TRAINING_MANAGE}/unschedule`, { body: seen(project) }),
      person.call(`POST ${TRAINING_MANAGE}/step`, { body: { ...seen(project), step: 'end' } }),
      person.call(`GET ${TRAINING_MANAGE}/history`, { query: { id } }),
      person.call(`GET ${TRAINING_MANAGE}/matrix`, { query: { id } }),
      person.call(`GET ${TRAINING_MANAGE}/why`, { query: { ...one, trainingTaskId } }),
      person.call(`POST ${TRAINING_MANAGE}/member/add`, { body: { id, userIds: [learnerId] } }),
      person.call(`POST ${TRAINING_MANAGE}/member/remove`, { body: { ...one, reason: 'x' } }),
      person.call(`POST ${TRAINING_MANAGE}/member/decide`, { body: { ...one, isApproved: true, reason: '' } }),
      person.call(`POST ${TRAINING_MANAGE}/member/decide-many`, {
        body: { id, userIds: [learnerId], isApproved: true, reason: '' },
      }),
      person.call(`POST ${TRAINING_MANAGE}/member/extend`, { body: { ...one, until: at(1), reason: 'x' } }),
      person.call(`POST ${TRAINING_MANAGE}/member/remind`, { body: { id } }),
      person.call(`POST ${TRAINING_MANAGE}/task/settle`, {
        body: { ...one, trainingTaskId, state: 'waived', reason: 'x' },
      }),
    ]
    for (const answer of await Promise.all(all(english))) expect(answer).toFailWith('training.unknown')
    for (const answer of await Promise.all(all(learner))) expect(answer).toFailWith('kernel.no_permission')
    for (const answer of await Promise.all(all(sands.visitor()))) expect(answer).toFailWith('kernel.not_signed_in')
    const lists = (person: Pick<SignedIn, 'call'>) => [
      person.call(`GET ${TRAINING_MANAGE}/page`, { query: {} }),
      person.call(`GET ${TRAINING_MANAGE}/content`, { query: { type: 3 } }),
      person.call(`POST ${TRAINING_MANAGE}/create`, { body: aProject() }),
    ]
    for (const answer of await Promise.all(lists(learner))) expect(answer).toFailWith('kernel.no_permission')
    for (const answer of await Promise.all(lists(sands.visitor()))) expect(answer).toFailWith('kernel.not_signed_in')
  })
})
