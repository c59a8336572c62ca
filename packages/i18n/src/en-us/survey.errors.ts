import type { surveyErrors as source } from '../zh-cn/survey.errors.ts'

export const surveyErrors = {
  'survey.gone': 'This survey does not exist or is not available to you',
  'survey.not_open': 'This survey is not open for replies right now',
  'survey.replied_already': 'You have already replied to this survey',
  'survey.edition_replaced': 'The questions have just changed. Please check your answers and send them again',
  'survey.incomplete': '{count, plural, one {# answer is missing or invalid} other {# answers are missing or invalid}}',
  'survey.device_unknown': 'This device is not recognised. Reload the page and try again',
  'survey.draft_anonymous': 'Drafts of anonymous surveys are only stored on your device',
  'survey.wrong_state': "The survey's state does not allow this",
  'survey.anonymity_fixed': 'A published survey cannot be switched between anonymous and named',
  'survey.has_faults': '{count, plural, one {# problem has} other {# problems have}} to be fixed before publishing',
  'survey.too_few': 'Results are hidden until there are at least {least} anonymous replies',
  'survey.anonymous': 'Nobody can see who has replied to an anonymous survey',
  'survey.reminded_today': 'A reminder was already sent within the last 24 hours',
  'survey.visitor': 'Visitor',
  'survey.other': 'Other',
  'survey.column.time': 'Submitted',
  'survey.column.person': 'Name',
  'survey.column.department': 'Department',
  'survey.file.export': 'replies edition',
} satisfies Record<keyof typeof source, string>
