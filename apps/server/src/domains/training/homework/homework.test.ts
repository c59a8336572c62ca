import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Id, UserId } from '@sands/contract/kernel/schema'
import type { TrainingDocument, TrainingTaskDraft } from '@sands/contract/training/manage.model'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { makeClip } from '../../../testing/files/clips.ts'
import { userId } from '../../../testing/people.ts'
import { aJpeg } from '../../../testing/pictures.ts'
import { sendWhole } from '../../../testing/resumable.ts'
import { useSands } from '../../../testing/sands.ts'
import {
  aHomeworkTask,
  aPublishedProject,
  aStage,
  aTaskDraft,
  aTrainingManager,
  createProject,
  onlyFor,
  TRAINING,
  tasksOf,
} from '../../../testing/training/a-training.ts'
import { upload } from '../../../testing/upload.ts'

const GET = 'GET /sands-lms/api/v1/homework/get'
const SUBMIT = 'POST /sands-lms/api/v1/homework/submit'
const INFO = 'GET /sands-lms/api/v1/review/homework/basicInfo'
const PAPER = 'POST /sands-lms/api/v1/my-teaching/homework/get'
const CLAIM = 'POST /sands-lms/api/v1/review/homework/claim'
const RELEASE = 'POST /sands-lms/api/v1/review/homework/release'
const REVIEW = 'POST /sands-lms/api/v1/my-teaching/homework/review'
const QUEUE = 'POST /sands-lms/api/v1/review/bizPage'
const INBOX = 'GET /sands-system/api/v1/message/page'
const HOUR_MS = 3_600_000

type TaskId = Id<'trainingTask'>
type RecordId = Id<'trainingSubmission'>

