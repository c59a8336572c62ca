import type { DemoOpinions } from '../../social/index.ts'
import type { ArticleCover } from './cover.demo.ts'

export interface DemoArticle {
  title: string
  author: string
  summary: string
  /** As its path. */
  category: string
  cover: ArticleCover
  /** In the future for what is scheduled. */
  daysAgo: number
  views: number
  /** `{picture}` is where its cover stands again, large. */
  html: string
  link?: string
  state?: 'scheduled' | 'withdrawn'
  isPinned?: true
  isPublic?: true
  isCommentable?: false
  /** Only for this department, with everything below it. */
  department?: string
  opinions?: DemoOpinions
}

export interface DemoShelf {
  /** As paths, parents before children. */
  categories: readonly string[]
  articles: readonly DemoArticle[]
}
