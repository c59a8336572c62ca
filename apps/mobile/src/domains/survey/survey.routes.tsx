import type { AppRoute } from '../../kernel/route.ts'

export const surveyRoutes: readonly AppRoute[] = [
  { path: '/surveyInfo', open: true, page: async () => (await import('./pages/survey-info-page.tsx')).SurveyInfoPage },
  {
    path: '/surveyDetails',
    open: true,
    page: async () => (await import('./pages/survey-details-page.tsx')).SurveyDetailsPage,
  },
  {
    path: '/mySurvey',
    open: false,
    page: async () => (await import('./pages/my-survey-page.tsx')).MySurveyPage,
    keep: true,
  },
  {
    path: '/mySurveyTab',
    open: false,
    page: async () => (await import('./pages/my-survey-page.tsx')).MySurveyTabPage,
    tab: true,
    keep: true,
  },
]
