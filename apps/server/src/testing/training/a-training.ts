import type { Id } from '@sands/contract/kernel/schema'
import type { ManagedTraining, TrainingDocument, TrainingTaskDraft } from '@sands/contract/training/manage.model'
import type { HomeworkSettings, LinkSettings, SignInSettings } from '@sands/contract/training/own-task.model'
import type { TrainingTask } from '@sands/contract/training/training.model'
import type { SignedIn } from '../client.ts'
import { aTaker, operation } from '../exam/a-taker.ts'
import { signInWith } from '../people.ts'
import type { Sands } from '../sands.ts'

export const TRAINING = '/sands-lms/api/v1/training'
export const TRAINING_MANAGE = '/sands-lms/api/v1/manage/training'

const EVERYBODY = { included: [], excluded: [] }

export const aTaskDraft = (task: Partial<TrainingTaskDraft> & Pick<TrainingTaskDraft, 'key'>): TrainingTaskDraft => ({
  type: 3,
  refId: null,
  name: '',
  isRequired: true,
  due: { kind: 'never' },
  own: null,
  ...task,
})

export const anExamTask = (examId: string, task: Partial<TrainingTaskDraft> = {}): TrainingTaskDraft =>
  aTaskDraft({ key: `exam-${examId}`, refId: examId, ...task })

export const aHomeworkTask = (settings: Partial<HomeworkSettings> = {}, task: Partial<TrainingTaskDraft> = {}) =>
  aTaskDraft({
    key: 'homework',
    type: 5,
    name: 'A report',
    own: {
      kind: 'homework',
      text: 'Write a report',
      scoring: 'pass',
      fullScore: 100,
      passScore: 60,
      rubric: [],
      cutOff: null,
      reviewerIds: [],
      ...settings,
    },
    ...task,
  })

export const aLinkTask = (settings: Partial<LinkSettings> = {}, task: Partial<TrainingTaskDraft> = {}) =>
  aTaskDraft({
    key: 'link',
    type: 7,
    name: 'Read this',
    own: { kind: 'link', text: 'Read the whole page', url: 'https://example.com/guide', minSeconds: 0, ...settings },
    ...task,
  })

export const aSignInTask = (settings: Partial<SignInSettings>, task: Partial<TrainingTaskDraft> = {}) =>
  aTaskDraft({
    key: 'sign-in',
    type: 6,
    name: 'Be there',
    own: {
      kind: 'sign_in',
      text: '',
      place: 'Room 1',
      startsAt: null,
      endsAt: null,
      earlyMinutes: 30,
      lateMinutes: 15,
      rotateSeconds: 15,
      ...settings,
    },
    ...task,
  })

/** One stage with these tasks. */
export const aStage = (tasks: TrainingTaskDraft[], key = 'stage', name = '') => ({ key, name, opensAt: null, tasks })

export const aProject = (document: Partial<TrainingDocument> = {}): TrainingDocument => ({
  name: 'A project',
  coverFileId: null,
  introduction: '',
  ownerId: null,
  assistantIds: [],
  startsAt: null,
  endsAt: null,
  due: { kind: 'never' },
  graceDays: 0,
  points: 0,
  lockRule: 'order',
  completion: { kind: 'required' },
  audience: null,
  join: { isOpen: false, opensAt: null, closesAt: null, quota: null, needsApproval: false, scope: EVERYBODY },
  stages: [],
  ...document,
})

/** A person who may do everything with projects of the first college. */
export const aTrainingManager = (sands: Sands, userName = 'staff20'): Promise<SignedIn> =>
  signInWith(sands, userName, {
    rights: ['training.edit', 'training.publish', 'training.members'],
    college: '沙丘学院',
  })

export async function createProject(manager: SignedIn, document: Partial<TrainingDocument>): Promise<ManagedTraining> {
  const answer = await manager.call(`POST ${TRAINING_MANAGE}/create`, { body: aProject(document) })
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data
}

export async function publishProject(
  manager: SignedIn,
  { id, version }: Pick<ManagedTraining, 'id' | 'version'>,
): Promise<ManagedTraining> {
  const answer = await manager.call(`POST ${TRAINING_MANAGE}/publish`, { body: { id, version } })
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data
}

export const aPublishedProject = async (manager: SignedIn, document: Partial<TrainingDocument>) =>
  publishProject(manager, await createProject(manager, document))

/** The audience of these people. */
export const onlyFor = (...userIds: string[]) => ({
  included: userIds.map((id) => ({ kind: 'user' as const, id })),
  excluded: [],
})

/** The tasks of a member, in order. */
export async function tasksOf(person: SignedIn, id: Id<'training'>): Promise<TrainingTask[]> {
  const answer = await person.call(`GET ${TRAINING}/tasks`, { query: { id } })
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data.flatMap(({ tasks }) => tasks)
}

/** Takes an exam of one single-choice question; B is right. */
export async function takeExam(person: SignedIn, examId: Id<'exam'>, option = 'B'): Promise<void> {
  const taker = aTaker(person)
  const attempt = await taker.begin(examId)
  await taker.save(attempt.id, attempt.ticket, [operation(1, 'q1', { options: [option] })])
  const answer = await taker.submit(attempt.id, attempt.ticket, 1)
  if (answer.code !== 1) throw new Error(answer.msg)
}
