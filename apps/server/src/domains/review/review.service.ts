import type { CallBody, CallData } from '@sands/contract/calls'
import type { ReviewBizType } from '@sands/rules/review'
import { pageOf, pageWindow } from '../../kernel/database/paging.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { ReviewQueue } from './queue.service.ts'
import type { ReviewKind } from './review.kind.ts'
import { presentItem } from './review.present.ts'
import { reviewRepo } from './review.repo.ts'
import { reviewableBy } from './review-scope.repo.ts'

type Key<Name extends string> = `POST /sands-lms/api/v1/review/${Name}`
type Body<Name extends 'bizPage' | 'bizDetailPage' | 'studentPage' | 'getBizIdByNext'> = CallBody<Key<Name>>
type Data<Name extends 'bizPage' | 'bizDetailPage' | 'studentPage' | 'getBizIdByNext'> = CallData<Key<Name>>

export interface ReviewService {
  bizPage(viewer: Viewer, wanted: Body<'bizPage'>): Promise<Data<'bizPage'>>
  details(viewer: Viewer, wanted: Body<'bizDetailPage'>): Promise<Data<'bizDetailPage'>>
  students(viewer: Viewer, wanted: Body<'studentPage'>): Promise<Data<'studentPage'>>
  next(viewer: Viewer, wanted: Body<'getBizIdByNext'>): Promise<Data<'getBizIdByNext'>>
  number(viewer: Viewer): Promise<{ number: number }>
  numbers(viewer: Viewer): Promise<{ bizType: ReviewBizType; number: number }[]>
}

const doneOf = (reviewStatus: 0 | 1 | undefined) => (reviewStatus === undefined ? undefined : reviewStatus === 1)

interface Parts {
  queue: ReviewQueue
  kinds: readonly ReviewKind[]
}

export function createReviewService({ database, clock }: Kernel, { queue, kinds }: Parts): ReviewService {
  const db = database.primary

  /** Names are not searched where they are hidden: a search would find them out. */
  async function filterOf(viewer: Viewer, { bizType, bizId, reviewStatus, keyWord }: Body<'bizDetailPage'>) {
    const { isAnonymous } = await queue.expectBiz(db, viewer, { bizType, bizId })
    const filter = { scope: queue.scope(viewer, bizType), bizType, bizId, isDone: doneOf(reviewStatus) }
    return { isAnonymous, filter: { ...filter, keyWord: isAnonymous ? undefined : keyWord } }
  }

  const numbers: ReviewService['numbers'] = async (viewer) => {
    const rows = await reviewRepo.numbers(db, reviewableBy(viewer, kinds))
    return rows.map(({ bizType, number }) => ({ bizType: bizType as ReviewBizType, number }))
  }

  return {
    numbers,

    number: async (viewer) => ({ number: (await numbers(viewer)).reduce((sum, { number }) => sum + number, 0) }),

    async bizPage(viewer, { bizType, reviewStatus, ...request }) {
      const isDone = doneOf(reviewStatus)
      const filter = { scope: reviewableBy(viewer, kinds), ...(bizType && { bizType }), isDone }
      const [rows, total] = await Promise.all([
        reviewRepo.bizPage(db, filter, { window: pageWindow(request), viewerId: viewer.userId, now: clock.now() }),
        reviewRepo.bizCount(db, filter),
      ])
      const names = new Map<string, string>()
      for (const kind of kinds) {
        const ids = rows.filter((row) => row.bizType === kind.bizType).map(({ bizId }) => bizId)
        if (ids.length === 0) continue
        for (const [id, { name }] of await kind.facts(db, viewer.collegeId, ids))
          names.set(`${kind.bizType} ${id}`, name)
      }
      const records = rows.map(({ oldest, ...row }) => ({
        ...row,
        bizType: row.bizType as ReviewBizType,
        bizName: names.get(`${row.bizType} ${row.bizId}`) ?? '',
        oldestTime: oldest?.toISOString() ?? null,
      }))
      return pageOf(records, total, request)
    },

    async details(viewer, { current, size, ...wanted }) {
      const request = { ...(current && { current }), ...(size && { size }) }
      const { isAnonymous, filter } = await filterOf(viewer, wanted)
      const [rows, total] = await Promise.all([
        reviewRepo.page(db, filter, pageWindow(request)),
        reviewRepo.count(db, filter),
      ])
      const how = { isAnonymous, viewerId: viewer.userId, now: clock.now() }
      return pageOf(
        rows.map((row) => presentItem(row, how)),
        total,
        request,
      )
    },

    async students(viewer, { current, size, ...wanted }) {
      const request = { ...(current && { current }), ...(size && { size }) }
      const { isAnonymous, filter } = await filterOf(viewer, wanted)
      const [rows, total] = await Promise.all([
        reviewRepo.students(db, filter, pageWindow(request)),
        reviewRepo.studentCount(db, filter),
      ])
      const records = rows.map(({ person, lastAt, ...row }) => ({
        ...row,
        person: isAnonymous ? null : person,
        lastSubmitTime: (lastAt ?? clock.now()).toISOString(),
      }))
      return pageOf(records, total, request)
    },

    next: (viewer, { bizType, bizId, recordId }) =>
      database.transaction(async (tx) => {
        const found = await queue.claimNext(tx, viewer, {
          bizType,
          ...(bizId && { bizId }),
          ...(recordId && { recordId }),
        })
        return found ? { bizType, bizId: found.item.bizId, recordId: found.item.recordId, claim: found.claim } : null
      }),
  }
}
