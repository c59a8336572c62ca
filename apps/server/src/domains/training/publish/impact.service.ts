import type { CallQuery } from '@sands/contract/calls'
import type { CollegeId } from '@sands/contract/kernel/schema'
import type { TrainingDocument, TrainingImpact, TrainingStepImpact } from '@sands/contract/training/manage.model'
import { dueAt, OVERDUE, overdueStatus } from '@sands/rules/training/due'
import { progressOf } from '@sands/rules/training/progress'
import { projectAfter, projectStateAt } from '@sands/rules/training/project'
import type { Db } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { audienceRepo } from '../../org/index.ts'
import { faultsOf, tasksIn } from '../edit/training-document.service.ts'
import { type TrainingRow, trainingEditRepo } from '../edit/training-edit.repo.ts'
import { memberRepo } from '../member/member.repo.ts'
import { requestsRepo } from '../member/requests.repo.ts'
import type { MemberRequests } from '../member/requests.service.ts'
import { type Contents, contentKey, isGone, type TaskContents } from '../task/contents.service.ts'
import type { TrainingId } from '../task/record.repo.ts'
import { publishRepo } from './publish.repo.ts'
import { breathe, movedTasks, type OpenMember, type Side, taskEffects } from './task-effects.ts'

type Publication = CallQuery<'GET /sands-lms/api/v1/manage/training/impact'>

/** Content with its own audience that is compared with the members. */
const MAX_AUDIENCES = 50
/** Members for whom the effect on completion and dates is computed one by one. */
const MAX_MEMBERS = 100_000

const instant = (at: string | null): number | null => (at === null ? null : Date.parse(at))

interface Opening {
  trainingId: TrainingId
  collegeId: CollegeId
  draft: TrainingDocument
  contents: Contents
}

/** How a member who has not completed the project fares on this side of the publication. */
function effectOn(member: OpenMember, { document, gone, staying }: Side, now: Date) {
  const done = new Set(member.done)
  const { isComplete } = progressOf(
    tasksIn(document).map(({ key, isRequired }) => ({
      isRequired,
      isDone: staying.has(key) && done.has(key),
      isRefDeleted: gone.has(key),
    })),
    document.completion,
  )
  const due = dueAt(document.due, {
    joinedAt: member.joinedAt.getTime(),
    extendedTo: member.extendedTo?.getTime() ?? null,
  })
  const status = overdueStatus({ due, graceDays: document.graceDays, isDone: isComplete, now: now.getTime() })
  return { isComplete, isLate: status === OVERDUE.exceeded || status === OVERDUE.overdue }
}

const COMPARED_AT_ONCE = 2000

/** How many people complete the project by the publication, and how many become late. */
async function effectsOn(
  people: readonly OpenMember[],
  { before, after, hour }: { before: Side | null; after: Side; hour: Date },
) {
  let [newlyCompleted, newlyOverdue] = [0, 0]
  for (const [index, member] of people.entries()) {
    if (index % COMPARED_AT_ONCE === COMPARED_AT_ONCE - 1) await breathe()
    const then = effectOn(member, after, hour)
    if (then.isComplete) newlyCompleted += 1
    if (then.isLate && !(before && effectOn(member, before, hour).isLate)) newlyOverdue += 1
  }
  return { newlyCompleted, newlyOverdue }
}

/** The contents of the tasks with records, also of tasks that were taken out, by their keys. */
type Recorded = ReadonlyMap<string, string>

/** What members see on one side of the publication. */
function sideOf(
  document: TrainingDocument,
  {
    current,
    recorded,
    contents,
    hour,
    isPublished = false,
  }: { current: TrainingRow; recorded: Recorded; contents: Contents; hour: Date; isPublished?: boolean },
): Side {
  const tasks = tasksIn(document)
  const state = isPublished ? (projectAfter(current.state, 'publish') ?? current.state) : current.state
  const [startsAt, endsAt] = isPublished
    ? [instant(document.startsAt), instant(document.endsAt)]
    : [current.startsAt?.getTime() ?? null, current.endsAt?.getTime() ?? null]
  const isStaying = (task: (typeof tasks)[number]) => {
    const content = recorded.get(task.key)
    return content !== undefined && content === contentKey(task)
  }
  return {
    document,
    state: projectStateAt(state, { startsAt, endsAt }, hour.getTime()),
    startsAt,
    gone: new Set(tasks.filter((task) => isGone(task, contents)).map(({ key }) => key)),
    staying: new Set(tasks.filter(isStaying).map(({ key }) => key)),
  }
}

const nameOf = (document: TrainingDocument, key: string, contents: Contents): string => {
  const task = tasksIn(document).find((each) => each.key === key)
  return task ? task.name || (contents.get(contentKey(task))?.title ?? '') : ''
}

