import type { Collected, CollectState, LikeState, ScoreState } from '@sands/contract/social/social.model'
import type { ContentItem } from '../../kernel/content.ts'
import type { SocialState } from './social.kind.ts'
import type { StateRow } from './social.repo.ts'

const oneDecimal = (value: number): number => Math.round(value * 10) / 10

export const presentState = (row: StateRow): SocialState => ({
  likes: row.likes,
  isLike: row.is_like,
  collects: row.collects,
  isCollect: row.is_collect,
  score: row.scores > 0 ? oneDecimal(row.stars / row.scores) : null,
  scores: row.scores,
  myScore: row.my_stars,
  comments: row.comments,
})

export const presentLike = ({ isLike, likes }: SocialState): LikeState => ({ isLike: isLike ? 1 : 0, likeCount: likes })

export const presentCollect = ({ isCollect, collects }: SocialState): CollectState => ({
  isCollect: isCollect ? 1 : 0,
  collectCount: collects,
})

export const presentScore = ({ score, scores, myScore }: SocialState): ScoreState => ({
  score,
  scoreCount: scores,
  myScore,
})

/**
 * Deleted content has no name any more, nor has what a moderator has hidden; other content that is closed to the person
 * keeps its name and has no link.
 */
export const presentCollected = (
  row: { module: Collected['collectModuleType']; moduleId: string; createdAt: Date },
  item: ContentItem | undefined,
  isVisible: boolean,
): Collected => ({
  collectModuleType: row.module,
  collectModuleId: row.moduleId,
  title: item?.title ?? '',
  coverImgUrl: (isVisible && item?.coverUrl) || null,
  link: (isVisible && item?.link) || null,
  isAvailable: isVisible && item ? 1 : 0,
  collectTime: row.createdAt.toISOString(),
})
