import { FormOutlined } from '@ant-design/icons'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'
import { surveyTerms } from './survey.terms.ts'

export const surveyScreens = {
  domain: 'survey',
  order: 650,
  ...surveyTerms,
  label: 'survey.manage',
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
