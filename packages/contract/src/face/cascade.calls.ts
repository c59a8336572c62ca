import { FACE_REASON_LENGTH } from '@sands/rules/face/session'
import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Nullable, Version } from '../kernel/schema.ts'
import { FaceId } from './face.model.ts'
import { FaceCascade, FaceDocument, ManagedFace } from './manage.model.ts'

const seen = { id: FaceId, version: Version }
const Reason = Type.String({ minLength: 1, maxLength: FACE_REASON_LENGTH, pattern: '\\S' })

export const faceCascadeCalls = {
  'POST /sands-lms/api/v1/manage/face/cancel': call({
    summary: 'Cancels a session: releases all seats, updates calendars and tells everybody.',
    access: 'right:face.edit',
    body: Type.Object({ ...seen, reason: Reason }),
    data: ManagedFace,
    errors: ['face.unknown', 'face.wrong_state', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/face/reschedule': call({
    summary: 'Moves the days of a session. Seats move with it, or are released, which moves the waiting list up.',
    access: 'right:face.edit',
    body: Type.Object({
      ...seen,
      reason: Reason,
      days: FaceDocument.properties.days,
      keepsSeats: Type.Boolean(),
      conflictReason: Nullable(Reason),
    }),
    data: ManagedFace,
    errors: [
      'face.unknown',
      'face.wrong_state',
      'face.bad_document',
      'face.has_faults',
      'face.has_conflicts',
      'kernel.changed_meanwhile',
    ],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/face/undo': call({
    summary: 'Undoes the last cancellation or rescheduling as a whole, within an hour.',
    access: 'right:face.edit',
    body: Type.Object({ ...seen, conflictReason: Nullable(Reason) }),
    data: ManagedFace,
    errors: ['face.unknown', 'face.cannot_undo', 'face.has_conflicts', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/face/cascade/list': call({
    summary: 'When a session was cancelled and rescheduled, newest first, at most 50.',
    access: 'right:face.edit|face.attend',
    query: Type.Object({ id: FaceId }),
    data: Type.Array(FaceCascade),
    errors: ['face.unknown'],
  }),
} satisfies Calls
