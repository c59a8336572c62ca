import { CASCADE_KINDS } from '@sands/rules/face/cascade'
import { ATTENDED } from '@sands/rules/face/seat'
import {
  FACE_NAME_LENGTH,
  FACE_TEXT_LENGTH,
  HOMEWORK_LENGTH,
  MAX_DAYS,
  MAX_LECTURERS,
  MAX_MATERIALS,
  MAX_OVERBOOK,
  MAX_PHOTOS,
  MAX_SEATS,
  ROOM_ADDRESS_LENGTH,
  ROOM_NAME_LENGTH,
  SESSION_FAULTS,
  SESSION_PHASES,
  SESSION_STATES,
} from '@sands/rules/face/session'
import { type Static, Type } from 'typebox'
import { IdOf, Instant, Nullable, OneOf, UserIdSchema, Version } from '../kernel/schema.ts'
import { Picture, Resource } from '../media/media.model.ts'
import { AudienceChoice } from '../org/audience.model.ts'
import {
  CertificateRule,
  EarnedCertificate,
  FaceDay,
  FaceDayId,
  FaceId,
  FaceLeave,
  FaceLecturer,
  FaceRoomId,
  FaceSeatId,
  SeatStatus,
} from './face.model.ts'

const TimeZone = Type.String({ minLength: 1, maxLength: 60, pattern: '^[A-Za-z0-9_+/-]+$' })

export const FaceDayDraft = Type.Object({
  id: Nullable(FaceDayId),
  startsAt: Instant,
  endsAt: Instant,
  roomId: Nullable(FaceRoomId),
  needsSignOut: Type.Boolean(),
})
export type FaceDayDraft = Static<typeof FaceDayDraft>

/** A session as it is edited: always as a whole. */
export const FaceDocument = Type.Object({
  name: Type.String({ maxLength: FACE_NAME_LENGTH }),
  coverFileId: Nullable(IdOf<'file'>()),
  introduction: Type.String({ maxLength: FACE_TEXT_LENGTH }),
  agenda: Type.String({ maxLength: FACE_TEXT_LENGTH }),
  timeZone: TimeZone,
  ownerId: Nullable(UserIdSchema),
  lecturerIds: Type.Array(IdOf<'lecturer'>(), { maxItems: MAX_LECTURERS, uniqueItems: true }),
  materialIds: Type.Array(IdOf<'file'>(), { maxItems: MAX_MATERIALS, uniqueItems: true }),
  photoIds: Type.Array(IdOf<'file'>(), { maxItems: MAX_PHOTOS, uniqueItems: true }),
  homework: Type.String({ maxLength: HOMEWORK_LENGTH, description: 'Empty when there is none' }),
  /** The evaluation of the session. */
  surveyId: Nullable(IdOf<'survey'>()),
  /** What people earn who were there. */
  certificate: Type.Optional(Nullable(CertificateRule)),
  capacity: Type.Integer({ minimum: 1, maximum: MAX_SEATS }),
  overbook: Type.Integer({ minimum: 0, maximum: MAX_OVERBOOK }),
  hasWaitingList: Type.Boolean(),
  needsConfirm: Type.Boolean(),
  allowsSwap: Type.Boolean(),
  opensAt: Nullable(Instant),
  closesAt: Nullable(Instant),
  audience: AudienceChoice,
  days: Type.Array(FaceDayDraft, { maxItems: MAX_DAYS }),
})
export type FaceDocument = Static<typeof FaceDocument>

export const ManagedFaceItem = Type.Object({
  id: FaceId,
  name: Type.String(),
  state: OneOf(SESSION_STATES),
  phase: OneOf(SESSION_PHASES),
  startsAt: Nullable(Instant),
  endsAt: Nullable(Instant),
  timeZone: Type.String(),
  roomNames: Type.Array(Type.String()),
  capacity: Type.Integer(),
  seated: Type.Integer(),
  waiting: Type.Integer(),
  leaveAsked: Type.Integer({ description: 'Requests for leave that wait for a decision' }),
  version: Version,
  updatedAt: Instant,
  updatedBy: Type.String(),
})
export type ManagedFaceItem = Static<typeof ManagedFaceItem>

