import { ATTENDED, SEAT_STATUSES } from '@sands/rules/face/seat'
import { FACE_REASON_LENGTH, SESSION_PHASES } from '@sands/rules/face/session'
import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Nothing, Nullable, OneOf, Page, pageQuery, UserIdSchema, Version } from '../kernel/schema.ts'
import { FaceBoard, FaceDayId, FaceId, FaceRoomId, FaceSeatId, SeatHistory, SignWay } from './face.model.ts'
import {
  FaceConflict,
  FaceDocument,
  FaceRoom,
  FaceRoomDraft,
  FaceSeatRow,
  ManagedFace,
  ManagedFaceItem,
} from './manage.model.ts'

const DOCUMENT_LIMIT = 131_072
const seen = { id: FaceId, version: Version }
const Keyword = Type.Optional(Type.String({ maxLength: 60 }))
const Reason = Type.String({ minLength: 1, maxLength: FACE_REASON_LENGTH, pattern: '\\S' })
/** Why rooms and lecturers may be taken twice; null refuses conflicts. */
const ConflictReason = Nullable(Reason)
const People = Type.Array(UserIdSchema, { minItems: 1, maxItems: 500, uniqueItems: true })

export const faceManageCalls = {
  'GET /sands-lms/api/v1/manage/face/page': call({
    summary: 'Sessions in every state; those that come next first.',
    access: 'right:face.edit|face.attend',
    query: Type.Object({ keyWord: Keyword, phase: Type.Optional(OneOf(SESSION_PHASES)), ...pageQuery }),
    data: Page(ManagedFaceItem),
  }),
  'GET /sands-lms/api/v1/manage/face/get': call({
    summary: 'One session as it is edited, with conflicts and what is missing.',
    access: 'right:face.edit|face.attend',
    query: Type.Object({ id: FaceId }),
    data: ManagedFace,
    errors: ['face.unknown'],
  }),
  'POST /sands-lms/api/v1/manage/face/create': call({
    summary: 'Begins a session, as a draft.',
    access: 'right:face.edit',
    body: FaceDocument,
    data: ManagedFace,
    errors: ['face.bad_document', 'face.survey_taken', 'media.gone', 'org.place_unknown'],
    once: true,
    bodyLimit: DOCUMENT_LIMIT,
  }),
  'POST /sands-lms/api/v1/manage/face/save': call({
    summary:
      'Stores a session. More seats move the waiting list up. Rooms and lecturers of a published session that are taken need a reason.',
    access: 'right:face.edit',
    body: Type.Object({ ...seen, document: FaceDocument, conflictReason: ConflictReason }),
    data: ManagedFace,
    errors: [
      'face.unknown',
      'face.certificate_fixed',
      'face.wrong_state',
      'face.bad_document',
      'face.survey_taken',
      'face.days_fixed',
      'face.has_faults',
      'face.has_conflicts',
      'kernel.changed_meanwhile',
      'media.gone',
      'org.place_unknown',
    ],
    once: true,
    bodyLimit: DOCUMENT_LIMIT,
  }),
  'POST /sands-lms/api/v1/manage/face/publish': call({
    summary: 'Opens a session. Rooms and lecturers that are taken need a reason.',
    access: 'right:face.edit',
    body: Type.Object({ ...seen, conflictReason: ConflictReason }),
    data: ManagedFace,
    errors: [
      'face.unknown',
      'face.wrong_state',
      'face.has_faults',
      'face.has_conflicts',
      'kernel.changed_meanwhile',
      'org.place_unknown',
    ],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/face/delete': call({
    summary: 'Deletes a draft or a cancelled session.',
    access: 'right:face.edit',
    body: Type.Object(seen),
    data: Nothing,
    errors: ['face.unknown', 'face.wrong_state', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/face/conflicts': call({
    summary: 'What else takes the rooms and lecturers of a plan at its times.',
    access: 'right:face.edit',
    body: Type.Object({
      id: Nullable(FaceId),
      lecturerIds: FaceDocument.properties.lecturerIds,
      days: FaceDocument.properties.days,
    }),
    data: Type.Array(FaceConflict),
  }),
  'GET /sands-lms/api/v1/manage/face/survey/list': call({
    summary: 'Surveys that can be the evaluation of a session and whose name contains the words, at most 20.',
    access: 'right:face.edit',
    query: Type.Object({ keyWord: Keyword }),
    data: Type.Array(Type.Object({ id: IdOf<'survey'>(), title: Type.String() })),
  }),
  'GET /sands-lms/api/v1/manage/face/room/list': call({
    summary: 'The rooms of the college, by name.',
    access: 'right:face.edit|face.attend',
    query: Type.Object({}),
    data: Type.Array(FaceRoom),
  }),
  'POST /sands-lms/api/v1/manage/face/room/create': call({
    summary: 'Adds a room.',
    access: 'right:face.edit',
    body: FaceRoomDraft,
    data: FaceRoom,
    errors: ['face.room_name_taken', 'face.bad_document'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/face/room/save': call({
    summary: 'Changes a room.',
    access: 'right:face.edit',
    body: Type.Object({ id: FaceRoomId, version: Version, room: FaceRoomDraft }),
    data: FaceRoom,
    errors: ['face.unknown', 'face.room_name_taken', 'face.bad_document', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/face/room/delete': call({
    summary: 'Removes a room that no coming session uses.',
    access: 'right:face.edit',
    body: Type.Object({ id: FaceRoomId, version: Version }),
    data: Nothing,
    errors: ['face.unknown', 'face.room_in_use', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/face/seat/page': call({
    summary: 'The people of a session with their days; requests for leave first, then by name.',
    access: 'right:face.attend',
    query: Type.Object({ id: FaceId, keyWord: Keyword, status: Type.Optional(OneOf(SEAT_STATUSES)), ...pageQuery }),
    data: Page(FaceSeatRow),
    errors: ['face.unknown'],
  }),
  'GET /sands-lms/api/v1/manage/face/seat/history': call({
    summary: 'Everything that happened to a seat, newest first, at most 200.',
    access: 'right:face.attend',
    query: Type.Object({ trainConfirmId: FaceSeatId }),
    data: Type.Array(SeatHistory),
    errors: ['face.unknown'],
  }),
  'POST /sands-lms/api/v1/manage/face/seat/add': call({
    summary: 'Gives seats to people; who finds none waits. People who have one keep it.',
    access: 'right:face.attend',
    body: Type.Object({ id: FaceId, userIds: People }),
    data: Type.Object({ booked: Type.Integer(), waiting: Type.Integer() }),
    errors: ['face.unknown', 'face.wrong_state', 'org.place_unknown'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/face/seat/remove': call({
    summary: 'Takes the seat of a person back, with the reason. The first who waits moves up.',
    access: 'right:face.attend',
    body: Type.Object({ trainConfirmId: FaceSeatId, reason: Reason }),
    data: Nothing,
    errors: ['face.unknown', 'face.seat_settled'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/face/seat/leave': call({
    summary: 'Grants leave, which frees the seat, or refuses it.',
    access: 'right:face.attend',
    body: Type.Object({ trainConfirmId: FaceSeatId, isGranted: Type.Boolean(), reason: Reason }),
    data: Nothing,
    errors: ['review.approval_by_flow', 'face.unknown', 'face.seat_settled', 'review.approval_own'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/face/attendance/mark': call({
    summary: 'Marks people on a day, or corrects what is there, with the reason.',
    access: 'right:face.attend',
    body: Type.Object({
      dayId: FaceDayId,
      userIds: People,
      mark: OneOf(ATTENDED),
      reason: Reason,
    }),
    data: Type.Object({ marked: Type.Integer() }),
    errors: ['face.unknown', 'face.wrong_state', 'face.seat_settled'],
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/face/board': call({
    summary: 'The code of a day for the screen of the room, and how many people have signed.',
    access: 'right:face.attend',
    query: Type.Object({ dayId: FaceDayId, way: SignWay }),
    data: FaceBoard,
    errors: ['face.unknown'],
  }),
} satisfies Calls
