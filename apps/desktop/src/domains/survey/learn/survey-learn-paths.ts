import { surveyLinks } from '@sands/contract/survey/survey.links'

const inPortal = (path: string, phone: string) => path + phone.slice(phone.indexOf('?'))

/** Pages of the survey domain in the learner portal, relative to /desktop. */
export const surveyLearnPaths = {
  mine: '/survey',
  info: (...of: Parameters<typeof surveyLinks.info>) => inPortal('/survey/info', surveyLinks.info(...of)),
  details: (...of: Parameters<typeof surveyLinks.details>) => inPortal('/survey/details', surveyLinks.details(...of)),
}
