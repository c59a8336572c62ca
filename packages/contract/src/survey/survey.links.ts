const withTask = (path: string, id: string, task?: { trainingId: string; globalIndex: string }) =>
  `${path}?${new URLSearchParams({ investigationId: id, ...task })}`

/** The tag of a survey that the person has started. */
const ONGOING = 200

export const surveyLinks = {
  mine: () => '/mySurvey',
  mineTab: () => '/mySurveyTab',
  info: (id: string) => withTask('/surveyInfo', id),
  details: (id: string) => withTask('/surveyDetails', id),
  /** Status 200 opens the questions, any other the page about the survey. */
  open: ({ id, status }: { id: string; status: number }) =>
    withTask(status === ONGOING ? '/surveyDetails' : '/surveyInfo', id),
}
