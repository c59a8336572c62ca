/** Management pages of the exam domain, below /desktop. */
export const examPaths = {
  questions: '/manage/exam/questions',
  inCategory: (id: string) => `/manage/exam/questions?category=${id}`,
  papers: '/manage/exam/papers',
  paper: (id: string) => `/manage/exam/papers/edit?id=${id}`,
  exams: '/manage/exam/exams',
  regrade: (id: string) => `/manage/exam/exams/regrade?id=${id}`,
  exam: (id: string) => `/manage/exam/exams/edit?id=${id}`,
  editions: (id: string) => `/manage/exam/exams/editions?id=${id}`,
  practices: '/manage/exam/practices',
  practice: (id: string) => `/manage/exam/practices/edit?id=${id}`,
  practiceNumbers: (id: string) => `/manage/exam/practices/numbers?id=${id}`,
  reports: '/manage/exam/reports',
  report: (id: string) => `/manage/exam/reports/exam?id=${id}`,
  reportPerson: (examId: string, userId: string) => `/manage/exam/reports/person?exam=${examId}&id=${userId}`,
  reportAttempt: (examId: string, userId: string, attemptId: string) =>
    `/manage/exam/reports/person?exam=${examId}&id=${userId}&attempt=${attemptId}`,
}
