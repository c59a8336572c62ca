import { FormOutlined } from '@ant-design/icons'
import type { DomainTerms } from '../../kernel/terms.ts'

export const surveyTerms = {
  jumps: [{ to: 'mySurveys', text: 'survey.jump_mySurveys' }],
  contents: [
    {
      kind: 'survey',
      text: 'survey.jump_survey',
      one: 'survey.one_survey',
      pick: 'survey.pick_survey',
      icon: FormOutlined,
      tint: 'leaf',
    },
  ],
  batches: { 'survey.export': 'survey.batch_export' },
  filePlaces: { 'survey.reply': { text: 'survey.use_reply', path: '/manage/survey/list/results', by: 'id' } },
} satisfies DomainTerms
