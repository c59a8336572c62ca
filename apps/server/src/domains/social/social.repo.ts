import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { SOCIAL_MODULES, type SocialModule } from '@sands/contract/social/social.model'
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { collects, comments, likes, scores, socialCounts } from './social.tables.ts'

/** A person and a target. */
export interface Act {
  module: SocialModule
  moduleId: Id<'module'>
  userId: UserId
}

type Counted = 'likes' | 'comments' | 'collects' | 'scores' | 'stars'

export interface StateRow extends Record<string, unknown> {
  id: string
  likes: number
  comments: number
  collects: number
  scores: number
  stars: number
  is_like: boolean
  is_collect: boolean
  my_stars: number | null
}

type ActTable = typeof likes | typeof collects | typeof scores
const ofAct = (table: ActTable, { module, moduleId, userId }: Act) =>
  and(eq(table.module, module), eq(table.moduleId, moduleId), eq(table.userId, userId))

const took = (rows: readonly unknown[]): boolean => rows.length > 0

export const socialRepo = {
  /** Returns a state for every id, also without any activity. Likes of a comment are counted in the comment itself. */
  states: (
    db: Db,
    { module, userId, ids }: { module: SocialModule; userId: UserId; ids: readonly string[] },
  ): Promise<StateRow[]> => {
    const counted: SQL =
      module === SOCIAL_MODULES.comment
        ? sql`(select m.likes, 0 as comments, 0 as collects, 0 as scores, 0 as stars from ${comments} m where m.id = thing.id)`
        : sql`(select n.likes, n.comments, n.collects, n.scores, n.stars from ${socialCounts} n
            where n.module = ${module} and n.module_id = thing.id)`
    const own = (table: ActTable) =>
      sql`${table} where module = ${module} and module_id = thing.id and user_id = ${userId}`
    return db
      .execute<StateRow>(
        sql`select thing.id::text as id, coalesce(c.likes, 0) as likes, coalesce(c.comments, 0) as comments,
            coalesce(c.collects, 0) as collects, coalesce(c.scores, 0) as scores, coalesce(c.stars, 0) as stars,
            exists (select from ${own(likes)}) as is_like, exists (select from ${own(collects)}) as is_collect,
            (select stars from ${own(scores)}) as my_stars
          from unnest(${sql.param([...ids])}::bigint[]) thing (id) left join lateral ${counted} c on true`,
      )
      .then(({ rows }) => rows)
  },

  /** Adds to the counts of a target; concurrent changes wait, so that no count is lost. */
  count: (tx: Tx, target: Pick<Act, 'module' | 'moduleId'>, by: Partial<Record<Counted, number>>) => {
    const { likes = 0, comments = 0, collects = 0, scores = 0, stars = 0 } = by
    return tx
      .insert(socialCounts)
      .values({ module: target.module, moduleId: target.moduleId, likes, comments, collects, scores, stars })
      .onConflictDoUpdate({
        target: [socialCounts.module, socialCounts.moduleId],
        set: {
          likes: sql`${socialCounts.likes} + ${likes}`,
          comments: sql`${socialCounts.comments} + ${comments}`,
          collects: sql`${socialCounts.collects} + ${collects}`,
          scores: sql`${socialCounts.scores} + ${scores}`,
          stars: sql`${socialCounts.stars} + ${stars}`,
        },
      })
  },

  countCommentLikes: (tx: Tx, id: Id<'module'>, by: 1 | -1) =>
    tx
      .update(comments)
      .set({ likes: sql`${comments.likes} + ${by}::integer` })
      .where(sql`${comments.id} = ${id}`),

  /** False when the person has liked it before. The other methods follow the same rule: only the first one counts. */
  like: (tx: Tx, act: Act, createdAt: Date): Promise<boolean> =>
    tx
      .insert(likes)
      .values({ ...act, createdAt })
      .onConflictDoNothing()
      .returning({ userId: likes.userId })
      .then(took),

  unlike: (tx: Tx, act: Act): Promise<boolean> =>
    tx.delete(likes).where(ofAct(likes, act)).returning({ userId: likes.userId }).then(took),

  collect: (tx: Tx, act: Act & { collegeId: CollegeId }, createdAt: Date): Promise<boolean> =>
    tx
      .insert(collects)
      .values({ ...act, createdAt })
      .onConflictDoNothing()
      .returning({ userId: collects.userId })
      .then(took),

  uncollect: (tx: Tx, act: Act): Promise<boolean> =>
    tx.delete(collects).where(ofAct(collects, act)).returning({ userId: collects.userId }).then(took),

  rate: (tx: Tx, act: Act & { stars: number }, createdAt: Date): Promise<boolean> =>
    tx
      .insert(scores)
      .values({ ...act, createdAt })
      .onConflictDoNothing()
      .returning({ userId: scores.userId })
      .then(took),

  collected: (
    db: Db,
    whose: { userId: UserId; collegeId: CollegeId; module: SocialModule | undefined },
    { size, offset }: { size: number; offset: number },
  ) =>
    db
      .select({ module: collects.module, moduleId: collects.moduleId, createdAt: collects.createdAt })
      .from(collects)
      .where(ofPerson(whose))
      .orderBy(desc(collects.createdAt), desc(collects.module), desc(collects.moduleId))
      .limit(size)
      .offset(offset),

  countCollected: (db: Db, whose: { userId: UserId; collegeId: CollegeId; module: SocialModule | undefined }) =>
    db
      .select({ total: count() })
      .from(collects)
      .where(ofPerson(whose))
      .then(([row]) => row?.total ?? 0),
}

function ofPerson({
  userId,
  collegeId,
  module,
}: {
  userId: UserId
  collegeId: CollegeId
  module: SocialModule | undefined
}) {
  return and(
    eq(collects.userId, userId),
    eq(collects.collegeId, collegeId),
    module === undefined ? undefined : eq(collects.module, module),
  )
}
