/** Pages of the survey domain, relative to /desktop. */
export const surveyPaths = {
  list: '/manage/survey/list',
  edit: (id: string) => `/manage/survey/list/edit?id=${id}`,
  results: (id: string) => `/manage/survey/list/results?id=${id}`,
}
