import type { CallQuery } from '@sands/contract/calls'
import type { PageOf } from '@sands/contract/kernel/schema'
import type {
  TrainingDetail,
  TrainingItem,
  TrainingMember,
  TrainingPanelTask,
  TrainingStage,
  TrainingTask,
} from '@sands/contract/training/training.model'
import { PROJECT_STATUS, type ProjectState, VISIBLE_STATES } from '@sands/rules/training/project'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import { presentHtml } from '../../../kernel/html/present-html.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import type { OrgService } from '../../org/index.ts'
import { filesOfTraining } from '../edit/training-document.service.ts'
import { stateOf } from '../edit/training-edit.present.ts'
import { memberRepo } from '../member/member.repo.ts'
import { recordRepo, type TrainingId, type TrainingTaskId } from '../task/record.repo.ts'
import { type FoundTraining, presentDetail, presentItem } from './learner.present.ts'
import { learnerRepo } from './learner.repo.ts'
import { memberTasks, panelTask } from './view.present.ts'
import type { MemberViews } from './views.service.ts'

interface TaskOf {
  trainingId: TrainingId
  trainingTaskId: TrainingTaskId
}

export interface LearnerTrainingService {
  page(viewer: Viewer, query: CallQuery<'GET /sands-lms/api/v1/training/page'>): Promise<PageOf<TrainingItem>>
  get(viewer: Viewer, id: TrainingId): Promise<TrainingDetail>
  introduction(viewer: Viewer, id: TrainingId): Promise<{ introduction: string }>
  members(viewer: Viewer, request: PageRequest & { id: TrainingId }): Promise<PageOf<TrainingMember>>
  stages(viewer: Viewer, id: TrainingId): Promise<TrainingStage[]>
  panel(viewer: Viewer, id: TrainingId): Promise<TrainingPanelTask[]>
  activity(viewer: Viewer, task: { trainingId: TrainingId; globalIndex: number }): Promise<TrainingTask>
  visit(tx: Tx, viewer: Viewer, task: TaskOf): Promise<null>
  updateLatest(tx: Tx, viewer: Viewer, task: TaskOf): Promise<null>
}

const stateOfStatus = (status: number | undefined): ProjectState | null =>
  VISIBLE_STATES.find((state) => PROJECT_STATUS[state] === status) ?? null

export function createLearnerTrainings(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { views, media, org }: { views: MemberViews; media: MediaService; org: OrgService },
): LearnerTrainingService {
  const db = database.primary

  /** Visible to members, and to people in the scope of an open registration. */
  async function find(viewer: Viewer, id: TrainingId): Promise<FoundTraining> {
    const found = await learnerRepo.find(db, viewer, id)
    const document = found?.training.published
    if (!found || !document) throw fail('training.not_found')
    const state = stateOf(found.training, clock.now())
    const isMember = found.member?.state === 'active'
    if (!VISIBLE_STATES.includes(state)) throw fail('training.not_found')
    if (!isMember && !(document.join.isOpen && found.isInScope)) throw fail('training.not_found')
    return { ...found, state, document, isMember }
  }

  async function ownTasks(at: Db, viewer: Viewer, id: TrainingId) {
    const view = await views.own(at, viewer, id)
    return { view, tasks: memberTasks(view) }
  }

  async function expectTask(tx: Tx, viewer: Viewer, { trainingId, trainingTaskId }: TaskOf): Promise<TrainingTask> {
    const { tasks } = await ownTasks(tx, viewer, trainingId)
    const task = tasks.find((each) => each.trainingTaskId === trainingTaskId)
    if (!task) throw fail('training.task_not_found')
    return task
  }

  return {
    async page(viewer, { status, ...request }) {
      const now = clock.now()
      const state = stateOfStatus(status)
      const [rows, total] = await Promise.all([
        learnerRepo.page(db, viewer, { state, now, ...pageWindow(request) }),
        learnerRepo.count(db, viewer, { state, now }),
      ])
      const [own, covers] = await Promise.all([
        views.several(db, viewer, rows),
        media.pictures(
          db,
          rows.flatMap(({ training }) => training.coverFileId ?? []),
        ),
      ])
      return pageOf(
        own.map(({ training, view }) => presentItem(training, view, covers)),
        total,
        request,
      )
    },

    async get(viewer, id) {
      const found = await find(viewer, id)
      const view = found.isMember ? await views.own(db, viewer, id) : null
      const { training, document } = found
      const [covers, people, memberNum, tasks] = await Promise.all([
        media.pictures(db, training.coverFileId ? [training.coverFileId] : []),
        org.colleagues(db, viewer.collegeId, document.ownerId ? [document.ownerId] : []),
        memberRepo.count(db, id),
        view ? view.tasks.length : recordRepo.tasks(db, id).then((rows) => rows.length),
      ])
      const ownerName = (document.ownerId && people.get(document.ownerId)?.name) || ''
      return presentDetail(found, view, { covers, ownerName, memberNum, taskNum: tasks })
    },

    async introduction(viewer, id) {
      const { document } = await find(viewer, id)
      const pictures = await media.pictures(db, filesOfTraining(document))
      return { introduction: presentHtml(document.introduction, pictures) }
    },

    async members(viewer, { id, ...request }) {
      await views.own(db, viewer, id)
      const [ids, total] = await Promise.all([memberRepo.page(db, id, pageWindow(request)), memberRepo.count(db, id)])
      const people = await org.colleagues(db, viewer.collegeId, ids)
      const records = ids.map((userId) => {
        const person = people.get(userId)
        return {
          id: userId,
          name: person?.name ?? '',
          postName: person?.postName ?? '',
          avatarFileUrl: person?.avatarFileUrl ?? null,
        }
      })
      return pageOf(records, total, request)
    },

    async stages(viewer, id) {
      const { view, tasks } = await ownTasks(db, viewer, id)
      return view.training.document.stages.map(({ name, opensAt }, stage) => ({
        name,
        openTime: view.training.document.lockRule === 'date' ? opensAt : null,
        tasks: tasks.filter((task) => task.stage === stage),
      }))
    },

    panel: async (viewer, id) => (await ownTasks(db, viewer, id)).tasks.map(panelTask),

    async activity(viewer, { trainingId, globalIndex }) {
      const { tasks } = await ownTasks(db, viewer, trainingId)
      const task = tasks.find((each) => each.globalIndex === globalIndex)
      if (!task) throw fail('training.task_not_found')
      return task
    },

    async visit(tx, viewer, task) {
      const { trainingId, trainingTaskId: taskId } = task
      const { userId } = viewer
      const { lockStatus, isRefDeleted } = await expectTask(tx, viewer, task)
      if (lockStatus === 1) throw fail('training.task_locked')
      if (isRefDeleted === 0) await recordRepo.visit(tx, { trainingId, taskId, userId, at: clock.now() })
      await memberRepo.latest(tx, trainingId, userId, taskId)
      return null
    },

    async updateLatest(tx, viewer, task) {
      await expectTask(tx, viewer, task)
      await memberRepo.latest(tx, task.trainingId, viewer.userId, task.trainingTaskId)
      return null
    },
  }
}
