import { BLOCK_CODES, DECORATION_LIMITS, FEED_SOURCES } from '@sands/rules/decoration'
import { type Static, Type } from 'typebox'
import { JumpChoice } from '../kernel/jump.model.ts'
import { Flag, IdOf, Instant, Nullable, OneOf, Version } from '../kernel/schema.ts'
import { Picture } from '../media/media.model.ts'
import { AudienceChoice } from '../org/audience.model.ts'

/** The editor creates the key when a part is added; the part keeps it when it is moved. */
export const PartKey = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$', maxLength: 40 })
const Ids = Type.Array(Type.String({ pattern: '^[1-9][0-9]{0,17}$', maxLength: 18 }), {
  maxItems: DECORATION_LIMITS.sources,
  uniqueItems: true,
})
const MOST_IN_CATEGORY = 60

/** An item that the company adds to a module: a banner, a menu item, a picture. */
export const PageItem = Type.Object({
  key: PartKey,
  name: Type.String({ maxLength: DECORATION_LIMITS.name }),
  fileId: Nullable(IdOf<'file'>()),
  jump: JumpChoice,
  audience: AudienceChoice,
  showFrom: Nullable(Instant),
  showUntil: Nullable(Instant),
})
export type PageItem = Static<typeof PageItem>

export const PageCategory = Type.Object({
  key: PartKey,
  name: Type.String({ maxLength: DECORATION_LIMITS.categoryName }),
  showRule: Flag,
  jumpCategoryIds: Ids,
  jumpIds: Ids,
  source: Type.Optional(OneOf(FEED_SOURCES)),
  items: Type.Array(PageItem, { maxItems: MOST_IN_CATEGORY }),
})
export type PageCategory = Static<typeof PageCategory>

/** A module. Modules without categories have one category with an empty name. */
export const PageBlock = Type.Object({
  key: PartKey,
  code: OneOf(BLOCK_CODES),
  title: Type.String({ maxLength: DECORATION_LIMITS.title }),
  extendInfo: Type.Object(
    {
      type: Type.Optional(OneOf(['tile', 'card_slide'])),
      layoutType: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)])),
    },
    { additionalProperties: false },
  ),
  dataMaxCount: Type.Integer({ minimum: 0, maximum: 100, description: 'Largest number of items to show; 0 for all' }),
  audience: AudienceChoice,
  categories: Type.Array(PageCategory, { minItems: 1, maxItems: DECORATION_LIMITS.categories }),
})
export type PageBlock = Static<typeof PageBlock>

export const PageButton = Type.Object({
  name: Type.String({ maxLength: DECORATION_LIMITS.name }),
  fileId: Nullable(IdOf<'file'>()),
  jump: JumpChoice,
})
export type PageButton = Static<typeof PageButton>

/** A home page as it is edited, stored, published and restored: always as one document. */
export const HomePageDocument = Type.Object({
  blocks: Type.Array(PageBlock, { maxItems: DECORATION_LIMITS.blocks }),
  floatingButton: Nullable(PageButton),
})
export type HomePageDocument = Static<typeof HomePageDocument>

/** Given to a page when it is published. */
export const EditionName = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' })

/** A college has at most one draft and one current page; a scheduled page that was taken back is withdrawn. */
export const DECORATION_STATES = ['draft', 'scheduled', 'current', 'past', 'withdrawn'] as const
export const DecorationState = OneOf(DECORATION_STATES)
export type DecorationState = (typeof DECORATION_STATES)[number]

export const DecorationSummary = Type.Object({
  id: IdOf<'decoration'>(),
  name: Type.String({ description: 'The name given when it was published; empty for a draft' }),
  state: DecorationState,
  version: Version,
  blocks: Type.Integer({ description: 'Number of modules' }),
  publishAt: Nullable(Type.String({ format: 'date-time', description: 'When a scheduled page is published' })),
  publishedAt: Nullable(Instant),
  replacedAt: Nullable(Instant),
  updatedAt: Instant,
  updatedBy: Type.String({ description: 'Empty when the product created the page' }),
})
export type DecorationSummary = Static<typeof DecorationSummary>

/** The pictures that a page refers to, for the editor. */
export const FilePicture = Type.Object({ fileId: IdOf<'file'>(), picture: Picture })
export type FilePicture = Static<typeof FilePicture>

export const DecorationDetail = Type.Object({
  ...DecorationSummary.properties,
  page: HomePageDocument,
  pictures: Type.Array(FilePicture),
})
export type DecorationDetail = Static<typeof DecorationDetail>

/** What the editor loads first: the draft, or the current page, of which the first change makes a draft. */
export const DecorationOverview = Type.Object({
  draft: Nullable(DecorationDetail),
  current: Nullable(DecorationDetail),
  scheduled: Type.Array(DecorationSummary, { description: 'In the order of their publication times' }),
})
export type DecorationOverview = Static<typeof DecorationOverview>
