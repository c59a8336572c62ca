import { asId } from '@sands/contract/kernel/id'
import type { Id, PageOf } from '@sands/contract/kernel/schema'
import {
  type Collected,
  type CollectState,
  type LikeState,
  type ScoreState,
  SOCIAL_MODULES,
  type SocialModule,
} from '@sands/contract/social/social.model'
import type { ContentItem } from '../../kernel/content.ts'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../kernel/database/paging.ts'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { SocialState, SocialStates } from './social.kind.ts'
import { presentCollect, presentCollected, presentLike, presentScore, presentState } from './social.present.ts'
import { type Act, socialRepo } from './social.repo.ts'
import { createSocialAccess, type SocialTarget } from './social-access.service.ts'

export interface SocialService extends SocialStates {
  likeState(viewer: Viewer, target: SocialTarget): Promise<LikeState>
  like(tx: Tx, viewer: Viewer, target: SocialTarget): Promise<LikeState>
  unlike(tx: Tx, viewer: Viewer, target: SocialTarget): Promise<LikeState>
  scoreState(viewer: Viewer, target: SocialTarget): Promise<ScoreState>
  rate(tx: Tx, viewer: Viewer, rating: SocialTarget & { stars: number }): Promise<ScoreState>
  collectState(viewer: Viewer, target: SocialTarget): Promise<CollectState>
  collect(tx: Tx, viewer: Viewer, target: SocialTarget): Promise<CollectState>
  uncollect(tx: Tx, viewer: Viewer, target: SocialTarget): Promise<CollectState>
  collected(viewer: Viewer, request: PageRequest & { module?: SocialModule }): Promise<PageOf<Collected>>
}

const actOf = ({ userId }: Viewer, { module, id }: SocialTarget): Act => ({
  module,
  moduleId: asId<Id<'module'>>(id),
  userId,
})

export function createSocialService({
  database,
  clock,
  content,
  events,
}: Pick<Kernel, 'database' | 'clock' | 'content' | 'events'>): SocialService {
  const access = createSocialAccess(content)

  const byIds: SocialStates['byIds'] = async (db, { userId }, module, ids) => {
    const rows = ids.length > 0 ? await socialRepo.states(db, { module, userId, ids }) : []
    return new Map(rows.map((row) => [row.id, presentState(row)]))
  }

  async function stateOf(db: Db, viewer: Viewer, { module, id }: SocialTarget): Promise<SocialState> {
    const state = (await byIds(db, viewer, module, [id])).get(id)
    if (!state) throw fail('social.gone')
    return state
  }

  async function countLike(
    tx: Tx,
    { collegeId }: Viewer,
    { module, moduleId, userId }: Act,
    by: 1 | -1,
  ): Promise<void> {
    if (module === SOCIAL_MODULES.comment) return void (await socialRepo.countCommentLikes(tx, moduleId, by))
    await socialRepo.count(tx, { module, moduleId }, { likes: by })
    await events.emit(tx, 'social.liked', { module, moduleId, userId, collegeId, by, at: clock.now() })
  }

  /** Titles and access of the content of one page, with one query for each kind. */
  async function itemsOf(viewer: Viewer, rows: readonly { module: SocialModule; moduleId: string }[]) {
    const db = database.primary
    const items = new Map<string, ContentItem>()
    const visible = new Set<string>()
    for (const [module, own] of Map.groupBy(rows, (row) => row.module)) {
      const kind = access.kindOf(module)
      const ids = own.map(({ moduleId }) => moduleId)
      const seen = (await kind?.visibleIds(db, viewer, ids)) ?? new Set<string>()
      const named = kind?.isTitleWithheld ? [...seen] : ids
      for (const item of (await kind?.byIds(db, viewer, named)) ?? []) items.set(`${module} ${item.id}`, item)
      for (const id of seen) visible.add(`${module} ${id}`)
    }
    return { items, visible }
  }

  return {
    byIds,

    async likeState(viewer, target) {
      await access.expectLikeable(database.primary, viewer, target)
      return presentLike(await stateOf(database.primary, viewer, target))
    },

    async like(tx, viewer, target) {
      await access.expectLikeable(tx, viewer, target)
      const act = actOf(viewer, target)
      if (await socialRepo.like(tx, act, clock.now())) await countLike(tx, viewer, act, 1)
      return presentLike(await stateOf(tx, viewer, target))
    },

    async unlike(tx, viewer, target) {
      await access.expectLikeable(tx, viewer, target)
      const act = actOf(viewer, target)
      if (await socialRepo.unlike(tx, act)) await countLike(tx, viewer, act, -1)
      return presentLike(await stateOf(tx, viewer, target))
    },

    async scoreState(viewer, target) {
      await access.expectTarget(database.primary, viewer, target)
      return presentScore(await stateOf(database.primary, viewer, target))
    },

    async rate(tx, viewer, { stars, ...target }) {
      await access.expectTarget(tx, viewer, target)
      await access.expectBought(tx, viewer, target)
      if ((await access.kindOf(target.module)?.isStarted?.(tx, viewer, target.id)) === false)
        throw fail('social.not_begun')
      const act = actOf(viewer, target)
      if (!(await socialRepo.rate(tx, { ...act, stars }, clock.now()))) throw fail('social.rated_already')
      await socialRepo.count(tx, act, { scores: 1, stars })
      return presentScore(await stateOf(tx, viewer, target))
    },

    async collectState(viewer, target) {
      await access.expectTarget(database.primary, viewer, target)
      return presentCollect(await stateOf(database.primary, viewer, target))
    },

    async collect(tx, viewer, target) {
      await access.expectTarget(tx, viewer, target)
      const act = actOf(viewer, target)
      const { collegeId } = viewer
      if (await socialRepo.collect(tx, { ...act, collegeId }, clock.now()))
        await socialRepo.count(tx, act, { collects: 1 })
      return presentCollect(await stateOf(tx, viewer, target))
    },

    async uncollect(tx, viewer, target) {
      const act = actOf(viewer, target)
      if (await socialRepo.uncollect(tx, act)) await socialRepo.count(tx, act, { collects: -1 })
      // A person who may not see the content does not get its number of collections either.
      if (!(await access.sees(tx, viewer, target))) return { isCollect: 0, collectCount: 0 }
      return presentCollect(await stateOf(tx, viewer, target))
    },

    async collected(viewer, { module, ...request }) {
      const { userId, collegeId } = viewer
      const whose = { userId, collegeId, module }
      const [rows, total] = await Promise.all([
        socialRepo.collected(database.primary, whose, pageWindow(request)),
        socialRepo.countCollected(database.primary, whose),
      ])
      const { items, visible } = await itemsOf(viewer, rows)
      const records = rows.map((row) => {
        const key = `${row.module} ${row.moduleId}`
        return presentCollected(row, items.get(key), visible.has(key))
      })
      return pageOf(records, total, request)
    },
  }
}
