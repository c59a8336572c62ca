import type { PageOf } from '@sands/contract/kernel/schema'
import type { PendingCounts, TagStatus, TaskCard } from '@sands/contract/study/study.model'
import { type PageRequest, pageOf, pageWindow } from '../../kernel/database/paging.ts'
import type { Viewer } from '../../kernel/viewer.ts'

/** A domain whose content can be a learner's task: exams, surveys, projects, practices, face-to-face training. */
export interface TaskSource {
  /** The badge of the my page that counts its open tasks. */
  badge?: keyof PendingCounts
  /** The tags with which a task still waits for the person; not started and ongoing unless it says more. */
  openTags?: readonly TagStatus[]
  /** The person's first `limit` tasks, soonest due first; tasks without a date come last. */
  first(
    viewer: Viewer,
    filter: { tagStatus?: TagStatus; limit: number },
  ): Promise<{ card: TaskCard; dueAt: Date | null }[]>
  count(viewer: Viewer, filter: { tagStatus?: TagStatus }): Promise<number>
}

/** Work other than tasks that waits for a person, such as what they have to mark. */
export interface PendingSource {
  badge: keyof PendingCounts
  count(viewer: Viewer): Promise<number>
}

export interface TaskService {
  pending(viewer: Viewer): Promise<PendingCounts>
  /** The next tasks that wait for the person. */
  todo(viewer: Viewer, size?: number): Promise<TaskCard[]>
  page(viewer: Viewer, request: PageRequest & { taskStatus?: TagStatus }): Promise<PageOf<TaskCard>>
}

/** Not started and ongoing. */
const OPEN_TAGS: readonly TagStatus[] = [100, 200]
const NEVER = Number.MAX_SAFE_INTEGER
/** More tasks than any person has; a page beyond it is empty. */
const MAX_TASKS = 1000
const TODO_SIZE = 5

type Found = Awaited<ReturnType<TaskSource['first']>>[number]

const bySoonest = (one: Found, other: Found) => (one.dueAt?.getTime() ?? NEVER) - (other.dueAt?.getTime() ?? NEVER)

/** One list of everything a person has to do, from all domains. */
export const createTaskService = (
  sources: readonly TaskSource[],
  pendingSources: readonly PendingSource[] = [],
): TaskService => ({
  async pending(viewer) {
    const counts: PendingCounts = {
      trainingNumber: 0,
      examAndPracticeNumber: 0,
      investigationNumber: 0,
      teachingNumber: 0,
      faceNumber: 0,
    }
    await Promise.all([
      ...sources.flatMap(({ badge, count, openTags = OPEN_TAGS }) =>
        badge
          ? openTags.map(async (tagStatus) => {
              const open = await count(viewer, { tagStatus })
              counts[badge] += open
            })
          : [],
      ),
      ...pendingSources.map(async ({ badge, count }) => {
        const waiting = await count(viewer)
        counts[badge] += waiting
      }),
    ])
    return counts
  },

  async todo(viewer, size = TODO_SIZE) {
    const found = await Promise.all(
      sources.flatMap(({ first, openTags = OPEN_TAGS }) =>
        openTags.map((tagStatus) => first(viewer, { tagStatus, limit: size })),
      ),
    )
    return found
      .flat()
      .sort(bySoonest)
      .slice(0, size)
      .map(({ card }) => card)
  },

  async page(viewer, request) {
    const { offset, size } = pageWindow(request)
    const filter = request.taskStatus === undefined ? {} : { tagStatus: request.taskStatus }
    const [found, counts] = await Promise.all([
      Promise.all(
        sources.map((source) => source.first(viewer, { ...filter, limit: Math.min(offset + size, MAX_TASKS) })),
      ),
      Promise.all(sources.map((source) => source.count(viewer, filter))),
    ])
    const cards = found
      .flat()
      .sort(bySoonest)
      .slice(offset, offset + size)
      .map(({ card }) => card)
    const total = counts.reduce((sum, count) => sum + count, 0)
    return pageOf(cards, total, request)
  },
})
