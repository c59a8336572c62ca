import { type Static, Type } from 'typebox'
import { CategoryNode, ManagedCategory } from '../kernel/category.model.ts'
import { Flag, IdOf, Instant, Nullable, OneOf, Version } from '../kernel/schema.ts'
import { Picture } from '../media/media.model.ts'
import { AudienceChoice } from '../org/audience.model.ts'

/** 1: the text is written here; 2: the article links to an external page. */
export const ArticleType = Type.Union([Type.Literal(1), Type.Literal(2)])

export const ArticleItem = Type.Object({
  id: IdOf<'article'>(),
  title: Type.String(),
  author: Type.String(),
  summary: Type.String(),
  coverImgUrl: Nullable(Type.String()),
  cover: Nullable(Picture),
  releaseTime: Instant,
  viewCount: Type.Integer(),
  articleType: ArticleType,
  jumpUrl: Nullable(Type.String()),
  sort: Type.Integer(),
})
export type ArticleItem = Static<typeof ArticleItem>

/** The same numbers as for courses: 1 newest first, 3 most read first. */
export const ArticleSortType = Type.Union([Type.Literal(1), Type.Literal(3)])
export type ArticleSortType = Static<typeof ArticleSortType>

export const ArticleDetail = Type.Object({
  ...ArticleItem.properties,
  content: Type.String({ description: 'Sanitised HTML' }),
  isPublic: Flag,
  isCommentable: Flag,
})
export type ArticleDetail = Static<typeof ArticleDetail>

export const ArticleCategoryNode = CategoryNode<'articleCategory'>()
export type ArticleCategoryNode = Static<typeof ArticleCategoryNode>

export const ARTICLE_STATES = ['draft', 'scheduled', 'published', 'withdrawn'] as const
export const ArticleState = OneOf(ARTICLE_STATES)
export type ArticleState = (typeof ARTICLE_STATES)[number]

export const ArticleDraft = Type.Object({
  title: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
  author: Type.String({ maxLength: 40 }),
  summary: Type.String({ maxLength: 300 }),
  categoryId: Nullable(IdOf<'articleCategory'>()),
  coverFileId: Nullable(IdOf<'file'>()),
  articleType: ArticleType,
  jumpUrl: Nullable(Type.String({ maxLength: 1000 })),
  content: Type.String({ maxLength: 500_000, description: 'HTML; forbidden elements are removed when it is stored' }),
  isPublic: Type.Boolean({ description: 'Whether visitors can read it' }),
  isCommentable: Type.Boolean(),
  isPinned: Type.Boolean(),
  audience: AudienceChoice,
})
export type ArticleDraft = Static<typeof ArticleDraft>

export const ManagedArticleItem = Type.Object({
  id: IdOf<'article'>(),
  title: Type.String(),
  author: Type.String(),
  categoryId: Nullable(IdOf<'articleCategory'>()),
  categoryName: Nullable(Type.String()),
  cover: Nullable(Picture),
  articleType: ArticleType,
  state: ArticleState,
  isPublic: Type.Boolean(),
  isPinned: Type.Boolean(),
  publishAt: Nullable(Instant),
  releaseTime: Nullable(Instant),
  viewCount: Type.Integer(),
  readers: Type.Integer(),
  version: Version,
  updatedAt: Instant,
  updatedBy: Type.String(),
})
export type ManagedArticleItem = Static<typeof ManagedArticleItem>
export const ManagedArticle = Type.Object({ ...ManagedArticleItem.properties, ...ArticleDraft.properties })
export type ManagedArticle = Static<typeof ManagedArticle>

export const ManagedArticleCategory = ManagedCategory<'articleCategory'>()
export type ManagedArticleCategory = Static<typeof ManagedArticleCategory>
