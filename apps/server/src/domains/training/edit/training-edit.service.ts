import type { PageOf } from '@sands/contract/kernel/schema'
import type {
  ManagedTraining,
  ManagedTrainingItem,
  TrainingDocument,
  TrainingStep,
} from '@sands/contract/training/manage.model'
import { type ProjectState, projectSteps } from '@sands/rules/training/project'
import { changed } from '../../../kernel/audit/changed.ts'
import type { ContentItem } from '../../../kernel/content.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import { presentHtml } from '../../../kernel/html/present-html.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { memberRepo } from '../member/member.repo.ts'
import { contentKey, type TaskContents } from '../task/contents.service.ts'
import type { TrainingId } from '../task/record.repo.ts'
import { copyOf } from './copy.ts'
import {
  faultsOf,
  filesOfTraining,
  reviewersNamed,
  storable,
  tasksIn,
  trainingRecord,
  withoutLeavers,
} from './training-document.service.ts'
import { presentTrainingItem, stateOf, trainingSubject } from './training-edit.present.ts'
import { type ListedTraining, type TrainingRow, trainingEditRepo } from './training-edit.repo.ts'

export interface SeenTraining {
  id: TrainingId
  version: number
}
interface ListRequest extends PageRequest {
  keyWord?: string
  state?: ProjectState
}
type Choice = Omit<ContentItem, 'link'> & { isOut: boolean }

export interface TrainingEditService {
  page(viewer: Viewer, request: ListRequest): Promise<PageOf<ManagedTrainingItem>>
  /** In an open transaction, or with null from the database. */
  get(tx: Tx | null, viewer: Viewer, id: TrainingId): Promise<ManagedTraining>
  create(tx: Tx, viewer: Viewer, draft: TrainingDocument): Promise<ManagedTraining>
  copy(tx: Tx, viewer: Viewer, from: { id: TrainingId; name: string }): Promise<ManagedTraining>
  save(tx: Tx, viewer: Viewer, change: SeenTraining & { draft: TrainingDocument }): Promise<ManagedTraining>
  history(viewer: Viewer, id: TrainingId): Promise<TrainingStep[]>
  content(viewer: Viewer, request: PageRequest & { type: number; keyWord?: string }): Promise<PageOf<Choice>>
}

const MAX_HISTORY = 200

/** Locks the project until the transaction ends, and refuses a version other than the one the caller has seen. */
export async function lockSeen(tx: Tx, viewer: Viewer, { id, version }: SeenTraining): Promise<TrainingRow> {
  const row = await trainingEditRepo.lock(tx, viewer.collegeId, id)
  if (!row) throw fail('training.unknown')
  if (row.version !== version) throw fail('kernel.changed_meanwhile')
  return row
}

/** Until the first publication, lists show the name and the window of the draft. */
const unpublishedValues = ({ name, coverFileId, startsAt, endsAt, ownerId }: TrainingDocument) => ({
  title: name,
  coverFileId,
  ownerId,
  startsAt: startsAt === null ? null : new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
})

