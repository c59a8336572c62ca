import { FACE_REASON_LENGTH } from '@sands/rules/face/session'
import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Instant, OneOf, Page, pageQuery } from '../kernel/schema.ts'
import {
  FaceBoard,
  FaceDayId,
  FaceDetail,
  FaceId,
  FaceItem,
  FaceSeatId,
  FaceSignIn,
  SignedUp,
  SignWay,
} from './face.model.ts'

const named = Type.Object({ faceId: FaceId })
const SCANS_PER_MINUTE = 30
const ScannedCode = Type.String({ maxLength: 60, pattern: '^([0-9]{6}|[0-9]{1,15}-[A-Za-z0-9_-]{22})$' })
const DeviceId = Type.String({ maxLength: 64, pattern: '^[A-Za-z0-9_-]{16,64}$' })
/** A time of the server with its signature. */
const Sealed = Type.String({ maxLength: 60, pattern: '^[0-9]{1,15}-[A-Za-z0-9_-]{22}$' })
const OptionalReason = Type.String({ maxLength: FACE_REASON_LENGTH })

export const faceCalls = {
  'GET /sands-lms/api/v1/face2face-students/page': call({
    summary: 'Sessions of the person, those that they can sign up for, or those that are over.',
    access: 'learner',
    query: Type.Object({ type: Type.Optional(OneOf(['mine', 'open', 'ended'])), ...pageQuery }),
    data: Page(FaceItem),
  }),
  'POST /sands-lms/api/v1/face2face/overview': call({
    summary: 'One session with its days, rooms, lecturers and materials, and the own seat.',
    access: 'learner',
    body: named,
    data: FaceDetail,
    errors: ['face.not_found'],
  }),
  'GET /sands-lms/api/v1/face2face/seat/get': call({
    summary: 'The session of an own seat.',
    access: 'learner',
    query: Type.Object({ trainConfirmId: FaceSeatId }),
    data: FaceDetail,
    errors: ['face.seat_not_found', 'face.not_found'],
  }),
  'POST /sands-lms/api/v1/face2face/sign-up': call({
    summary: 'Books a seat, or a place on the waiting list when every seat is taken.',
    access: 'learner',
    body: named,
    data: SignedUp,
    errors: [
      'face.not_found',
      'face.sign_up_not_open',
      'face.sign_up_not_yet',
      'face.sign_up_over',
      'face.sign_up_out_of_scope',
      'face.sign_up_has_seat',
      'face.sign_up_full',
      'face.sign_up_by_form',
      'face.sign_up_form_closed',
      'training.task_locked',
    ],
  }),
  'POST /sands-lms/api/v1/face2face/withdraw': call({
    summary: 'Gives the own seat or place on the waiting list back. The first who waits moves up.',
    access: 'learner',
    body: Type.Object({ trainConfirmId: FaceSeatId, reason: OptionalReason }),
    data: FaceDetail,
    errors: ['face.seat_not_found', 'face.not_found', 'face.seat_settled', 'face.too_late'],
    once: true,
  }),
  'POST /sands-lms/api/v1/face2face/confirm': call({
    summary: 'Confirms that one comes, or says why not, which frees the seat.',
    access: 'learner',
    body: Type.Object({ trainConfirmId: FaceSeatId, isComing: Type.Boolean(), reason: OptionalReason }),
    data: FaceDetail,
    errors: ['face.seat_not_found', 'face.not_found', 'face.seat_settled', 'face.too_late', 'face.reason_missing'],
    once: true,
  }),
  'POST /sands-lms/api/v1/face2face/ask-for-leave': call({
    summary: 'Asks for leave, with the reason: a request of the approvals, which the organiser can also decide.',
    access: 'learner',
    body: Type.Object({
      trainConfirmId: FaceSeatId,
      reason: Type.String({ minLength: 1, maxLength: FACE_REASON_LENGTH, pattern: '\\S' }),
    }),
    data: FaceDetail,
    errors: [
      'face.seat_not_found',
      'face.not_found',
      'face.seat_settled',
      'face.leave_asked',
      'review.approval_nobody',
      'review.approval_asked_already',
    ],
    once: true,
  }),
  'GET /sands-lms/api/v1/face2face/calendar': call({
    summary: 'The days of a session as an iCalendar file; it takes them back for who does not come.',
    access: 'learner',
    query: named,
    data: Type.Object({ fileName: Type.String(), content: Type.String() }),
    errors: ['face.not_found'],
  }),
  'GET /sands-lms/api/v1/common/sign-in/get': call({
    summary:
      'The sign-in or sign-out of one day of a session, for a person who is expected, with a pass for the device.',
    access: 'learner',
    query: Type.Object({ dayId: FaceDayId, way: Type.Optional(SignWay), deviceId: Type.Optional(DeviceId) }),
    data: FaceSignIn,
    errors: ['face.not_found'],
  }),
  'POST /sands-lms/api/v1/common/sign-in/manage': call({
    summary: 'The code of a day for the screen of the room, for lecturers and the organiser.',
    access: 'learner',
    body: Type.Object({ dayId: FaceDayId, way: SignWay }),
    data: FaceBoard,
    errors: ['face.not_found'],
  }),
  'POST /sands-lms/api/v1/face2face/ticket': call({
    summary:
      'Exchanges a code that the screen of the room shows now for a ticket of this person, device and session. The ticket signs in for ten minutes.',
    access: 'learner',
    body: Type.Object({ dayId: FaceDayId, way: SignWay, code: ScannedCode, deviceId: DeviceId }),
    data: Type.Object({ ticket: Type.String(), expireTime: Instant }),
    errors: [
      'face.not_found',
      'face.sign_not_started',
      'face.sign_expired',
      'face.sign_code_wrong',
      'face.sign_code_locked',
      'face.sign_not_expected',
    ],
    perMinute: SCANS_PER_MINUTE,
  }),
  'POST /sands-lms/api/v1/face2face/scan-submit': call({
    summary:
      'Signs in or out with a ticket, with a code that the screen of the room shows now, or with one that the device stored with its time and its pass. The same scan twice gets the same answer.',
    access: 'learner',
    body: Type.Object({
      dayId: FaceDayId,
      way: SignWay,
      ticket: Type.Optional(Sealed),
      code: Type.Optional(ScannedCode),
      at: Instant,
      pass: Type.Optional(Sealed),
      deviceId: DeviceId,
    }),
    data: FaceSignIn,
    errors: [
      'face.not_found',
      'face.sign_not_started',
      'face.sign_expired',
      'face.sign_code_wrong',
      'face.sign_code_locked',
      'face.sign_clock_ahead',
      'face.sign_stored_too_long',
      'face.sign_not_opened',
      'face.sign_device_used',
      'face.sign_done',
      'face.sign_out_not_open',
      'face.sign_not_expected',
    ],
    perMinute: SCANS_PER_MINUTE,
  }),
} satisfies Calls
