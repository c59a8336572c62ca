import { FAIL_REASONS, FILE_KINDS, UPLOAD_PURPOSES } from '@sands/rules/upload'
import { type Static, Type } from 'typebox'
import { IdOf, Instant, Nullable, OneOf } from '../kernel/schema.ts'

/** What a file is for; each purpose has its own limits, see `packages/rules/src/upload.ts`. */
export const ResourcePurpose = OneOf(UPLOAD_PURPOSES)
export type ResourcePurpose = Static<typeof ResourcePurpose>

/** One size of a picture, for `srcset`. */
export const PictureSize = Type.Object({ url: Type.String(), width: Type.Integer(), height: Type.Integer() })
export type PictureSize = Static<typeof PictureSize>

/** Everything a screen needs to show a picture without layout shift: sizes, aspect ratio and a placeholder. */
export const Picture = Type.Object({
  url: Type.String({ description: 'The largest size, at most 1500 by 1500' }),
  width: Type.Integer(),
  height: Type.Integer(),
  placeholder: Type.String({ description: 'A data: URL of a few bytes, shown blurred while the picture loads' }),
  sizes: Type.Array(PictureSize, { description: 'Smallest first' }),
})
export type Picture = Static<typeof Picture>

/** 1 waiting, 2 in preparation, 3 ready, 4 failed. */
export const FileStatus = Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(4)])

export const Caption = Type.Object({ language: Type.String(), label: Type.String(), url: Type.String() })
export type Caption = Static<typeof Caption>

/** One sprite image with small pictures of a video, row by row, at a fixed interval in seconds. */
export const SeekThumbnails = Type.Object({
  url: Type.String(),
  columns: Type.Integer(),
  count: Type.Integer(),
  every: Type.Number(),
  width: Type.Integer(),
  height: Type.Integer(),
})
export type SeekThumbnails = Static<typeof SeekThumbnails>

/** What the player needs; present once the file is ready. */
export const Playable = Type.Object({
  duration: Type.Number({ description: 'Seconds' }),
  videoWidth: Type.Integer({ description: '0 for audio' }),
  videoHeight: Type.Integer(),
  hlsUrl: Type.String(),
  thumbnails: Nullable(SeekThumbnails),
  waveform: Nullable(
    Type.Array(Type.Integer({ minimum: 0, maximum: 100 }), { description: 'Volume from beginning to end' }),
  ),
  captions: Type.Array(Caption),
})
export type Playable = Static<typeof Playable>

/** What the document viewer needs. Without a converter an office file has no PDF and can only be downloaded. */
export const Readable = Type.Object({ pdfUrl: Nullable(Type.String()), pages: Nullable(Type.Integer()) })
export type Readable = Static<typeof Readable>

export const Resource = Type.Object({
  id: IdOf<'file'>(),
  fileName: Type.String(),
  fileType: OneOf(FILE_KINDS),
  contentType: Type.String(),
  fileSize: Type.Integer({ description: 'Bytes of the stored original' }),
  purpose: ResourcePurpose,
  createTime: Instant,
  status: FileStatus,
  progress: Type.Integer({ minimum: 0, maximum: 100 }),
  failReason: Nullable(OneOf(FAIL_REASONS)),
  url: Type.String({
    description:
      'Download address of the original, valid for at least a day; pictures without their metadata; empty for a ' +
      'trimmed video of another person',
  }),
  coverUrl: Nullable(Type.String()),
  watermark: Type.Boolean({ description: 'Whether the name of the viewer is shown over the content' }),
  expandInfo: Type.String({ description: 'JSON with imageWith and imageHigh, or videoWidth and videoHeight' }),
  picture: Nullable(Picture),
  playable: Nullable(Playable),
  readable: Nullable(Readable),
})
export type Resource = Static<typeof Resource>

/** Uploaded in one request and ready at once. */
export const PictureResource = Type.Object({ ...Resource.properties, picture: Picture })
export type PictureResource = Static<typeof PictureResource>

export const ResourceUrl = Type.Object({ id: IdOf<'file'>(), url: Type.String(), expireTime: Instant })
export type ResourceUrl = Static<typeof ResourceUrl>