export function createTrainingEditService(
  { database, clock, audit }: Kernel,
  { media, contents }: { media: MediaService; contents: TaskContents },
): TrainingEditService {
  const repo = trainingEditRepo

  async function find(db: Db, viewer: Viewer, id: TrainingId): Promise<ListedTraining> {
    const row = await repo.get(db, viewer.collegeId, id)
    if (!row) throw fail('training.unknown')
    return row
  }

  async function get(tx: Tx | null, viewer: Viewer, id: TrainingId): Promise<ManagedTraining> {
    const db = tx ?? database.primary
    const row = await find(db, viewer, id)
    const { draft } = row
    const { collegeId } = viewer
    const now = clock.now()
    const pictures = await media.pictures(db, filesOfTraining(draft))
    const reviewerIds = tasksIn(draft).flatMap(reviewersNamed)
    const named = [...(draft.ownerId ? [draft.ownerId] : []), ...draft.assistantIds, ...reviewerIds]
    const people = await repo.people(db, collegeId, [...new Set(named)])
    const found = await contents.find(db, collegeId, tasksIn(draft))
    return {
      ...presentTrainingItem(row, now),
      steps: projectSteps(stateOf(row, now)),
      draft: { ...draft, introduction: presentHtml(draft.introduction, pictures) },
      cover: (draft.coverFileId && pictures.get(draft.coverFileId)) ?? null,
      owner: people.find((person) => person.id === draft.ownerId) ?? null,
      assistants: draft.assistantIds.flatMap((personId) => people.find((person) => person.id === personId) ?? []),
      reviewers: people.filter(({ id: personId }) => reviewerIds.includes(personId)),
      contents: [...new Map(tasksIn(draft).map((task) => [contentKey(task), task])).values()].flatMap((task) => {
        const content = found.get(contentKey(task))
        return content ? { type: task.type, id: content.id, title: content.title, isOut: content.isOut } : []
      }),
      faults: faultsOf(draft, {
        contents: found,
        published: row.published,
        hasMembers: await memberRepo.hasAny(db, id),
        now,
      }),
    }
  }

  async function add(tx: Tx, viewer: Viewer, draft: TrainingDocument): Promise<ManagedTraining> {
    const now = clock.now()
    const row = await repo.add(tx, {
      ...unpublishedValues(draft),
      collegeId: viewer.collegeId,
      state: 'not_published',
      draft,
      createdAt: now,
      updatedBy: viewer.userId,
      updatedAt: now,
    })
    if (!row) throw new Error('the project was not stored')
    await repo.addFiles(tx, row.id, filesOfTraining(draft))
    await audit.record(tx, viewer, {
      action: 'training.training.created',
      subject: trainingSubject(row),
      after: await trainingRecord(tx, viewer.collegeId, draft),
    })
    return get(tx, viewer, row.id)
  }

  return {
    get,

    async page(viewer, { keyWord, state, ...request }) {
      const db = database.primary
      const now = clock.now()
      const filter = { keyWord, state, now }
      const [rows, total] = await Promise.all([
        repo.page(db, viewer.collegeId, { filter, ...pageWindow(request) }),
        repo.total(db, viewer.collegeId, filter),
      ])
      return pageOf(
        rows.map((row) => presentTrainingItem(row, now)),
        total,
        request,
      )
    },

    create: async (tx, viewer, wanted) =>
      add(tx, viewer, await storable(tx, { viewer, media, contents }, { draft: wanted, before: null })),

    async copy(tx, viewer, { id, name }) {
      const { draft } = await find(tx, viewer, id)
      const { collegeId, userId: ownerId } = viewer
      // People who have left since then are not named again.
      const current = await withoutLeavers(tx, collegeId, { draft, before: draft })
      return add(tx, viewer, copyOf(current, { name: name.trim(), ownerId }))
    },

    async save(tx, viewer, { draft: wanted, ...seen }) {
      const before = await lockSeen(tx, viewer, seen)
      if (before.state === 'archived') throw fail('training.wrong_state')
      const draft = await storable(tx, { viewer, media, contents }, { draft: wanted, before: before.draft })
      const row = await repo.change(tx, before.id, {
        ...(before.published === null ? unpublishedValues(draft) : {}),
        draft,
        updatedBy: viewer.userId,
        updatedAt: clock.now(),
      })
      if (!row) throw fail('training.unknown')
      await repo.addFiles(tx, row.id, filesOfTraining(draft))
      const old = await trainingRecord(tx, viewer.collegeId, before.draft)
      await audit.record(tx, viewer, {
        action: 'training.training.saved',
        subject: trainingSubject(row),
        ...changed(old, await trainingRecord(tx, viewer.collegeId, draft)),
      })
      return get(tx, viewer, row.id)
    },

    async history(viewer, id) {
      const db = database.primary
      await find(db, viewer, id)
      const rows = await repo.history(db, id, MAX_HISTORY)
      return rows.map(({ at, ...step }) => ({ ...step, at: at.toISOString() }))
    },

    async content(viewer, { type, keyWord, ...request }) {
      const { size, offset } = pageWindow(request)
      const words = keyWord?.trim() || undefined
      const found = await contents.choices(database.primary, viewer.collegeId, { type, words, size, offset })
      if (!found) throw fail('training.content_unknown')
      const records = found.items.map(({ link: _, ...choice }) => choice)
      return pageOf(records, found.total, request)
    },
  }
}
