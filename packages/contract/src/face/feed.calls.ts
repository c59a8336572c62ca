import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Instant, Nothing, Nullable } from '../kernel/schema.ts'

const since = { createdAt: Instant }

/** The address at which the calendar of a person reads their sessions. */
export const faceFeedCalls = {
  'GET /sands-lms/api/v1/face2face/feed': call({
    summary:
      'Since when the person has an address for their calendar; null without one. The address is shown only once.',
    access: 'learner',
    data: Nullable(Type.Object(since)),
  }),
  'POST /sands-lms/api/v1/face2face/feed/renew': call({
    summary: 'A new secret address for the calendar of the person; the one before ends.',
    access: 'learner',
    data: Type.Object({ url: Type.String(), ...since }),
    once: true,
    secret: true,
    perMinute: 10,
  }),
  'POST /sands-lms/api/v1/face2face/feed/delete': call({
    summary: 'Ends the address for the calendar of the person.',
    access: 'learner',
    data: Nothing,
    once: true,
  }),
} satisfies Calls
