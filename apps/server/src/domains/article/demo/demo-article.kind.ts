import type { DemoOpinions } from '../../social/index.ts'
import type { ArticleCover } from './cover.demo.ts'

export interface DemoArticle {
  title: string
  author: string
  summary: string
  /** The path of the category. */
  category: string
  cover: ArticleCover
  /** Negative for scheduled articles. */
  daysAgo: number
  views: number
  /** `{picture}` marks where the cover is shown again in a large size. */
  html: string
  link?: string
  state?: 'scheduled' | 'withdrawn'
  isPinned?: true
  isPublic?: true
  isCommentable?: false
  /** Visible only to this department and the departments below it. */
  department?: string
  opinions?: DemoOpinions
}

export interface DemoShelf {
  /** Paths of categories, parents before children. */
  categories: readonly string[]
  articles: readonly DemoArticle[]
}
