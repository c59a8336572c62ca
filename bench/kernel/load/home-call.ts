import type { PhoneCall } from './phone-request.ts'

/** The call the phone makes when a person opens the app. */
export const homeCall = (collegeId: string): PhoneCall => ({
  method: 'POST',
  path: '/sands-lms/api/v1/homePageDecorate/getInfo',
  headers: { 'Accept-Encoding': 'gzip, deflate, br' },
  body: { clientType: 3, collegeId, readCache: 0, switchCollege: 1, templateId: null },
})
