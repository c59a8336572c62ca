/** Management pages of the face domain, below /desktop. */
export const facePaths = {
  sessions: '/manage/face/sessions',
  session: (id: string) => `/manage/face/sessions/edit?id=${id}`,
  attendance: (id: string) => `/manage/face/sessions/attendance?id=${id}`,
  board: (dayId: string, way: 'in' | 'out' = 'in') => `/manage/face/sessions/board?day=${dayId}&way=${way}`,
  calendar: '/manage/face/calendar',
  records: '/manage/face/records',
  reports: '/manage/face/reports',
  surveyResults: (surveyId: string) => `/manage/survey/list/results?id=${surveyId}`,
  rooms: '/manage/face/rooms',
}
