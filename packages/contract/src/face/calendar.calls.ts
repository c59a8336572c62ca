import { SESSION_PHASES } from '@sands/rules/face/session'
import { type Static, Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Instant, Nullable, OneOf } from '../kernel/schema.ts'
import { FaceDayId, FaceId, FaceRoomId } from './face.model.ts'

/** The longest span that the calendar shows at once: six weeks of a month, and the hour by which clocks go back. */
export const CALENDAR_DAYS = 43
export const MOST_CALENDAR_DAYS = 1000

export const FaceCalendarDay = Type.Object({
  dayId: FaceDayId,
  faceId: FaceId,
  name: Type.String(),
  phase: OneOf(SESSION_PHASES),
  startsAt: Instant,
  endsAt: Instant,
  timeZone: Type.String(),
  roomId: Nullable(FaceRoomId),
  roomName: Type.String(),
  lecturerIds: Type.Array(IdOf<'lecturer'>()),
  lecturerNames: Type.Array(Type.String()),
  isColliding: Type.Boolean({ description: 'Another session takes the room or a lecturer at the same time' }),
})
export type FaceCalendarDay = Static<typeof FaceCalendarDay>

export const faceCalendarCalls = {
  'GET /sands-lms/api/v1/manage/face/calendar': call({
    summary: 'The days of drafts and published sessions within six weeks at most, by their beginning.',
    access: 'right:face.edit|face.attend',
    query: Type.Object({ from: Instant, until: Instant, roomId: Type.Optional(FaceRoomId) }),
    data: Type.Array(FaceCalendarDay),
  }),
} satisfies Calls
