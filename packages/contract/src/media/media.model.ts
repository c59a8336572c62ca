import { UPLOAD_PURPOSES } from '@sands/rules/upload'
import { type Static, Type } from 'typebox'
import { IdOf, Instant, Nullable, OneOf } from '../kernel/schema.ts'

/** What a picture is for; each purpose has its own limits, see `packages/rules/src/upload.ts`. */
export const ResourcePurpose = OneOf(UPLOAD_PURPOSES)
export type ResourcePurpose = Static<typeof ResourcePurpose>

/** One size of a picture, for `srcset`. */
export const PictureSize = Type.Object({ url: Type.String(), width: Type.Integer(), height: Type.Integer() })
export type PictureSize = Static<typeof PictureSize>

/** Everything a screen needs to show a picture without a jump: sizes, proportions, and something to look at meanwhile. */
export const Picture = Type.Object({
  url: Type.String({ description: 'The picture itself, at most 1500 by 1500' }),
  width: Type.Integer(),
  height: Type.Integer(),
  placeholder: Type.String({ description: 'A data: address of a few bytes, to be shown blurred' }),
  sizes: Type.Array(PictureSize, { description: 'Smallest first' }),
})
export type Picture = Static<typeof Picture>

export const Resource = Type.Object({
  id: IdOf<'file'>(),
  fileName: Type.String(),
  fileType: Type.Literal('image'),
  contentType: Type.String(),
  fileSize: Type.Integer({ description: 'Bytes of the stored original' }),
  purpose: ResourcePurpose,
  createTime: Instant,
  url: Type.String({ description: 'The original without its metadata; good for a day at least' }),
  coverUrl: Nullable(Type.String()),
  picture: Picture,
})
export type Resource = Static<typeof Resource>

export const ResourceUrl = Type.Object({ id: IdOf<'file'>(), url: Type.String(), expireTime: Instant })
export type ResourceUrl = Static<typeof ResourceUrl>
