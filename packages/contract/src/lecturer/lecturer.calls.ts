import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdList, IdOf, Nothing, Page, pageQuery, Version } from '../kernel/schema.ts'
import { LecturerDetail, LecturerDraft, LecturerItem, LecturerKind, ManagedLecturer } from './lecturer.model.ts'

const KeyWord = Type.String({ maxLength: 60 })
const Seen = { id: IdOf<'lecturer'>(), version: Version }

export const lecturerCalls = {
  'GET /sands-lms/api/v1/lecturer/page': call({
    summary: 'Lecturers of the college in the order of the company, or the lecturers with the given ids in that order.',
    access: 'learner',
    query: Type.Object({
      ids: Type.Optional(IdList),
      keyWord: Type.Optional(KeyWord),
      lecturerKind: Type.Optional(LecturerKind),
      ...pageQuery,
    }),
    data: Page(LecturerItem),
  }),
  'GET /sands-lms/api/v1/lecturer/get': call({
    summary: 'One lecturer. The call online-class-summary/page returns their courses.',
    access: 'learner',
    query: Type.Object({ lecturerId: IdOf<'lecturer'>() }),
    data: LecturerDetail,
    errors: ['lecturer.gone'],
  }),
  'GET /sands-lms/api/v1/manage/lecturer/page': call({
    summary: 'Lecturers for the management list, or for choosing the lecturers of a course.',
    access: 'right:lecturer.edit',
    query: Type.Object({ keyWord: Type.Optional(KeyWord), lecturerKind: Type.Optional(LecturerKind), ...pageQuery }),
    data: Page(ManagedLecturer),
  }),
  'GET /sands-lms/api/v1/manage/lecturer/get': call({
    summary: 'One lecturer for the editor.',
    access: 'right:lecturer.edit',
    query: Type.Object({ id: IdOf<'lecturer'>() }),
    data: ManagedLecturer,
    errors: ['lecturer.gone'],
  }),
  'POST /sands-lms/api/v1/manage/lecturer/create': call({
    summary: 'Adds a lecturer at the end of the order.',
    access: 'right:lecturer.edit',
    body: LecturerDraft,
    data: ManagedLecturer,
    errors: ['lecturer.person_taken', 'lecturer.person_unknown', 'media.gone'],
    once: true,
    bodyLimit: 131_072,
  }),
  'POST /sands-lms/api/v1/manage/lecturer/update': call({
    summary: 'Changes a lecturer.',
    access: 'right:lecturer.edit',
    body: Type.Object({ ...Seen, ...LecturerDraft.properties }),
    data: ManagedLecturer,
    errors: [
      'lecturer.gone',
      'kernel.changed_meanwhile',
      'lecturer.person_taken',
      'lecturer.person_unknown',
      'media.gone',
    ],
    once: true,
    bodyLimit: 131_072,
  }),
  'POST /sands-lms/api/v1/manage/lecturer/remove': call({
    summary: 'Deletes a lecturer who has no courses.',
    access: 'right:lecturer.edit',
    body: Type.Object(Seen),
    data: Nothing,
    errors: ['lecturer.gone', 'kernel.changed_meanwhile', 'lecturer.in_use'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/lecturer/sort': call({
    summary: 'Moves a lecturer before another one, or to the end.',
    access: 'right:lecturer.edit',
    body: Type.Object({ ...Seen, beforeId: Type.Union([IdOf<'lecturer'>(), Type.Null()]) }),
    data: Nothing,
    errors: ['lecturer.gone', 'kernel.changed_meanwhile'],
    once: true,
  }),
} satisfies Calls
