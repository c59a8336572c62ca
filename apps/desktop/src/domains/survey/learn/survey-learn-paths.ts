const withId = (path: string, investigationId: string) => `${path}?${new URLSearchParams({ investigationId })}`

/** Pages of the survey domain in the learner portal, relative to /desktop. */
export const surveyLearnPaths = {
  mine: '/survey',
  info: (id: string) => withId('/survey/info', id),
  details: (id: string) => withId('/survey/details', id),
}
