import { asId } from '@sands/contract/kernel/id'
import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { SocialModule } from '@sands/contract/social/social.model'
import { SOCIAL_MODULES } from '@sands/contract/social/social.model'
import type { Tx } from '../../kernel/database/database.ts'
import { collects, comments, likes, scores, socialCounts } from './social.tables.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** A comment of a person, named by user name. */
export interface DemoReply {
  who: string
  text: string
  likes?: number
  /** Who is answered, when it is not the author of the comment above. */
  to?: string
}
export interface DemoTalk extends DemoReply {
  replies?: readonly DemoReply[]
}

export interface DemoOpinions {
  likes: number
  collects: number
  /** Stars, one number for each person who rates. */
  stars?: readonly number[]
  talks?: readonly DemoTalk[]
  /** Further people who have collected it. */
  keepers?: readonly string[]
}

interface Place {
  module: SocialModule
  moduleId: string
  collegeId: CollegeId
  users: ReadonlyMap<string, UserId>
  /** People of the college, in a fixed order. */
  people: readonly UserId[]
  since: Date
  now: Date
}

/** Likes, collections, ratings and comments on content, spread over the time since it was published. */
export async function addOpinions(tx: Tx, place: Place, opinions: DemoOpinions): Promise<void> {
  const { module, collegeId, users, people, since, now } = place
  const moduleId = asId<Id<'module'>>(place.moduleId)
  const first = Number(BigInt(moduleId) * 7n + BigInt(module)) % Math.max(1, people.length)
  const some = (count: number, shift = 0): UserId[] =>
    Array.from(
      { length: Math.min(count, people.length) },
      (_, index) => people[(first + shift + index) % people.length],
    ).filter((id) => id !== undefined)
  const moment = (index: number, of: number): Date => {
    const step = (now.getTime() - since.getTime()) / (of + 1)
    return new Date(since.getTime() + step * (index + 1))
  }
  const who = (userName: string): UserId => {
    const id = users.get(userName)
    if (!id) throw new Error(`the demo company has no user ${userName}`)
    return id
  }
  const like = async (what: { module: SocialModule; moduleId: Id<'module'> }, userIds: readonly UserId[]) => {
    if (userIds.length > 0)
      await tx
        .insert(likes)
        .values(userIds.map((userId, index) => ({ ...what, userId, createdAt: moment(index, userIds.length) })))
  }

  const liked = some(opinions.likes)
  // The newcomer's collection stays empty.
  const collected = [...new Set([...(opinions.keepers ?? []).map(who), ...some(opinions.collects, 3)])].filter(
    (id) => id !== users.get('newcomer'),
  )
  const stars = (opinions.stars ?? []).slice(0, people.length)
  const raters = some(stars.length, 5)
  await like({ module, moduleId }, liked)
  if (collected.length > 0)
    await tx.insert(collects).values(
      collected.map((userId, index) => ({
        module,
        moduleId,
        userId,
        collegeId,
        createdAt: moment(index, collected.length),
      })),
    )
  if (raters.length > 0)
    await tx.insert(scores).values(
      raters.map((userId, index) => ({
        module,
        moduleId,
        userId,
        stars: stars[index] ?? 5,
        createdAt: moment(index, raters.length),
      })),
    )

  let said = 0
  const say = async (reply: DemoReply, own: { parentId: Id<'comment'> | null; replies: number; createdAt: Date }) => {
    const fans = some(reply.likes ?? 0, said * 2)
    said += 1
    const [row] = await tx
      .insert(comments)
      .values({
        ...own,
        collegeId,
        module,
        moduleId,
        userId: who(reply.who),
        replyToUserId: reply.to ? who(reply.to) : null,
        text: reply.text,
        likes: fans.length,
      })
      .returning({ id: comments.id })
    if (!row) throw new Error('the comment was not stored')
    await like({ module: SOCIAL_MODULES.comment, moduleId: asId<Id<'module'>>(row.id) }, fans)
    return row.id
  }
  const talks = opinions.talks ?? []
  for (const [index, { replies = [], ...talk }] of talks.entries()) {
    const createdAt = moment(index, talks.length)
    const parentId = await say(talk, { parentId: null, replies: replies.length, createdAt })
    const step = Math.min(HOUR_MS, (now.getTime() - createdAt.getTime()) / (replies.length + 1))
    for (const [number, reply] of replies.entries())
      await say(reply, { parentId, replies: 0, createdAt: new Date(createdAt.getTime() + step * (number + 1)) })
  }
  await tx.insert(socialCounts).values({
    module,
    moduleId,
    likes: liked.length,
    collects: collected.length,
    comments: said,
    scores: raters.length,
    stars: raters.reduce((sum, _, index) => sum + (stars[index] ?? 5), 0),
  })
}
