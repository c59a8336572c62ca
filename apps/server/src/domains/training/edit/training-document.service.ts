import type { CollegeId, FileId, UserId } from '@sands/contract/kernel/schema'
import type { TrainingDocument } from '@sands/contract/training/manage.model'
import { projectFaults } from '@sands/rules/training/faults'
import { ownKindOf } from '@sands/rules/training/own-task'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import { cleanHtml, picturesIn } from '../../../kernel/html/clean-html.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { audienceWords, checkAudience } from '../../org/index.ts'
import { type ContentRef, type Contents, contentKey, type TaskContents } from '../task/contents.service.ts'
import { trainingEditRepo } from './training-edit.repo.ts'

export const tasksIn = ({ stages }: Pick<TrainingDocument, 'stages'>) => stages.flatMap(({ tasks }) => tasks)

export const filesOfTraining = ({ coverFileId, introduction }: TrainingDocument): FileId[] => [
  ...new Set([...(coverFileId ? [coverFileId] : []), ...picturesIn(introduction)]),
]

type TaskDraft = ReturnType<typeof tasksIn>[number]

/** Every task has the settings of its own kind, or the content of a kind that this installation knows. */
function isWhole({ type, refId, own }: TaskDraft, contents: TaskContents): boolean {
  const kind = ownKindOf(type)
  if (kind) return refId === null && own?.kind === kind
  return refId !== null && own === null && contents.kind(type) !== undefined
}

/** The people who mark a task; nobody when the task does not name them. */
export const reviewersNamed = ({ own }: Pick<TaskDraft, 'own'>) => (own && 'reviewerIds' in own ? own.reviewerIds : [])

/** The people who mark a task: those whom it names, otherwise the owner and the assistants of the project. */
export function reviewersOf(task: Pick<TaskDraft, 'own'>, { ownerId, assistantIds }: TrainingDocument) {
  const named = reviewersNamed(task)
  return named.length > 0 ? named : [...new Set([...(ownerId ? [ownerId] : []), ...assistantIds])]
}

const cleanOwn = (task: TaskDraft): TaskDraft =>
  task.own ? { ...task, own: { ...task.own, text: plainText(task.own.text) } } : task

interface Parts {
  viewer: Viewer
  media: MediaService
  contents: TaskContents
}

const peopleIn = (document: TrainingDocument): UserId[] => [
  ...new Set([
    ...(document.ownerId ? [document.ownerId] : []),
    ...document.assistantIds,
    ...tasksIn(document).flatMap(reviewersNamed),
  ]),
]

/** Without people who have left the college since the document was stored. Others who are not there are refused. */
export async function withoutLeavers(
  tx: Tx,
  collegeId: CollegeId,
  { draft, before }: { draft: TrainingDocument; before: TrainingDocument | null },
): Promise<TrainingDocument> {
  const named = peopleIn(draft)
  const there = new Set((await trainingEditRepo.people(tx, collegeId, named)).map(({ id }) => id))
  if (there.size === named.length) return draft
  const known = new Set(before ? peopleIn(before) : [])
  if (named.some((id) => !there.has(id) && !known.has(id))) throw fail('org.place_unknown')
  const stay = (ids: readonly UserId[]) => ids.filter((id) => there.has(id))
  return {
    ...draft,
    ownerId: draft.ownerId && there.has(draft.ownerId) ? draft.ownerId : null,
    assistantIds: stay(draft.assistantIds),
    stages: draft.stages.map((stage) => ({
      ...stage,
      tasks: stage.tasks.map((task) =>
        task.own && 'reviewerIds' in task.own
          ? { ...task, own: { ...task.own, reviewerIds: stay(task.own.reviewerIds) } }
          : task,
      ),
    })),
  }
}

/** Returns the document as it is stored: cleaned, with only those references that this person may use. */
export async function storable(
  tx: Tx,
  { viewer, media, contents }: Parts,
  { draft: wanted, before }: { draft: TrainingDocument; before: TrainingDocument | null },
): Promise<TrainingDocument> {
  const { collegeId } = viewer
  const draft = await withoutLeavers(tx, collegeId, { draft: wanted, before })
  if (draft.audience) await checkAudience(tx, collegeId, draft.audience)
  await checkAudience(tx, collegeId, draft.join.scope)
  const tasks = tasksIn(draft)
  const keys = [...draft.stages, ...tasks].map(({ key }) => key)
  if (new Set(keys).size < keys.length || tasks.some((task) => !isWhole(task, contents)))
    throw fail('training.content_unknown')
  const known = new Set((before ? tasksIn(before) : []).map(contentKey))
  const found = await contents.find(tx, collegeId, tasks)
  // Content that was deleted since the draft was stored is a fault of the draft, not an error.
  const isKnown = (ref: ContentRef) => ref.refId === null || found.has(contentKey(ref)) || known.has(contentKey(ref))
  if (!tasks.every(isKnown)) throw fail('training.content_unknown')
  const document: TrainingDocument = {
    ...draft,
    name: draft.name.trim(),
    introduction: cleanHtml(draft.introduction).html,
    stages: draft.stages.map((stage) => ({ ...stage, tasks: stage.tasks.map(cleanOwn) })),
  }
  const files = filesOfTraining(document)
  const used = new Set(await trainingEditRepo.usedFiles(tx, collegeId, files))
  for (const id of files) if (!used.has(id)) await media.choose(tx, viewer, { id, kinds: ['image'] })
  return document
}

interface FaultFacts {
  contents: Contents
  /** What members see now. Content that was withdrawn since then does not keep other changes from them. */
  published: TrainingDocument | null
  hasMembers: boolean
  now: Date
}

/** What keeps the document from being published. */
export function faultsOf(document: TrainingDocument, { contents, published, hasMembers, now }: FaultFacts) {
  const known = new Set((published ? tasksIn(published) : []).map((task) => `${task.key} ${contentKey(task)}`))
  return projectFaults(
    { ...document, hasAudience: document.audience !== null, hasMembers },
    {
      isThere: (ref) => ref.refId === null || contents.has(contentKey(ref)),
      isOut: (task) => known.has(`${task.key} ${contentKey(task)}`) || (contents.get(contentKey(task))?.isOut ?? true),
      now: now.getTime(),
    },
  )
}

/** A project as the audit log compares it. */
export async function trainingRecord(db: Db, collegeId: CollegeId, document: TrainingDocument) {
  const { audience, join, introduction, stages, ownerId, assistantIds, ...settings } = document
  const people = await trainingEditRepo.people(db, collegeId, [...(ownerId ? [ownerId] : []), ...assistantIds])
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? id
  const { scope, ...registration } = join
  const inScope = await audienceWords(db, collegeId, scope)
  return {
    ...settings,
    introduction: cleanHtml(introduction).text,
    owner: ownerId && nameOf(ownerId),
    assistants: assistantIds.map(nameOf),
    registration: { ...registration, ...inScope },
    stages: stages.map(({ name, opensAt, tasks }) => ({ name, opensAt, tasks })),
    ...(audience ? await audienceWords(db, collegeId, audience) : { included: null, excluded: null }),
  }
}
