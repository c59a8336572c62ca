import { ARRIVALS, SIGN_WAYS } from '@sands/rules/face/attendance'
import { CERTIFICATE_MONTHS, CERTIFICATE_TEXT_LENGTH, CERTIFICATE_TITLE_LENGTH } from '@sands/rules/face/certificate'
import { NEXT_ACTS } from '@sands/rules/face/next'
import { ATTENDED, LEAVE_STATES, SEAT_STATUSES, SEAT_STEPS, SEAT_WAYS } from '@sands/rules/face/seat'
import { SESSION_PHASES, SIGN_UP_REFUSALS } from '@sands/rules/face/session'
import { type Static, Type } from 'typebox'
import { Flag, IdOf, Instant, Nullable, OneOf } from '../kernel/schema.ts'
import { Picture, Resource } from '../media/media.model.ts'

export const FaceId = IdOf<'face'>()
export const FaceDayId = IdOf<'faceDay'>()
export const FaceRoomId = IdOf<'faceRoom'>()
/** The seat of a person; the specification calls it trainConfirmId. */
export const FaceSeatId = IdOf<'faceSeat'>()
export const SeatStatus = OneOf(SEAT_STATUSES)
export const SignWay = OneOf(SIGN_WAYS)

const time = {
  startTime: Instant,
  endTime: Instant,
  timeZone: Type.String({ description: 'IANA name of the zone of the room' }),
}

/** The card of a session in lists. */
export const FaceItem = Type.Object({
  faceId: FaceId,
  faceName: Type.String(),
  cover: Nullable(Picture),
  phase: OneOf(SESSION_PHASES),
  ...time,
  dayNum: Type.Integer(),
  roomNames: Type.Array(Type.String()),
  lecturerNames: Type.Array(Type.String()),
  capacity: Type.Integer(),
  seatsLeft: Type.Integer({ description: 'With overbooking' }),
  waitingNum: Type.Integer(),
  trainConfirmId: Nullable(FaceSeatId),
  status: Nullable(SeatStatus),
  nextAct: OneOf(NEXT_ACTS),
})
export type FaceItem = Static<typeof FaceItem>

export const FaceDay = Type.Object({
  dayId: FaceDayId,
  startTime: Instant,
  endTime: Instant,
  room: Nullable(Type.Object({ name: Type.String(), address: Type.String(), mapUrl: Nullable(Type.String()) })),
  needsSignOut: Flag,
  mark: Nullable(
    Type.Object({
      arrival: OneOf(ARRIVALS),
      signInTime: Nullable(Instant),
      signOutTime: Nullable(Instant),
      way: OneOf(SEAT_WAYS),
    }),
  ),
  outcome: OneOf([...ATTENDED, 'open']),
})
export type FaceDay = Static<typeof FaceDay>

export const FaceLecturer = Type.Object({
  id: IdOf<'lecturer'>(),
  name: Type.String(),
  lectureGradeName: Type.String(),
  companyName: Type.String(),
  avatarFileUrl: Nullable(Type.String()),
})

export const FaceLeave = Type.Object({
  state: OneOf(LEAVE_STATES),
  reason: Type.String(),
  decision: Nullable(Type.String({ description: 'The reason of the organiser who decided' })),
})

export const SeatHistory = Type.Object({
  step: OneOf(SEAT_STEPS),
  from: Nullable(SeatStatus),
  to: SeatStatus,
  way: OneOf(SEAT_WAYS),
  by: Nullable(Type.String({ description: 'Null for the rules and the clock' })),
  reason: Nullable(Type.String()),
  at: Instant,
})
export type SeatHistory = Static<typeof SeatHistory>

/** For people with a seat. */
export const FaceHomework = Type.Object({
  text: Type.String({ description: 'What to do; plain text' }),
  answer: Nullable(Type.String()),
  answeredAt: Nullable(Instant),
  isOpen: Flag,
})
export type FaceHomework = Static<typeof FaceHomework>

