import { type Static, Type } from 'typebox'
import { IdOf, Instant, Nullable, OneOf, UserIdSchema, Version } from '../kernel/schema.ts'
import { Picture } from '../media/media.model.ts'

export const LECTURER_KINDS = ['internal', 'external', 'official', 'assistant'] as const
export const LecturerKind = OneOf(LECTURER_KINDS)
export type LecturerKind = (typeof LECTURER_KINDS)[number]

export const LecturerItem = Type.Object({
  id: IdOf<'lecturer'>(),
  name: Type.String(),
  lecturerKind: LecturerKind,
  lectureGradeName: Type.String(),
  companyName: Type.String(),
  teachingExperience: Type.String({ description: 'One or two sentences' }),
  tagNames: Type.Array(Type.String()),
  avatarFileUrl: Nullable(Type.String()),
  avatar: Nullable(Picture),
  teachCourseNum: Type.Integer(),
  teachTotalDuration: Type.Integer({
    description: 'Total seconds of their courses and sessions that the person may see',
  }),
})
export type LecturerItem = Static<typeof LecturerItem>

export const LecturerDetail = Type.Object({
  ...LecturerItem.properties,
  introduction: Type.String({ description: 'Sanitised HTML' }),
})
export type LecturerDetail = Static<typeof LecturerDetail>

const Words = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })

export const LecturerDraft = Type.Object({
  name: Words(40),
  lecturerKind: LecturerKind,
  userId: Nullable(UserIdSchema),
  lectureGradeName: Type.String({ maxLength: 20 }),
  companyName: Type.String({ maxLength: 60 }),
  teachingExperience: Type.String({ maxLength: 300 }),
  tagNames: Type.Array(Words(12), { maxItems: 8, uniqueItems: true }),
  avatarFileId: Nullable(IdOf<'file'>()),
  introduction: Type.String({ maxLength: 20_000 }),
  isShown: Type.Boolean({ description: 'Whether the lecturer centre lists them' }),
})
export type LecturerDraft = Static<typeof LecturerDraft>

export const ManagedLecturer = Type.Object({
  id: IdOf<'lecturer'>(),
  ...LecturerDraft.properties,
  userName: Nullable(Type.String({ description: 'Account name of an internal lecturer' })),
  avatar: Nullable(Picture),
  teachCourseNum: Type.Integer({ description: 'Courses and sessions that name them' }),
  version: Version,
  updatedAt: Instant,
})
export type ManagedLecturer = Static<typeof ManagedLecturer>
