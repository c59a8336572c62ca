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
import { createSocialSight, type SocialThing } from './social-sight.service.ts'

export interface SocialService extends SocialStates {
  likeState(viewer: Viewer, thing: SocialThing): Promise<LikeState>
  like(tx: Tx, viewer: Viewer, thing: SocialThing): Promise<LikeState>
  unlike(tx: Tx, viewer: Viewer, thing: SocialThing): Promise<LikeState>
  scoreState(viewer: Viewer, thing: SocialThing): Promise<ScoreState>
  rate(tx: Tx, viewer: Viewer, rating: SocialThing & { stars: number }): Promise<ScoreState>
  collectState(viewer: Viewer, thing: SocialThing): Promise<CollectState>
  collect(tx: Tx, viewer: Viewer, thing: SocialThing): Promise<CollectState>
  uncollect(tx: Tx, viewer: Viewer, thing: SocialThing): Promise<CollectState>
  collected(viewer: Viewer, request: PageRequest & { module?: SocialModule }): Promise<PageOf<Collected>>
}

const actOf = ({ userId }: Viewer, { module, id }: SocialThing): Act => ({
  module,
  moduleId: id as Id<'module'>,
  userId,
})

export function createSocialService({
  database,
  clock,
  content,
}: Pick<Kernel, 'database' | 'clock' | 'content'>): SocialService {
  const sight = createSocialSight(content)

  const of: SocialStates['of'] = async (db, { userId }, module, ids) => {
    const rows = ids.length > 0 ? await socialRepo.states(db, { module, userId, ids }) : []
    return new Map(rows.map((row) => [row.id, presentState(row)]))
  }

  async function stateOf(db: Db, viewer: Viewer, { module, id }: SocialThing): Promise<SocialState> {
    const state = (await of(db, viewer, module, [id])).get(id)
    if (!state) throw fail('social.gone')
    return state
  }

  const countLike = (tx: Tx, { module, moduleId }: Act, by: 1 | -1) =>
    module === SOCIAL_MODULES.comment
      ? socialRepo.countCommentLikes(tx, moduleId, by)
      : socialRepo.count(tx, { module, moduleId }, { likes: by })

  /** Titles and sight of what is on one page, one question for each kind. */
  async function itemsOf(viewer: Viewer, rows: readonly { module: SocialModule; moduleId: string }[]) {
    const db = database.primary
    const items = new Map<string, ContentItem>()
    const visible = new Set<string>()
    for (const [module, own] of Map.groupBy(rows, (row) => row.module)) {
      const kind = sight.kindOf(module)
      const ids = own.map(({ moduleId }) => moduleId)
      for (const item of (await kind?.byIds(db, viewer, ids)) ?? []) items.set(`${module} ${item.id}`, item)
      for (const id of (await kind?.visibleIds(db, viewer, ids)) ?? []) visible.add(`${module} ${id}`)
    }
    return { items, visible }
  }

  return {
    of,

    async likeState(viewer, thing) {
      await sight.expectLikeable(database.primary, viewer, thing)
      return presentLike(await stateOf(database.primary, viewer, thing))
    },

    async like(tx, viewer, thing) {
      await sight.expectLikeable(tx, viewer, thing)
      const act = actOf(viewer, thing)
      if (await socialRepo.like(tx, act, clock.now())) await countLike(tx, act, 1)
      return presentLike(await stateOf(tx, viewer, thing))
    },

    async unlike(tx, viewer, thing) {
      await sight.expectLikeable(tx, viewer, thing)
      const act = actOf(viewer, thing)
      if (await socialRepo.unlike(tx, act)) await countLike(tx, act, -1)
      return presentLike(await stateOf(tx, viewer, thing))
    },

    async scoreState(viewer, thing) {
      await sight.expectThing(database.primary, viewer, thing)
      return presentScore(await stateOf(database.primary, viewer, thing))
    },

    async rate(tx, viewer, { stars, ...thing }) {
      await sight.expectThing(tx, viewer, thing)
      if ((await sight.kindOf(thing.module)?.isBegun?.(tx, viewer, thing.id)) === false) throw fail('social.not_begun')
      const act = actOf(viewer, thing)
      if (!(await socialRepo.rate(tx, { ...act, stars }, clock.now()))) throw fail('social.rated_already')
      await socialRepo.count(tx, act, { scores: 1, stars })
      return presentScore(await stateOf(tx, viewer, thing))
    },

    async collectState(viewer, thing) {
      await sight.expectThing(database.primary, viewer, thing)
      return presentCollect(await stateOf(database.primary, viewer, thing))
    },

    async collect(tx, viewer, thing) {
      await sight.expectThing(tx, viewer, thing)
      const act = actOf(viewer, thing)
      const { collegeId } = viewer
      if (await socialRepo.collect(tx, { ...act, collegeId }, clock.now()))
        await socialRepo.count(tx, act, { collects: 1 })
      return presentCollect(await stateOf(tx, viewer, thing))
    },

    async uncollect(tx, viewer, thing) {
      const act = actOf(viewer, thing)
      if (await socialRepo.uncollect(tx, act)) await socialRepo.count(tx, act, { collects: -1 })
      // How many others have put aside what this person may not see is not for them.
      if (!(await sight.sees(tx, viewer, thing))) return { isCollect: 0, collectCount: 0 }
      return presentCollect(await stateOf(tx, viewer, thing))
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
