import { surveyLinks } from '@sands/contract/survey/survey.links'
import { eq, sql } from 'drizzle-orm'
import { choicesFrom } from '../../kernel/content-choices.ts'
import { surveys } from './survey.tables.ts'

/** Surveys that an editor can choose as the target of a jump. They have no covers. */
export const surveyChoices = choicesFrom({
  ...surveys,
  table: surveys,
  title: surveys.name,
  cover: sql`null`,
  isOut: eq(surveys.state, 'published'),
  linkTo: surveyLinks.info,
  coverUrl: () => '',
})
