import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdList, IdOf, Nothing, Page, pageQuery, Version } from '../kernel/schema.ts'
import { LecturerDetail, LecturerDraft, LecturerItem, LecturerKind, ManagedLecturer } from './lecturer.model.ts'

const KeyWord = Type.String({ maxLength: 60 })
const Seen = { id: IdOf<'lecturer'>(), version: Version }

export const lecturerCalls = {
  'GET /sands-lms/api/v1/lecturer/page': call({
    summary: 'Lecturers of the college, as the company has ordered them, or some of them in the order of the ids.',
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
    summary: 'One lecturer. Their courses come from online-class-summary/page.',
    access: 'learner',
    query: Type.Object({ lecturerId: IdOf<'lecturer'>() }),
    data: LecturerDetail,
    errors: ['lecturer.gone'],
  }),
  'GET /sands-lms/api/v1/manage/lecturer/page': call({
    summary: 'Lecturers to be edited, or to be chosen for a course.',
    access: 'right:lecturer.edit',
    query: Type.Object({ keyWord: Type.Optional(KeyWord), lecturerKind: Type.Optional(LecturerKind), ...pageQuery }),
    data: Page(ManagedLecturer),
  }),
  'GET /sands-lms/api/v1/manage/lecturer/get': call({
    summary: 'One lecturer as they are edited.',
    access: 'right:lecturer.edit',
    query: Type.Object({ id: IdOf<'lecturer'>() }),
    data: ManagedLecturer,
    errors: ['lecturer.gone'],
  }),
  'POST /sands-lms/api/v1/manage/lecturer/create': call({
    summary: 'Adds a lecturer, at the end of the order.',
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
    summary: 'Removes a lecturer whom no course names.',
    access: 'right:lecturer.edit',
    body: Type.Object(Seen),
    data: Nothing,
    errors: ['lecturer.gone', 'kernel.changed_meanwhile', 'lecturer.in_use'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/lecturer/sort': call({
    summary: 'Puts a lecturer before another in the order, or at its end.',
    access: 'right:lecturer.edit',
    body: Type.Object({ ...Seen, beforeId: Type.Union([IdOf<'lecturer'>(), Type.Null()]) }),
    data: Nothing,
    errors: ['lecturer.gone', 'kernel.changed_meanwhile'],
    once: true,
  }),
} satisfies Calls
