import type { CallBody, CallData } from '@sands/contract/calls'
import { asId } from '@sands/contract/kernel/id'
import type { Id, PageOf } from '@sands/contract/kernel/schema'
import type {
  LearningDetail,
  LearningProgress,
  LearningReceipt,
  LearningRecord,
  LearningUpdate,
  UncountedTime,
} from '@sands/contract/study/learning.model'
import { LEARN_TYPES, type LearnType } from '@sands/rules/study'
import { addDays, createCalendar } from '../../../kernel/calendar.ts'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { LearnKind } from '../learn.kind.ts'
import { createLearnables } from './learnables.service.ts'
import { presentRecord, presentUncounted } from './learning.present.ts'
import { learningRepo } from './learning.repo.ts'
import type { Reading } from './ledger.ts'
import { progressOf } from './progress.service.ts'
import { createToday } from './today.service.ts'
import { createUpdates } from './update.service.ts'
import { createViewings } from './viewing.service.ts'

/** Reading after a longer pause starts another viewing. */
const READING_PAUSE_MS = 1_800_000
/** The server did not see the reading start: it accepts at most this much claimed time. */
const FIRST_READING_MS = 60_000
const UNCOUNTED_DAYS = 30
/** The phone browser. A call that reports article reading without a viewing does not say which client sent it. */
const PHONE = 2

type Create = CallBody<'POST /sands-lms/api/v1/learning-details/create'>
type PageBody = CallBody<'POST /sands-lms/api/v1/learning-details/page'>
type Progress = CallBody<'POST /sands-lms/api/v1/learning-details/progress'>
type Uncounted = CallData<'GET /sands-lms/api/v1/learning-details/uncounted'>

export interface ReadArticle {
  articleId: string
  seconds: number
  /** How long ago the reading ended, when it is reported late or again. */
  secondsAgo?: number | undefined
}

export interface LearningService {
  create(viewer: Viewer, body: Create): Promise<LearningDetail>
  update(viewer: Viewer, update: LearningUpdate): Promise<LearningReceipt>
  finish(viewer: Viewer, update: LearningUpdate): Promise<LearningReceipt>
  page(viewer: Viewer, body: PageBody): Promise<PageOf<LearningRecord>>
  progress(viewer: Viewer, body: Progress): Promise<LearningProgress[]>
  uncounted(viewer: Viewer, learnable: { learnType: LearnType; learnId: string }): Promise<Uncounted>
  /**
   * Counts reading time of an open article by the server's clock; reading time also counts as coverage. Returns the
   * person's total study time with the article.
   */
  read(viewer: Viewer, reading: ReadArticle): Promise<{ seconds: number }>
}

interface ReadUntil {
  readMs: number
  until: number
}

const learn = (id: string) => asId<Id<'learn'>>(id)

export function createLearningService(kernel: Kernel, kinds: readonly LearnKind[]): LearningService {
  const { database, clock } = kernel
  const dayIn = createCalendar()
  const today = createToday(kernel, dayIn)
  const learnables = createLearnables(kinds)
  const updates = createUpdates(kernel, dayIn)
  const viewings = createViewings(kernel, dayIn)

  async function beginReading(
    viewer: Viewer,
    articleId: string,
    { claimedMs, isOffline }: { claimedMs: number; isOffline: boolean },
  ): Promise<Id<'viewing'>> {
    const learnable = { learnType: LEARN_TYPES.article, learnId: learn(articleId) }
    const since = clock.now().getTime() - Math.min(FIRST_READING_MS, claimedMs)
    const started = await database.transaction(async (tx) => {
      const terms = await learnables.terms(tx, viewer, learnable)
      return viewings.begin(tx, viewer, { ...learnable, terminalType: PHONE, terms, skewMs: 0, isOffline, since })
    })
    return started.learningDetailId
  }

  /** The viewing of an article that is being read. Starts one when there is none. */
  async function reading(viewer: Viewer, articleId: string, readMs: number): Promise<Reading> {
    const learnable = { userId: viewer.userId, learnType: LEARN_TYPES.article, learnId: learn(articleId) }
    const since = clock.now().getTime() - READING_PAUSE_MS
    const current = await learningRepo.current(database.primary, learnable, since)
    return {
      viewingId: current?.id ?? (await beginReading(viewer, articleId, { claimedMs: readMs, isOffline: false })),
      readMs,
    }
  }

  /**
   * The viewing in which an article was read until the given time. When there is none, a new viewing is started that
   * does not replace the current one; it accepts no more than a first report does, and a repeated report finds it.
   */
  async function readBefore(viewer: Viewer, articleId: string, { readMs, until }: ReadUntil): Promise<Reading> {
    const learnable = { userId: viewer.userId, learnType: LEARN_TYPES.article, learnId: learn(articleId) }
    const known = await learningRepo.heardFor(database.primary, learnable, { since: until - READING_PAUSE_MS, until })
    if (known) return { viewingId: known.id, readMs, until }
    return { viewingId: await beginReading(viewer, articleId, { claimedMs: readMs, isOffline: true }), readMs }
  }

  return {
    create: (viewer, { learnType, learnId, courseId, clientTime, isOffline, terminalType, channel, trainingId }) =>
      database.transaction(async (tx) => {
        const terms = await learnables.terms(tx, viewer, { learnType, learnId, courseId })
        return viewings.begin(tx, viewer, {
          learnType,
          learnId: learn(learnId),
          courseId: terms.courseId,
          terminalType,
          channel,
          trainingId,
          terms,
          skewMs: Date.parse(clientTime) - clock.now().getTime(),
          isOffline: isOffline === 1,
        })
      }),

    update: (viewer, update) => updates.store(viewer, update),
    finish: (viewer, update) => updates.store(viewer, update, true),

    async page(viewer, { learnType, learnId, ...request }) {
      const filter = { learnType, learnId: learnId === undefined ? undefined : learn(learnId) }
      const rows = await learningRepo.page(database.primary, viewer, { ...filter, ...pageWindow(request) })
      const total = await learningRepo.count(database.primary, viewer, filter)
      const described = await learnables.describe(database.replica(), viewer, rows)
      return pageOf(
        rows.map((row) => presentRecord(row, described(row)?.title ?? '')),
        total,
        request,
      )
    },

    async progress(viewer, { learnType, learnIds }) {
      const day = await today(database.primary, viewer)
      const found = await progressOf(database.primary, viewer, { learnType, ids: learnIds, day })
      return learnIds.flatMap((id) => found.get(id) ?? [])
    },

    async uncounted(viewer, { learnType, learnId }) {
      const learnable = { userId: viewer.userId, learnType, learnId: learn(learnId) }
      const since = addDays(await today(database.primary, viewer), 1 - UNCOUNTED_DAYS)
      const rows = await learningRepo.uncounted(database.primary, learnable, since)
      return rows.map((row): UncountedTime => presentUncounted(row))
    },

    async read(viewer, { articleId, seconds, secondsAgo }) {
      const readMs = Math.round(seconds * 1000)
      const said =
        secondsAgo === undefined
          ? await reading(viewer, articleId, readMs)
          : await readBefore(viewer, articleId, {
              readMs,
              until: clock.now().getTime() - Math.round(secondsAgo * 1000),
            })
      const { progress } = await updates.read(viewer, said)
      return { seconds: progress.seconds }
    },
  }
}
