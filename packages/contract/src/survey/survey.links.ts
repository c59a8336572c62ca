/** The task of a training from which a survey was opened. */
interface SurveyArrival {
  trainingId?: string | undefined
  globalIndex?: string | undefined
}

const withId = (path: string, investigationId: string, arrival: SurveyArrival = {}) => {
  const fields = Object.entries({ investigationId, ...arrival })
  return `${path}?${new URLSearchParams(fields.filter((entry): entry is [string, string] => entry[1] !== undefined))}`
}

/** The tag of a survey that the person has started. In the task panel of a training, the status 200 means passed. */
const ONGOING = 200

export const surveyLinks = {
  mine: () => '/mySurvey',
  mineTab: () => '/mySurveyTab',
  info: (id: string, arrival?: SurveyArrival) => withId('/surveyInfo', id, arrival),
  details: (id: string, arrival?: SurveyArrival) => withId('/surveyDetails', id, arrival),
  /** A survey that the person has started opens with its questions, any other with the page about it. */
  open: ({ id, tagStatus }: { id: string; tagStatus: number }) =>
    withId(tagStatus === ONGOING ? '/surveyDetails' : '/surveyInfo', id),
}