/** Something else at the same time in the same room, or with the same lecturer. */
export const FaceConflict = Type.Object({
  kind: OneOf(['room', 'lecturer']),
  name: Type.String(),
  faceId: FaceId,
  faceName: Type.String(),
  startsAt: Instant,
  endsAt: Instant,
})
export type FaceConflict = Static<typeof FaceConflict>

export const ManagedFace = Type.Object({
  ...ManagedFaceItem.properties,
  document: FaceDocument,
  cover: Nullable(Picture),
  owner: Nullable(Type.Object({ id: UserIdSchema, name: Type.String() })),
  lecturers: Type.Array(FaceLecturer),
  materials: Type.Array(Resource),
  photos: Type.Array(Type.Object({ id: IdOf<'file'>(), picture: Picture })),
  survey: Nullable(Type.Object({ id: IdOf<'survey'>(), title: Type.String() })),
  cancelReason: Nullable(Type.String()),
  conflictReason: Nullable(Type.String({ description: 'Why the organiser accepted conflicts' })),
  conflicts: Type.Array(FaceConflict),
  faults: Type.Array(OneOf(SESSION_FAULTS)),
})
export type ManagedFace = Static<typeof ManagedFace>

export const FaceRoomDraft = Type.Object({
  name: Type.String({ minLength: 1, maxLength: ROOM_NAME_LENGTH, pattern: '\\S' }),
  address: Type.String({ maxLength: ROOM_ADDRESS_LENGTH }),
  mapUrl: Nullable(Type.String({ maxLength: 500, pattern: '^https://\\S+$' })),
  seats: Type.Integer({ minimum: 1, maximum: MAX_SEATS }),
  timeZone: TimeZone,
})
export type FaceRoomDraft = Static<typeof FaceRoomDraft>

export const FaceRoom = Type.Object({ id: FaceRoomId, ...FaceRoomDraft.properties, version: Version })
export type FaceRoom = Static<typeof FaceRoom>

/** One person on the attendance sheet. */
export const FaceSeatRow = Type.Object({
  trainConfirmId: FaceSeatId,
  userId: UserIdSchema,
  name: Type.String(),
  userName: Type.String(),
  departmentName: Type.String(),
  status: SeatStatus,
  waitingPlace: Nullable(Type.Integer()),
  reason: Nullable(Type.String()),
  leave: Nullable(FaceLeave),
  homework: Nullable(Type.String({ description: 'What the person handed in' })),
  homeworkAt: Nullable(Instant),
  score: Nullable(Type.Integer()),
  remark: Nullable(Type.String()),
  certificate: Nullable(EarnedCertificate),
  days: Type.Array(
    Type.Object({
      dayId: FaceDayId,
      outcome: OneOf([...ATTENDED, 'open']),
      mark: FaceDay.properties.mark,
      by: Nullable(Type.String()),
      reason: Nullable(Type.String()),
      isReplayed: Type.Boolean({ description: 'The device stored it before it was sent' }),
      refusal: Nullable(
        Type.Object({ time: Instant, usedBy: Type.String({ description: 'Who has signed in with that device' }) }),
      ),
    }),
  ),
})
export type FaceSeatRow = Static<typeof FaceSeatRow>

/** A session that was cancelled or rescheduled, with everything that followed from it. */
export const FaceCascade = Type.Object({
  id: IdOf<'faceCascade'>(),
  kind: OneOf(CASCADE_KINDS),
  reason: Type.String(),
  by: Type.String(),
  at: Instant,
  seats: Type.Integer({ description: 'Seats that changed with it' }),
  undoneAt: Nullable(Instant),
  canUndo: Type.Boolean(),
})
export type FaceCascade = Static<typeof FaceCascade>
