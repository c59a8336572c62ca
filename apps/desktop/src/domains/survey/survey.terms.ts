import { FormOutlined } from '@ant-design/icons'
import { SURVEY_STATES } from '@sands/rules/survey/state'
import { type DomainTerms, textsOf } from '../../kernel/terms.ts'

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
  audit: {
    things: { survey: 'survey.audit_thing_survey' },
    acts: textsOf(['copied', 'ended', 'archived', 'reminded'], (act) => `survey.audit_act_${act}`),
    fields: textsOf(
      [
        'intro',
        'sections',
        'questions',
        'isAnonymous',
        'isRepeatable',
        'points',
        'startTime',
        'endTime',
        'edition',
        'people',
      ],
      (field) => `survey.audit_field_${field}`,
    ),
    values: { state: textsOf(SURVEY_STATES, (state) => `survey.phase_${state}`) },
  },
} satisfies DomainTerms
