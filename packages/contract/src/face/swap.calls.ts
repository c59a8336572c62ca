import { HOMEWORK_LENGTH } from '@sands/rules/face/session'
import { type Static, Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { UserIdSchema } from '../kernel/schema.ts'
import { FaceDetail, FaceSeatId } from './face.model.ts'

const named = { trainConfirmId: FaceSeatId }

export const FaceColleague = Type.Object({ id: UserIdSchema, name: Type.String(), departmentName: Type.String() })
export type FaceColleague = Static<typeof FaceColleague>

/** What people do with their own seat besides coming: offer it to a colleague, hand in the homework. */
export const faceSwapCalls = {
  'GET /sands-lms/api/v1/face2face/swap/colleagues': call({
    summary: 'Colleagues without a seat whom the session is for, by name, at most 20.',
    access: 'learner',
    query: Type.Object({ ...named, keyWord: Type.String({ maxLength: 60 }) }),
    data: Type.Array(FaceColleague),
    errors: ['face.seat_not_found', 'face.not_found', 'face.swap_closed', 'face.seat_settled'],
    perMinute: 60,
  }),
  'POST /sands-lms/api/v1/face2face/swap/offer': call({
    summary: 'Offers the own seat to a colleague. The waiting list stays as it is.',
    access: 'learner',
    body: Type.Object({ ...named, userId: UserIdSchema }),
    data: FaceDetail,
    perMinute: 10,
    errors: [
      'face.seat_not_found',
      'face.not_found',
      'face.seat_settled',
      'face.swap_closed',
      'face.swap_bad_colleague',
      'face.swap_too_many',
    ],
    once: true,
  }),
  'POST /sands-lms/api/v1/face2face/swap/withdraw': call({
    summary: 'Takes the offer of the own seat back.',
    access: 'learner',
    body: Type.Object(named),
    data: FaceDetail,
    errors: ['face.seat_not_found', 'face.not_found', 'face.swap_gone'],
    once: true,
  }),
  'POST /sands-lms/api/v1/face2face/swap/answer': call({
    summary: 'Takes the seat that a colleague offers, or refuses it.',
    access: 'learner',
    body: Type.Object({ ...named, isTaken: Type.Boolean() }),
    data: FaceDetail,
    errors: [
      'face.seat_not_found',
      'face.not_found',
      'face.seat_settled',
      'face.swap_closed',
      'face.swap_gone',
      'face.sign_up_has_seat',
    ],
    once: true,
  }),
  'POST /sands-lms/api/v1/face2face/homework/submit': call({
    summary: 'Hands in the homework of a session; a later answer replaces an earlier one.',
    access: 'learner',
    body: Type.Object({ ...named, answer: Type.String({ minLength: 1, maxLength: HOMEWORK_LENGTH, pattern: '\\S' }) }),
    data: FaceDetail,
    errors: ['face.seat_not_found', 'face.not_found', 'face.homework_closed'],
    once: true,
  }),
} satisfies Calls
