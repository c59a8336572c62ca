import { TAB_CODES } from '@sands/rules/tabs'
import { type Static, Type } from 'typebox'
import { ArticleItem } from '../article/article.model.ts'
import { CourseItem } from '../course/course.model.ts'
import { Flag, IdOf, Nullable, OneOf, Page } from '../kernel/schema.ts'
import { Picture } from '../media/media.model.ts'

export const TabItem = Type.Object({
  id: Type.String(),
  name: Type.String(),
  defaultCode: Nullable(OneOf(TAB_CODES)),
  jumpUrl: Nullable(Type.String()),
  isDefaultPage: Type.Integer(),
  choseImgUrl: Nullable(Type.String()),
  defaultImgUrl: Nullable(Type.String()),
})
export type TabItem = Static<typeof TabItem>

/**
 * Both texts are JSON that the company can edit: the app parses them defensively, see `packages/rules/src/block.ts`.
 */
export const BlockData = Type.Object({ type: Type.String(), json: Type.String() })
export type BlockData = Static<typeof BlockData>

export const BlockCategory = Type.Object({
  id: Type.String(),
  categoryName: Type.String(),
  dataShowRule: Type.Integer(),
  dataJumpCategoryIds: Type.Array(Type.String()),
  dataJumpIds: Type.Array(Type.String()),
  datas: Type.Array(BlockData),
})
export type BlockCategory = Static<typeof BlockCategory>

/** A module of the home page. */
export const Block = Type.Object({
  id: Type.String(),
  code: Type.String(),
  title: Type.String(),
  extendInfo: Nullable(Type.String({ description: 'JSON with type or layoutType' })),
  dataMaxCount: Type.Integer(),
  isFeedStream: Flag,
  lmsDecorateModuleCategories: Type.Array(BlockCategory),
})
export type Block = Static<typeof Block>

export const FloatingButton = Type.Object({
  dataName: Type.String(),
  picture: Picture,
  dataJumpType: Type.Integer(),
  dataJumpId: Nullable(Type.String()),
  dataJumpUrl: Nullable(Type.String()),
})
export type FloatingButton = Static<typeof FloatingButton>

export const HomeConfig = Type.Object({
  templateId: Nullable(IdOf<'decoration'>()),
  collegeDetail: Type.Object({ whiteLogoPreviewUrl: Nullable(Type.String()), collegeName: Type.String() }),
  lmsDecorateModules: Type.Array(Block),
  floatingButton: Nullable(FloatingButton),
})
export type HomeConfig = Static<typeof HomeConfig>

export const Advert = Type.Object({
  id: IdOf<'advert'>(),
  name: Type.String(),
  appImgUrl: Nullable(Type.String()),
  picture: Nullable(Picture),
  appJumpStatus: Type.Integer(),
  appJumpId: Nullable(Type.String()),
  appJumpUrl: Nullable(Type.String()),
  appJumpCourseType: Nullable(Type.Integer()),
})
export type Advert = Static<typeof Advert>

export const InfoOrClass = Type.Union([
  Type.Object({ type: Type.Literal('info'), article: ArticleItem }),
  Type.Object({ type: Type.Literal('class'), course: CourseItem }),
])
export type InfoOrClass = Static<typeof InfoOrClass>

export const InfoAndClass = Type.Object({
  title: Type.String({ description: 'Title of the module; empty when it has none' }),
  ...Page(InfoOrClass).properties,
})
export type InfoAndClass = Static<typeof InfoAndClass>
