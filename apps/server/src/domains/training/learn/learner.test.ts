import type { Id, UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aChapter, aCourseware, aPublishedCourse, aPublisher } from '../../../testing/course-authoring.ts'
import { anExam } from '../../../testing/exam/an-exam.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import { change } from '../../../testing/study.ts'
import { aSitting } from '../../../testing/studying.ts'
import {
  anExamTask,
  aPublishedProject,
  aStage,
  aTaskDraft,
  aTrainingManager,
  onlyFor,
  TRAINING,
  takeExam,
  tasksOf,
} from '../../../testing/training/a-training.ts'

const INBOX = 'GET /sands-system/api/v1/message/page'
const HOUR_MS = 3_600_000

describe('a training project of a member', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn
  let stranger: SignedIn
  let english: SignedIn
  let learnerId: UserId

  beforeAll(async () => {
    manager = await aTrainingManager(sands)
    learner = await sands.signIn('staff04')
    stranger = await sands.signIn('staff05')
    english = await sands.signIn('emma')
    learnerId = await userId(sands, 'staff04')
  })

  /** Sessions end while the clock moves, so that everybody signs in again. */
  const later = async (milliseconds: number) => {
    sands.clock.advance(milliseconds)
    manager = await sands.signIn('staff20')
    learner = await sands.signIn('staff04')
    stranger = await sands.signIn('staff05')
    english = await sands.signIn('emma')
  }
  const exams = async (count: number) => {
    const made: Id<'exam'>[] = []
    for (let number = 1; number <= count; number += 1)
      made.push((await anExam(sands, { document: { title: `Exam ${number}` } })).id)
    return made
  }
  const statuses = async (id: Id<'training'>) =>
    (await tasksOf(learner, id)).map(({ status, lockStatus }) => `${status}${lockStatus ? ' locked' : ''}`)
  const get = (person: SignedIn, id: Id<'training'>) => person.call(`GET ${TRAINING}/get`, { query: { id } })

  it('unlocks each task with the one before it, and is completed with the last one', async () => {
    const [one, two, extra] = (await exams(3)) as [Id<'exam'>, Id<'exam'>, Id<'exam'>]
    const { id } = await aPublishedProject(manager, {
      name: 'Three exams',
      introduction: '<p>Welcome</p>',
      audience: onlyFor(learnerId),
      ownerId: await userId(sands, 'manager'),
      stages: [
        aStage([anExamTask(one), anExamTask(extra, { isRequired: false }), anExamTask(two, { name: 'The end' })]),
      ],
    })
    expect(await statuses(id)).toEqual(['100', '100 locked', '100 locked'])
    const [first, , last] = await tasksOf(learner, id)
    expect(last).toMatchObject({
      taskName: 'The end',
      taskId: two,
      taskType: 3,
      lock: { reason: 'previous_task', globalIndex: 1 },
    })
    const visit = (trainingTaskId: Id<'trainingTask'> | undefined, trainingId = id) =>
      learner.call(`POST ${TRAINING}/task/visit`, {
        body: { trainingId, trainingTaskId: trainingTaskId ?? ('1' as Id<'trainingTask'>) },
      })
    expect(await visit(last?.trainingTaskId)).toFailWith('training.task_locked')
    expect(await visit(first?.trainingTaskId)).toSucceed()
    expect((await get(learner, id)).data).toMatchObject({
      status: 3,
      tagStatus: 200,
      isMember: 1,
      memberNum: 1,
      taskNum: 3,
      latestTaskId: first?.trainingTaskId,
      progress: { done: 0, total: 2, percent: 0 },
      nextTask: { globalIndex: 1 },
    })

    await takeExam(learner, one, 'A')
    expect(await statuses(id)).toEqual(['100', '100 locked', '100 locked'])
    await takeExam(learner, one)
    expect(await statuses(id)).toEqual(['200', '100', '100'])
    expect((await get(learner, id)).data).toMatchObject({ progress: { percent: 50 }, nextTask: { globalIndex: 3 } })

    await takeExam(learner, two)
    expect((await get(learner, id)).data).toMatchObject({
      tagStatus: 400,
      progress: { done: 2, total: 2, percent: 100 },
      nextTask: { globalIndex: 2 },
      finishTime: expect.any(String),
    })
    await runJobs(sands)
    const titles = (await learner.call(INBOX, { query: {} })).data.records.map(({ title }) => title)
    expect(titles.filter((title) => title.includes('Three exams'))).toEqual([
      'You completed Three exams',
      'New training: Three exams',
    ])
  })

  it('counts courses and courseware as soon as they are studied, in every project that contains them', async () => {
    const author = await aPublisher(sands)
    const [film, other] = [await aCourseware(sands, author), await aCourseware(sands, author)]
    const course = await aPublishedCourse(author, { title: 'Films', chapters: [aChapter([film.id, other.id])] })
    const tasks = [
      aTaskDraft({ key: 'film', type: 2, refId: film.id }),
      aTaskDraft({ key: 'course', type: 1, refId: course.id }),
    ]
    const document = { audience: onlyFor(learnerId), lockRule: 'stage' as const }
    const project = await aPublishedProject(manager, { ...document, stages: [aStage(tasks)] })
    const twin = await aPublishedProject(manager, { ...document, stages: [aStage(tasks)] })
    const sitting = aSitting(learner, sands.clock)
    await sitting.open(film.id, { courseId: course.id })
    expect((await tasksOf(learner, project.id)).map(({ tagStatus }) => tagStatus)).toEqual([200, 200])
    await sitting.play(0, 100_000)
    for (const { id } of [project, twin]) expect(await statuses(id)).toEqual(['200', '100'])
    await sitting.open(other.id, { courseId: course.id })
    await sitting.play(0, 100_000)
    for (const { id } of [project, twin]) expect(await statuses(id)).toEqual(['200', '200'])
    // A project that is published later takes over what was done before.
    const later = await aPublishedProject(manager, { ...document, stages: [aStage(tasks)] })
    expect(await statuses(later.id)).toEqual(['200', '200'])
    expect((await get(learner, later.id)).data).toMatchObject({ tagStatus: 400 })
  })

  it('follows the clock: locked before its first day, by the dates of stages, and after its last day', async () => {
    const [one, two] = (await exams(2)) as [Id<'exam'>, Id<'exam'>]
    const at = (hours: number) => new Date(sands.clock.now().getTime() + hours * HOUR_MS).toISOString()
    const { id } = await aPublishedProject(manager, {
      name: 'By date',
      audience: onlyFor(learnerId),
      lockRule: 'date',
      startsAt: at(1),
      endsAt: at(9),
      due: { kind: 'at', at: at(4) },
      graceDays: 0,
      stages: [
        { ...aStage([anExamTask(one)], 'a', 'First'), opensAt: at(1) },
        { ...aStage([anExamTask(two)], 'b', 'Second'), opensAt: at(3) },
      ],
    })
    const page = async (status: number) =>
      (await learner.call(`GET ${TRAINING}/page`, { query: { status, size: 100 } })).data.records.find(
        ({ trainingId }) => trainingId === id,
      )
    expect(await page(2)).toMatchObject({ status: 2, overdueStatus: 100, countDownDuration: expect.any(Number) })
    expect((await tasksOf(learner, id))[0]?.lock).toMatchObject({ reason: 'not_started' })
    await later(2 * HOUR_MS)
    expect(await page(2)).toBeUndefined()
    expect(await page(3)).toMatchObject({ status: 3, tagStatus: 100 })
    expect((await tasksOf(learner, id)).map(({ lock }) => lock?.reason ?? null)).toEqual([null, 'opens_at'])
    await takeExam(learner, one)
    await later(3 * HOUR_MS)
    expect(await page(3)).toMatchObject({ tagStatus: 500, overdueStatus: 300, countDownDuration: 0 })
    // A late project can still be completed, so that it stays in the list of what to do.
    const next = async () =>
      (await learner.call('GET /sands-lms/api/v1/learning/todo-list', { query: { size: 20 } })).data
    const card = expect.objectContaining({ taskId: id, taskType: 7 })
    expect(await next()).toContainEqual(card)
    const { data: counts } = await learner.call('GET /sands-lms/api/v1/personalCenter/cornerMarkNumberByBiz')
    expect(counts.trainingNumber).toBeGreaterThan(0)
    await later(5 * HOUR_MS)
    expect(await page(4)).toMatchObject({ status: 4, tagStatus: 600 })
    expect(await next()).not.toContainEqual(card)
    // What was done stays open; what was not done stays locked, also when it is done elsewhere afterwards.
    await takeExam(learner, two)
    expect((await tasksOf(learner, id)).map(({ status, lock }) => [status, lock?.reason ?? null])).toEqual([
      [200, null],
      [100, 'ended'],
    ])
  })

  it('waives a task whose content was deleted, and says so', async () => {
    const [one, two] = (await exams(2)) as [Id<'exam'>, Id<'exam'>]
    const { id } = await aPublishedProject(manager, {
      audience: onlyFor(learnerId),
      stages: [aStage([anExamTask(one), anExamTask(two)])],
    })
    await change(sands, 'update exams set removed_at = now() where id = $1', one)
    const [gone, next] = await tasksOf(learner, id)
    expect(gone).toMatchObject({ isRefDeleted: 1, status: 200, tagStatus: 400, taskName: 'Exam 1', lockStatus: 0 })
    expect(next).toMatchObject({ isRefDeleted: 0, lockStatus: 0 })
    expect((await get(learner, id)).data.progress).toEqual({ done: 0, total: 1, percent: 0 })
  })

  it('lists tasks for the panel, one task by its number, members and introduction', async () => {
    const [one] = (await exams(1)) as [Id<'exam'>]
    const { id } = await aPublishedProject(manager, {
      introduction: '<p>Welcome</p><script>x</script>',
      audience: onlyFor(learnerId),
      stages: [aStage([anExamTask(one)])],
    })
    const panel = await learner.call(`GET ${TRAINING}/task/list`, { query: { trainingId: id } })
    expect(panel.data).toMatchObject([{ trainingId: id, taskId: one, taskType: 3, globalIndex: 1, lockStatus: 0 }])
    const activity = (globalIndex: number) =>
      learner.call('GET /sands-lms/api/v1/activity/get', { query: { trainingId: id, globalIndex } })
    expect((await activity(1)).data).toMatchObject({ taskName: 'Exam 1', isRequired: 1 })
    expect(await activity(2)).toFailWith('training.task_not_found')
    const trainingTaskId = panel.data[0]?.trainingTaskId ?? ('1' as Id<'trainingTask'>)
    const latest = (taskId: Id<'trainingTask'>) =>
      learner.call(`POST ${TRAINING}/update-latest-learning`, { body: { trainingId: id, trainingTaskId: taskId } })
    expect(await latest(trainingTaskId)).toSucceed()
    expect(await latest('999999' as Id<'trainingTask'>)).toFailWith('training.task_not_found')
    const members = await learner.call(`GET ${TRAINING}/show-members`, { query: { id } })
    expect(members.data).toMatchObject({ total: 1, records: [{ id: learnerId }] })
    const introduction = await learner.call(`GET ${TRAINING}/introduction`, { query: { id } })
    expect(introduction.data.introduction).toBe('<p>Welcome</p>')
  })

  it('continues with the task that was opened last, while it is open', async () => {
    const [one, two] = (await exams(2)) as [Id<'exam'>, Id<'exam'>]
    const { id } = await aPublishedProject(manager, {
      lockRule: 'none',
      audience: onlyFor(learnerId),
      stages: [aStage([anExamTask(one), anExamTask(two)])],
    })
    const [, second] = await tasksOf(learner, id)
    if (!second) throw new Error('the project has no second task')
    const body = { trainingId: id, trainingTaskId: second.trainingTaskId }
    expect(await learner.call(`POST ${TRAINING}/update-latest-learning`, { body })).toSucceed()
    const next = async () => (await get(learner, id)).data.nextTask?.globalIndex
    expect(await next()).toBe(2)
    await takeExam(learner, two)
    expect(await next()).toBe(1)
  })

  it('is in the list of everything a person has to do', async () => {
    const [one] = (await exams(1)) as [Id<'exam'>]
    const dueAt = new Date(sands.clock.now().getTime() + HOUR_MS).toISOString()
    const { id } = await aPublishedProject(manager, {
      name: 'A card',
      audience: onlyFor(learnerId),
      due: { kind: 'at', at: dueAt },
      stages: [aStage([anExamTask(one)])],
    })
    const { data } = await learner.call('GET /sands-lms/api/v1/learning/tasks', {
      query: { taskStatus: 100, size: 100 },
    })
    expect(data.records.find(({ taskId, taskType }) => taskType === 7 && taskId === id)).toEqual({
      taskId: id,
      taskName: 'A card',
      taskType: 7,
      tagStatus: 100,
      overdueStatus: 100,
      countDownDuration: expect.any(Number),
      timeStatus: null,
      isRepeat: 0,
    })
  })

  it('does not exist for other people, other colleges and visitors', async () => {
    const [one] = (await exams(1)) as [Id<'exam'>]
    const { id, version } = await aPublishedProject(manager, {
      audience: onlyFor(learnerId),
      stages: [aStage([anExamTask(one)])],
    })
    const [task] = await tasksOf(learner, id)
    const body = { trainingId: id, trainingTaskId: task?.trainingTaskId ?? ('1' as Id<'trainingTask'>) }
    const all = (person: Pick<SignedIn, 'call'>) => [
      person.call(`GET ${TRAINING}/get`, { query: { id } }),
      person.call(`GET ${TRAINING}/introduction`, { query: { id } }),
      person.call(`GET ${TRAINING}/show-members`, { query: { id } }),
      person.call(`GET ${TRAINING}/tasks`, { query: { id } }),
      person.call(`GET ${TRAINING}/task/list`, { query: { trainingId: id } }),
      person.call('GET /sands-lms/api/v1/activity/get', { query: { trainingId: id, globalIndex: 1 } }),
      person.call(`POST ${TRAINING}/task/visit`, { body }),
      person.call(`POST ${TRAINING}/update-latest-learning`, { body }),
    ]
    for (const person of [stranger, english])
      for (const answer of await Promise.all(all(person))) expect(answer).toFailWith('training.not_found')
    for (const answer of await Promise.all(all(sands.visitor()))) expect(answer).toFailWith('kernel.not_signed_in')
    expect(await sands.visitor().call(`GET ${TRAINING}/page`)).toFailWith('kernel.not_signed_in')
    expect((await stranger.call(`GET ${TRAINING}/page`, { query: { size: 100 } })).data.records).not.toContainEqual(
      expect.objectContaining({ trainingId: id }),
    )
    expect(await learner.call(`GET ${TRAINING}/get`, { query: { id: 'x' as Id<'training'> } })).toFailWith(
      'kernel.invalid_field',
    )
    // A recalled project is gone for its members, too.
    expect(
      await manager.call('POST /sands-lms/api/v1/manage/training/step', { body: { id, version, step: 'recall' } }),
    ).toSucceed()
    for (const answer of await Promise.all(all(learner))) expect(answer).toFailWith('training.not_found')
  })
})
