import type { PhoneCall } from './phone-request.ts'

/** The call a phone sends every five seconds; `at` is when the person's app was last visible. */
export const heartbeatCall = (at: string): PhoneCall => ({
  method: 'POST',
  path: '/sands-user/api/v1/user/user-stay-duration/saveDuration',
  body: { stayDateTime: at, stayDuration: 5, terminalType: 2 },
})