describe('homework', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn
  let teacher: SignedIn
  let other: SignedIn
  let learnerId: UserId
  let teacherId: UserId

  beforeAll(async () => {
    manager = await aTrainingManager(sands)
    learner = await sands.signIn('staff04')
    teacher = await sands.signIn('staff06')
    other = await sands.signIn('staff05')
    learnerId = await userId(sands, 'staff04')
    teacherId = await userId(sands, 'staff06')
  })

  /** Sessions end while the clock moves, so that everybody signs in again. */
  const later = async (milliseconds: number) => {
    sands.clock.advance(milliseconds)
    manager = await sands.signIn('staff20')
    learner = await sands.signIn('staff04')
    teacher = await sands.signIn('staff06')
    other = await sands.signIn('staff05')
  }
  const aProjectOf = async (task: TrainingTaskDraft, document: Partial<TrainingDocument> = {}) => {
    const stages = [aStage([task])]
    const made = { audience: onlyFor(learnerId), ownerId: teacherId, stages, ...document }
    const { id } = await aPublishedProject(manager, made)
    const [first] = await tasksOf(learner, id)
    if (!first) throw new Error('the project has no task')
    return { id, taskId: first.trainingTaskId }
  }
  const get = async (taskId: TaskId) => (await learner.call(GET, { query: { taskId } })).data
  const submit = (taskId: TaskId, content = 'My report', fileIds: Id<'file'>[] = [], person = learner) =>
    person.call(SUBMIT, { body: { taskId, content, fileIds } })
  const handedIn = async (taskId: TaskId): Promise<RecordId> => {
    const { data } = await submit(taskId)
    const [attempt] = data.attempts
    if (!attempt) throw new Error('nothing was handed in')
    return attempt.submitRecordId
  }
  const review = (submitRecordId: RecordId, mark: object, person = teacher) =>
    person.call(REVIEW, {
      body: { submitRecordId, step: 'pass' as const, score: null, rubric: null, comment: '', ...mark },
    })
  const tagOf = async (id: Id<'training'>) => (await tasksOf(learner, id))[0]?.tagStatus

  it('takes video and recorded sound, which the marking screen plays', async () => {
    const { taskId } = await aProjectOf(aHomeworkTask())
    const folder = mkdtempSync(join(inject('runFolder'), 'sands-homework-'))
    const clip = async (name: string, purpose: 'workAudio' | 'workVideo', size: { width: number; height: number }) => {
      const path = join(folder, name)
      await makeClip(path, { seconds: 1, ...size, sound: true })
      const { data } = await sendWhole(learner, readFileSync(path), { purpose, fileName: name })
      return data.id
    }
    const ids = [
      await clip('recording.weba', 'workAudio', { width: 0, height: 0 }),
      await clip('recording.m4a', 'workAudio', { width: 0, height: 0 }),
      await clip('film.mp4', 'workVideo', { width: 64, height: 64 }),
    ]
    const { data } = await submit(taskId, '', ids)
    const [attempt] = data.attempts
    expect(attempt?.files.map(({ fileType }) => fileType)).toEqual(['audio', 'audio', 'video'])
    const { data: paper } = await teacher.call(PAPER, {
      body: { submitRecordId: attempt?.submitRecordId as RecordId },
    })
    for (const { url } of paper.attempt.files) expect((await sands.visitor().send(url)).status).toBe(200)
    const { data: others } = await upload(other, await aJpeg(), { purpose: 'picture' })
    expect(await submit(taskId, '', [others.id])).toFailWith('training.homework_waiting')
  })

  it('is handed in with files, returned with a reason, handed in again and passed', async () => {
    const { id, taskId } = await aProjectOf(aHomeworkTask(), { name: 'Reports' })
    expect(await get(taskId)).toMatchObject({
      state: 'open',
      refusal: null,
      attempts: [],
      introduction: 'Write a report',
    })
    const { data: picture } = await upload(learner, await aJpeg(), { purpose: 'picture' })
    const first = await submit(taskId, ' My report ', [picture.id])
    expect(first.data).toMatchObject({ state: 'handed_in', refusal: 'waiting', tagStatus: 300 })
    expect(first.data.attempts).toMatchObject([{ number: 1, content: 'My report', files: [{ id: picture.id }] }])
    expect(await submit(taskId)).toFailWith('training.homework_waiting')
    expect(await tagOf(id)).toBe(300)

    const recordId = first.data.attempts[0]?.submitRecordId as RecordId
    expect((await teacher.call(QUEUE, { body: { bizType: 2402 } })).data.records).toContainEqual(
      expect.objectContaining({ bizId: taskId, bizName: 'Reports · A report', waiting: 1 }),
    )
    expect((await teacher.call(INFO, { query: { taskId } })).data).toMatchObject({ taskName: 'A report' })
    expect((await teacher.call(PAPER, { body: { submitRecordId: recordId } })).data).toMatchObject({
      person: { userId: learnerId },
      attempt: { content: 'My report', files: [{ id: picture.id }] },
      earlier: [],
    })
    expect(await review(recordId, { step: 'return' })).toFailWith('training.return_reason_missing')
    expect(await review(recordId, { step: 'return', comment: 'Page 2 is missing' })).toSucceed()
    expect(await review(recordId, {})).toFailWith('review.marked_already')
    expect(await get(taskId)).toMatchObject({
      state: 'returned',
      refusal: null,
      attempts: [{ state: 'returned', comment: 'Page 2 is missing', reviewerName: expect.any(String) }],
    })
    const titles = (await learner.call(INBOX, { query: {} })).data.records.map(({ title }) => title)
    expect(titles.filter((title) => title.includes('A report'))).toHaveLength(1)

    const again = await handedIn(taskId)
    expect((await teacher.call(PAPER, { body: { submitRecordId: again } })).data).toMatchObject({
      attempt: { number: 2 },
      earlier: [{ number: 1, state: 'returned' }],
    })
    expect(await review(again, { comment: 'Well done' })).toSucceed()
    expect(await get(taskId)).toMatchObject({ state: 'passed', refusal: 'done', status: 200 })
    expect((await learner.call(`GET ${TRAINING}/get`, { query: { id } })).data).toMatchObject({ tagStatus: 400 })
  })

  it('is scored by a rubric, and can only be returned below the pass mark', async () => {
    const rubric = [
      { key: 'clear', text: 'Clear', points: 40 },
      { key: 'whole', text: 'Complete', points: 60 },
    ]
    const { taskId } = await aProjectOf(aHomeworkTask({ scoring: 'score', rubric }))
    const recordId = await handedIn(taskId)
    expect(await review(recordId, { rubric: { clear: 10 } })).toFailWith('training.bad_mark')
    expect(await review(recordId, { rubric: { clear: 10, whole: 61 } })).toFailWith('training.bad_mark')
    expect(await review(recordId, { rubric: { clear: 10, whole: 30 } })).toFailWith('training.below_pass')
    expect(await review(recordId, { rubric: { clear: 30, whole: 50 } })).toSucceed()
    expect((await get(taskId)).attempts).toMatchObject([{ score: 80, rubric: { clear: 30, whole: 50 } }])
  })

  it('counts late minutes after the due date and takes nothing after the cut-off', async () => {
    const at = (hours: number) => new Date(sands.clock.now().getTime() + hours * HOUR_MS).toISOString()
    const { taskId } = await aProjectOf(aHomeworkTask({ cutOff: at(3) }, { due: { kind: 'at', at: at(1) } }))
    const unsent = await aProjectOf(aHomeworkTask({ cutOff: at(3) }))
    await later(2 * HOUR_MS)
    const [attempt] = (await submit(taskId)).data.attempts
    expect(attempt?.lateMinutes).toBeGreaterThanOrEqual(60)
    await later(HOUR_MS)
    expect(await get(unsent.taskId)).toMatchObject({ refusal: 'cut_off' })
    expect((await tasksOf(learner, unsent.id))[0]).toMatchObject({ tagStatus: 500, overdueStatus: null })
    expect(await submit(unsent.taskId)).toFailWith('training.homework_cut_off')
  })

  it('is not overdue while it waits for its mark, and neither is its project', async () => {
    const due = { kind: 'at', at: new Date(sands.clock.now().getTime() + HOUR_MS).toISOString() } as const
    const { id, taskId } = await aProjectOf(aHomeworkTask({}, { due }), { due })
    const recordId = await handedIn(taskId)
    await later(2 * HOUR_MS)
    const project = async () => (await learner.call(`GET ${TRAINING}/get`, { query: { id } })).data
    expect((await tasksOf(learner, id))[0]).toMatchObject({ tagStatus: 300, overdueStatus: null })
    expect(await project()).toMatchObject({ tagStatus: 200, overdueStatus: null, progress: { done: 0, total: 1 } })
    expect(await review(recordId, { step: 'return', comment: 'Page 2 is missing' })).toSucceed()
    expect((await tasksOf(learner, id))[0]).toMatchObject({ tagStatus: 500, overdueStatus: 300 })
    expect(await project()).toMatchObject({ tagStatus: 500, overdueStatus: 300 })
  })

  it('refuses empty work, files of other people, and two hand-ins at once', async () => {
    const { taskId } = await aProjectOf(aHomeworkTask())
    const { data: foreign } = await upload(other, await aJpeg(), { purpose: 'picture' })
    expect(await submit(taskId, '  ')).toFailWith('training.homework_empty')
    expect(await submit(taskId, 'Mine', [foreign.id])).toFailWith('media.gone')
    const both = await Promise.all([submit(taskId, 'One'), submit(taskId, 'Two')])
    expect(both.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(both.find(({ code }) => code !== 1)).toFailWith('training.homework_waiting')
  })

  it('belongs to its member and its reviewers only', async () => {
    const { taskId } = await aProjectOf(aHomeworkTask())
    const english = await sands.signIn('emma')
    expect(await submit(taskId, 'Not mine', [], other)).toFailWith('training.not_found')
    expect(await submit(taskId, 'Not mine', [], english)).toFailWith('training.task_not_found')
    const submitRecordId = await handedIn(taskId)
    for (const person of [other, english, learner]) {
      expect(await person.call(PAPER, { body: { submitRecordId } })).toFailWith('review.unknown')
      expect(await review(submitRecordId, {}, person)).toFailWith('review.unknown')
    }
    expect(await english.call(INFO, { query: { taskId } })).toFailWith('review.unknown')
  })

  it('is marked by one reviewer at a time', async () => {
    const second = await userId(sands, 'staff07')
    const { id, taskId } = await aProjectOf(aHomeworkTask({ reviewerIds: [teacherId, second] }))
    const managed = await manager.call('GET /sands-lms/api/v1/manage/training/get', { query: { id } })
    expect(managed.data.reviewers.map((person) => person.id).toSorted()).toEqual([teacherId, second].toSorted())
    const submitRecordId = await handedIn(taskId)
    expect(await teacher.call(CLAIM, { body: { submitRecordId } })).toSucceed()
    const colleague = await sands.signIn('staff07')
    expect(await review(submitRecordId, {}, colleague)).toFailWith('review.claimed')
    expect(await other.call(RELEASE, { body: { submitRecordId } })).toFailWith('review.unknown')
    expect(await teacher.call(RELEASE, { body: { submitRecordId } })).toSucceed()
    expect(await review(submitRecordId, {}, colleague)).toSucceed()
  })

  it('takes evidence of other training only where the task asks for it', async () => {
    const otherTask = (takesEvidence: boolean) =>
      aTaskDraft({
        key: 'other',
        type: 10,
        name: 'A fair',
        own: { kind: 'other', text: 'Visit the fair', takesEvidence, reviewerIds: [] },
      })
    const asked = await aProjectOf(otherTask(true))
    expect(await review(await handedIn(asked.taskId), {})).toSucceed()
    expect(await get(asked.taskId)).toMatchObject({ state: 'passed', status: 200 })
    const credited = await aProjectOf(otherTask(false))
    expect(await get(credited.taskId)).toMatchObject({ refusal: 'not_taken' })
    expect(await submit(credited.taskId)).toFailWith('training.homework_not_taken')
  })

  it('cannot be stored with the settings of another kind, and not be published incomplete', async () => {
    const wrong = { ...aHomeworkTask(), type: 7 }
    const answer = await manager.call('POST /sands-lms/api/v1/manage/training/create', {
      body: { ...(await createProject(manager, {})).draft, stages: [aStage([wrong])] },
    })
    expect(answer).toFailWith('training.content_unknown')
    const { faults } = await createProject(manager, {
      audience: onlyFor(learnerId),
      stages: [aStage([aHomeworkTask({ scoring: 'score', passScore: 101 })])],
    })
    expect(faults).toEqual([{ code: 'task_incomplete', key: 'homework' }])
  })
})
