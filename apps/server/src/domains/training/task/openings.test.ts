import { asId } from '@sands/contract/kernel/id'
import type { Id, UserId } from '@sands/contract/kernel/schema'
import { LEARN_TYPES } from '@sands/rules/study'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { anExam } from '../../../testing/exam/an-exam.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import { change } from '../../../testing/study.ts'
import {
  aLinkTask,
  anExamTask,
  aPublishedProject,
  aStage,
  aTaskDraft,
  aTrainingManager,
  createProject,
  onlyFor,
  publishProject,
  TRAINING_MANAGE,
  takeExam,
  tasksOf,
} from '../../../testing/training/a-training.ts'

/** Content of each kind that is out in the college of the learner, who has not done it. */
const CONTENT = [
  { type: 1, table: 'courses', where: `state = 'published' and removed_at is null` },
  { type: 2, table: 'coursewares', where: 'removed_at is null and audience_id is not null' },
  {
    type: 3,
    table: 'exams',
    where: `state = 'published' and removed_at is null and id not in (select exam_id from exam_people)`,
  },
  { type: 4, table: 'surveys', where: `state = 'published' and removed_at is null and not is_public` },
  {
    type: 8,
    table: 'practices',
    where: `state = 'published' and removed_at is null and id not in (select practice_id from practice_people)`,
  },
] as const

