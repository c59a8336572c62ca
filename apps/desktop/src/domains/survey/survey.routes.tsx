import { FormOutlined, SolutionOutlined } from '@ant-design/icons'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'
import { surveyTerms } from './survey.terms.ts'
import { surveyPaths } from './survey-paths.ts'

export const surveyScreens = {
  domain: 'survey',
  order: 650,
  ...surveyTerms,
  label: 'survey.manage',
  portal: [
    {
      path: '/survey',
      label: 'survey.title',
      icon: SolutionOutlined,
      phone: ['/mySurvey', '/mySurveyTab'],
      page: lazyPage(() => import('./learn/my-surveys-page.tsx'), 'MySurveysPage'),
    },
    {
      path: '/survey/info',
      label: 'survey.one',
      phone: ['/surveyInfo'],
      forVisitors: true,
      page: lazyPage(() => import('./learn/survey-info-page.tsx'), 'SurveyInfoPage'),
    },
    {
      path: '/survey/details',
      label: 'survey.one',
      phone: ['/surveyDetails'],
      forVisitors: true,
      page: lazyPage(() => import('./learn/survey-details-page.tsx'), 'SurveyDetailsPage'),
    },
  ],
  makers: [
    {
      kind: 'survey',
      right: 'survey.edit',
      edit: surveyPaths.edit,
      maker: lazyPage(() => import('./manage/survey-maker.tsx'), 'SurveyMaker'),
    },
  ],
  manage: [
    {
      path: '/manage/survey/list',
      label: 'survey.manage_list',
      icon: FormOutlined,
      right: 'survey.edit',
      page: lazyPage(() => import('./manage/surveys-page.tsx'), 'SurveysPage'),
    },
    {
      path: '/manage/survey/list/edit',
      label: 'survey.manage_edit_title',
      right: 'survey.edit',
      page: lazyPage(() => import('./editor/survey-editor-page.tsx'), 'SurveyEditorPage'),
    },
    {
      path: '/manage/survey/list/results',
      label: 'survey.manage_results',
      right: 'survey.results',
      page: lazyPage(() => import('./results/results-page.tsx'), 'ResultsPage'),
    },
  ],
} satisfies DomainScreens
