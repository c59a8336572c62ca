import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Instant, Nothing } from '../kernel/schema.ts'

/** A day: more than that cannot have passed since the last heartbeat that arrived. */
const MAX_STAY_S = 86_400

export const studyCalls = {
  'POST /sands-user/api/v1/user/user-stay-duration/saveDuration': call({
    summary: 'The heartbeat: sent every 5 seconds while the app is in sight. Answered once it is stored for good.',
    access: 'learner',
    body: Type.Object({
      stayDateTime: Instant,
      stayDuration: Type.Number({
        minimum: 0,
        maximum: MAX_STAY_S,
        description: 'Seconds since the last heartbeat that was acknowledged',
      }),
      terminalType: Type.Integer({ minimum: 1, maximum: 9, description: '2 is the phone browser' }),
    }),
    data: Nothing,
  }),
} satisfies Calls