/** What people earn who were at a session. */
export const CertificateRule = Type.Object({
  title: Type.String({ minLength: 1, maxLength: CERTIFICATE_TITLE_LENGTH, pattern: '\\S' }),
  text: Type.String({ maxLength: CERTIFICATE_TEXT_LENGTH }),
  months: Nullable(Type.Integer({ minimum: 1, maximum: CERTIFICATE_MONTHS, description: 'How long it is valid' })),
})

/** As it was when the person earned it: later changes of the session leave it. */
export const EarnedCertificate = Type.Object({
  title: Type.String(),
  text: Type.String(),
  earnedAt: Instant,
  validUntil: Nullable(Instant),
})
export type EarnedCertificate = Static<typeof EarnedCertificate>

export const FaceDetail = Type.Object({
  ...FaceItem.properties,
  introduction: Type.String({ description: 'Plain text' }),
  agenda: Type.String({ description: 'Plain text' }),
  ownerName: Type.String(),
  days: Type.Array(FaceDay),
  lecturers: Type.Array(FaceLecturer),
  materials: Type.Array(Resource),
  signUpStartTime: Nullable(Instant),
  signUpEndTime: Nullable(Instant),
  hasWaitingList: Flag,
  needsConfirm: Flag,
  refusal: Nullable(OneOf(SIGN_UP_REFUSALS)),
  /** The sign-up whose form gives the seats. */
  applyId: Nullable(IdOf<'apply'>()),
  waitingPlace: Nullable(Type.Integer({ description: 'From 1' })),
  cancelReason: Nullable(Type.String()),
  leave: Nullable(FaceLeave),
  reason: Nullable(Type.String({ description: 'Why the person does not come, or lost the seat' })),
  history: Type.Array(SeatHistory, { description: 'Of the own seat, newest first' }),
  photos: Type.Array(Picture, { description: 'Of the day' }),
  homework: Nullable(FaceHomework),
  survey: Nullable(
    Type.Object(
      { title: Type.String(), link: Type.String() },
      { description: 'The evaluation, for people with a seat who may answer it' },
    ),
  ),
  score: Nullable(Type.Integer({ description: 'Of the person, from 0 to 100' })),
  remark: Nullable(Type.String({ description: 'Of the organiser about the score' })),
  certificate: Nullable(CertificateRule),
  earned: Nullable(EarnedCertificate),
  canOffer: Flag,
  offeredTo: Nullable(Type.String({ description: 'The colleague whom the person has offered the own seat' })),
  offer: Nullable(
    Type.Object({ trainConfirmId: FaceSeatId, name: Type.String({ description: 'Who offers the person a seat' }) }),
  ),
})
export type FaceDetail = Static<typeof FaceDetail>

/** The sign-in of one day for one person. */
export const FaceSignIn = Type.Object({
  faceId: FaceId,
  faceName: Type.String(),
  way: SignWay,
  isOpen: Flag,
  isExpected: Flag,
  userName: Type.String({ description: 'The name of the person who signs in' }),
  expectedNum: Type.Integer(),
  signedNum: Type.Integer(),
  people: Type.Array(Type.Object({ name: Type.String(), departmentName: Type.String(), isSigned: Flag }), {
    description: 'Who is expected, by name, at most 200; for lecturers, the organiser and people with a seat',
  }),
  day: FaceDay,
  ...time,
})
export type FaceSignIn = Static<typeof FaceSignIn>

/** What the screen of the room shows. */
export const FaceBoard = Type.Object({
  faceId: FaceId,
  faceName: Type.String(),
  dayId: FaceDayId,
  way: SignWay,
  isOpen: Type.Boolean(),
  roomName: Type.String(),
  ...time,
  code: Type.String({ description: 'Six digits, for typing' }),
  link: Type.String({ description: 'The content of the QR code' }),
  leftSeconds: Type.Integer({ description: 'Until the code changes' }),
  expected: Type.Integer(),
  signed: Type.Integer(),
  late: Type.Integer(),
})
export type FaceBoard = Static<typeof FaceBoard>

/** What became of a sign-up. People who sign up at once share a transaction, so that the answer is small. */
export const SignedUp = Type.Object({
  trainConfirmId: FaceSeatId,
  status: SeatStatus,
  waitingPlace: Nullable(Type.Integer({ description: 'From 1' })),
})
