import { SURVEY_STATES } from '@sands/rules/survey/state'
import { type AuditTerms, textsOf } from '../../kernel/terms.ts'

/** How the audit log names what this domain records. It is loaded with the page of the log. */
export const surveyAudit = {
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
} satisfies AuditTerms