describe('content of tasks that is not published for the members', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn
  let learnerId: UserId
  let nobody: string

  beforeAll(async () => {
    manager = await aTrainingManager(sands)
    learner = await sands.signIn('staff04')
    learnerId = await userId(sands, 'staff04')
    const { rows } = await change(
      sands,
      `insert into audiences (college_id) select college_id from memberships
      where user_id = $1 limit 1 returning id`,
      learnerId,
    )
    nobody = rows[0].id
  })

  const opening = (type: number, id: string) => {
    const named = <Kind extends string>() => asId<Id<Kind>>(id)
    if (type === 1)
      return learner.call('POST /sands-lms/api/v1/course/courseDetail', { body: { id: named<'course'>() } })
    if (type === 2)
      return learner.call('POST /sands-lms/api/v1/course-ware/courseWareDetail', {
        body: { id: named<'courseware'>() },
      })
    if (type === 3) return learner.call('GET /sands-lms/api/v1/exam/info', { query: { examId: named<'exam'>() } })
    if (type === 4)
      return learner.call('POST /sands-lms/api/v1/investigation/info', { body: { investigationId: named<'survey'>() } })
    return learner.call('GET /sands-lms/api/v1/practise/info', { query: { practiseId: named<'practice'>() } })
  }
  const isOpen = async (type: number, id: string) => (await opening(type, id)).code === 1

  it.each(CONTENT)('is open to members of the running project: $table', async ({ type, table, where }) => {
    const { rows } = await change(
      sands,
      `select id from ${table} where ${where}
         and college_id = (select college_id from memberships where user_id = $1 limit 1) order by id limit 1`,
      learnerId,
    )
    const id: string = rows[0].id
    await change(sands, `update ${table} set audience_id = $1 where id = $2`, nobody, id)
    if (type === 2) await change(sands, 'delete from course_items where courseware_id = $1', id)
    expect(await isOpen(type, id)).toBe(false)
    const task = aTaskDraft({ key: 'task', type, refId: id })
    const draft = await createProject(manager, { audience: onlyFor(learnerId), stages: [aStage([task])] })
    const { data: impact } = await manager.call(`GET ${TRAINING_MANAGE}/impact`, { query: { id: draft.id } })
    expect(impact.opened).toEqual([{ key: 'task', taskName: expect.any(String), people: 1 }])
    const { version } = await publishProject(manager, draft)
    expect(await isOpen(type, id)).toBe(true)
    await manager.call(`POST ${TRAINING_MANAGE}/step`, { body: { id: draft.id, version, step: 'recall' } })
    expect(await isOpen(type, id)).toBe(false)
  })

  it('can be done by members', async () => {
    const exam = await anExam(sands)
    await change(sands, 'update exams set audience_id = $1 where id = $2', nobody, exam.id)
    const { id } = await aPublishedProject(manager, {
      audience: onlyFor(learnerId),
      stages: [aStage([anExamTask(exam.id)])],
    })
    await takeExam(learner, exam.id)
    expect((await tasksOf(learner, id)).map(({ status }) => status)).toEqual([200])
  })

  it('stays closed while the task is locked, also by its address', async () => {
    const [exam, own] = [await anExam(sands), await anExam(sands)]
    await change(sands, 'update exams set audience_id = $1 where id = $2', nobody, exam.id)
    const { rows } = await change(
      sands,
      `select id from practices where state = 'published' and removed_at is null
         and college_id = (select college_id from memberships where user_id = $1 limit 1)
         and id not in (select practice_id from practice_people) order by id desc limit 1`,
      learnerId,
    )
    const practiseId = asId<Id<'practice'>>(rows[0].id)
    await change(
      sands,
      'update practices set audience_id = $1, opens_at = null, closes_at = null where id = $2',
      nobody,
      practiseId,
    )
    const { id } = await aPublishedProject(manager, {
      audience: onlyFor(learnerId),
      stages: [
        aStage([
          aLinkTask(),
          anExamTask(exam.id),
          anExamTask(own.id),
          aTaskDraft({ key: 'practice', type: 8, refId: practiseId, isRequired: false }),
        ]),
      ],
    })
    const start = (examId: Id<'exam'>) => learner.call('POST /sands-lms/api/v1/exam/start', { body: { examId } })
    const startPractice = () => learner.call('POST /sands-lms/api/v1/practise/start', { body: { practiseId } })
    expect(await start(exam.id)).toFailWith('training.task_locked')
    expect(await startPractice()).toFailWith('training.task_locked')
    // What was published for the person is open by itself.
    expect(await start(own.id)).toSucceed()
    const [link] = await tasksOf(learner, id)
    if (!link) throw new Error('the project has no task')
    const taskId = link.trainingTaskId
    for (const step of ['open', 'finish'] as const)
      await learner.call('POST /sands-lms/api/v1/link/complete', { body: { taskId, step } })
    expect(await start(exam.id)).toSucceed()
  })

  it('keeps courses and courseware closed while the task is locked', async () => {
    const { rows } = await change(
      sands,
      `select c.id, i.courseware_id from courses c join course_items i on i.course_id = c.id
         join coursewares w on w.id = i.courseware_id and w.removed_at is null and w.audience_id is null
       where c.state = 'published' and c.removed_at is null and not c.is_in_order
         and c.college_id = (select college_id from memberships where user_id = $1 limit 1)
         and not exists (select from course_items o where o.courseware_id = w.id and o.course_id <> c.id)
       order by c.id desc limit 1`,
      learnerId,
    )
    const courseId = asId<Id<'course'>>(rows[0].id)
    const coursewareId = asId<Id<'courseware'>>(rows[0].courseware_id)
    await change(sands, 'update courses set audience_id = $1 where id = $2', nobody, courseId)
    const { id } = await aPublishedProject(manager, {
      audience: onlyFor(learnerId),
      stages: [
        aStage([
          aLinkTask(),
          aTaskDraft({ key: 'course', type: 1, refId: courseId }),
          aTaskDraft({ key: 'courseware', type: 2, refId: coursewareId }),
        ]),
      ],
    })
    const open = () =>
      learner.call('POST /sands-lms/api/v1/course-ware/courseWareDetail', { body: { id: coursewareId, courseId } })
    const openAlone = () =>
      learner.call('POST /sands-lms/api/v1/course-ware/courseWareDetail', { body: { id: coursewareId } })
    const study = () =>
      learner.call('POST /sands-lms/api/v1/learning-details/create', {
        body: {
          ...{ learnType: LEARN_TYPES.courseware, learnId: asId<Id<'learn'>>(coursewareId), courseId },
          ...{ terminalType: 1, clientTime: new Date(sands.clock.now()).toISOString() },
        },
      })
    for (const refused of [open, openAlone, study]) expect(await refused()).toFailWith('training.task_locked')
    const [link] = await tasksOf(learner, id)
    if (!link) throw new Error('the project has no task')
    for (const step of ['open', 'finish'] as const)
      await learner.call('POST /sands-lms/api/v1/link/complete', { body: { taskId: link.trainingTaskId, step } })
    for (const opened of [open, study]) expect(await opened()).toSucceed()
  })

  it('keeps replies to a survey out while the task is locked', async () => {
    const { rows } = await change(
      sands,
      `select id, edition_id from surveys where state = 'published' and removed_at is null and not is_public and not is_anonymous
         and college_id = (select college_id from memberships where user_id = $1 limit 1) order by id desc limit 1`,
      learnerId,
    )
    const investigationId = asId<Id<'survey'>>(rows[0].id)
    const editionId = asId<Id<'surveyEdition'>>(rows[0].edition_id)
    await change(
      sands,
      'update surveys set audience_id = $1, start_at = null, end_at = null where id = $2',
      nobody,
      investigationId,
    )
    const task = aTaskDraft({ key: 'survey', type: 4, refId: investigationId })
    await aPublishedProject(manager, { audience: onlyFor(learnerId), stages: [aStage([aLinkTask(), task])] })
    expect(
      await learner.call('POST /sands-lms/api/v1/investigation/draft', {
        body: { investigationId, editionId, answers: {} },
      }),
    ).toFailWith('training.task_locked')
    expect(
      await learner.call('POST /sands-lms/api/v1/investigation/submit', {
        body: { investigationId, editionId, answers: {}, key: 'a-key-of-this-very-reply' },
      }),
    ).toFailWith('training.task_locked')
  })

  it('is given to people who were members before the publication, who are told once', async () => {
    const exam = await anExam(sands)
    await takeExam(learner, exam.id)
    const draft = await createProject(manager, {
      name: 'Later',
      due: { kind: 'days', days: 3 },
      stages: [aStage([anExamTask(exam.id), aLinkTask()])],
    })
    const { id } = draft
    expect(
      (await manager.call(`POST ${TRAINING_MANAGE}/member/add`, { body: { id, userIds: [learnerId] } })).data,
    ).toEqual({ added: 1 })
    const told = async () => {
      const { rows } = await change(
        sands,
        `select 1 from inbox i join messages m on m.id = i.message_id where i.user_id = ${learnerId} and m.jump_module_id = $1`,
        id,
      )
      return rows.length
    }
    expect(await told()).toBe(0)
    sands.clock.advance(10 * 86_400_000)
    manager = await sands.signIn('staff20')
    learner = await sands.signIn('staff04')
    const { data: current } = await manager.call(`GET ${TRAINING_MANAGE}/get`, { query: { id } })
    const published = await publishProject(manager, current)
    await publishProject(manager, published)
    await runJobs(sands)
    expect(await told()).toBe(1)
    const tasks = await tasksOf(learner, id)
    expect(tasks.map(({ status }) => status)).toEqual([200, 100])
    const { data } = await learner.call('GET /sands-lms/api/v1/training/get', { query: { id } })
    expect(data.overdueStatus).toBe(100)
  })
})