/** Members who have not completed the project, with what they have done and the time they were given. */
async function openMembers(db: Db, trainingId: TrainingId): Promise<OpenMember[]> {
  const moreTime = Map.groupBy(await publishRepo.moreTime(db, trainingId, MAX_MEMBERS), ({ userId }) => userId)
  return (await publishRepo.open(db, trainingId, MAX_MEMBERS)).map((member) => ({
    ...member,
    moreTime: new Map((moreTime.get(member.userId) ?? []).map(({ key, until }) => [key, until])),
  }))
}

/** What publishing the draft would change for members. */
export const createTrainingImpacts = (
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { contents, requests }: { contents: TaskContents; requests: Pick<MemberRequests, 'endingWith' | 'workDroppedBy'> },
) => {
  /** The tasks whose content was published for other people than the members, with the number of members outside. */
  async function openings(
    db: Db,
    { trainingId, collegeId, draft, contents: found }: Opening,
  ): Promise<TrainingImpact['opened']> {
    const tasks = tasksIn(draft).filter((task) => found.has(contentKey(task)))
    const people = memberRepo.people({ trainingId, collegeId, audience: draft.audience })
    const outside = new Map<string, number>()
    const audiences = (await contents.audiences(db, tasks)).slice(0, MAX_AUDIENCES)
    for (const { key, audienceId } of audiences)
      outside.set(
        key,
        audienceId === null
          ? await memberRepo.countPeople(db, people)
          : await audienceRepo.countOutside(db, { collegeId, audienceId, people }),
      )
    return tasks.flatMap((task) => {
      const count = outside.get(contentKey(task)) ?? 0
      return count > 0
        ? { key: task.key, taskName: task.name || (found.get(contentKey(task))?.title ?? ''), people: count }
        : []
    })
  }

  return {
    /** Whom recalling, ending, archiving or deleting the project would concern. */
    async ofStep({ collegeId }: Viewer, trainingId: TrainingId): Promise<TrainingStepImpact> {
      const db = database.primary
      if (!(await trainingEditRepo.get(db, collegeId, trainingId))) throw fail('training.unknown')
      const { members, completed, applied } = await memberRepo.counts(db, trainingId)
      const reviewing = await publishRepo.reviewing(db, trainingId)
      const waiting = await requestsRepo.count(db, trainingId)
      return { members, completed, open: members - completed, reviewing, applied, requests: waiting }
    },

    /** For a later hour: dates are compared with that hour, people are counted as they are now. */
    async get(viewer: Viewer, { id: trainingId, publishAt }: Publication): Promise<TrainingImpact> {
      const db = database.primary
      const { collegeId } = viewer
      const training = await trainingEditRepo.get(db, collegeId, trainingId)
      if (!training) throw fail('training.unknown')
      const { draft, published } = training
      const now = clock.now()
      const hour = publishAt === undefined || Date.parse(publishAt) < now.getTime() ? now : new Date(publishAt)
      const found = await contents.find(db, collegeId, [...tasksIn(draft), ...(published ? tasksIn(published) : [])])
      const scope = draft.audience && { trainingId, collegeId, audience: draft.audience }
      const isFirst = published === null
      const [joining, leaving, counts, members, hasMembers] = await Promise.all([
        scope ? memberRepo.countMissing(db, scope) : 0,
        memberRepo.countSuperfluous(db, trainingId, scope),
        publishRepo.counts(db, trainingId),
        openMembers(db, trainingId),
        memberRepo.hasAny(db, trainingId),
      ])
      const keys = new Set(tasksIn(draft).map(({ key }) => key))
      const oldKeys = new Set((published ? tasksIn(published) : []).map(({ key }) => key))
      const stored = await publishRepo.contents(db, trainingId)
      const recorded: Recorded = new Map(stored.map((task) => [task.key, contentKey(task)]))
      const sides = { current: training, recorded, contents: found, hour }
      const before = published && sideOf(published, sides)
      const after = sideOf(draft, { ...sides, isPublished: true })
      // Days to the due date begin with the first publication.
      const people = isFirst ? members.map((member) => ({ ...member, joinedAt: hour })) : members
      const effects = await effectsOn(people, { before, after, hour })
      const changed = await taskEffects({ before, after, members: people, joining, now: hour })
      const moved = published ? movedTasks(published, draft) : []
      const opened = await openings(db, { trainingId, collegeId, draft, contents: found })
      return {
        // Who was added before the first publication joins with it.
        joining: isFirst ? joining + counts.active : joining,
        leaving,
        staying: isFirst ? 0 : counts.active - leaving,
        addedTasks: [...keys].filter((key) => !oldKeys.has(key)).length,
        removedTasks: [...oldKeys].filter((key) => !keys.has(key)).length,
        started: counts.started,
        completed: counts.completed,
        ...effects,
        endingRequests: (await requests.endingWith(db, training, draft)).length,
        droppedWork: await requests.workDroppedBy(db, training, draft),
        opened,
        tasks: changed.map((effect) => ({ ...effect, taskName: nameOf(draft, effect.key, found) })),
        moved: moved.map((key) => ({ key, taskName: nameOf(draft, key, found) })),
        faults: faultsOf(draft, { contents: found, published, hasMembers, now }),
      }
    },
  }
}
