import { randomUUID } from 'node:crypto'
import type { SurveyAnswers } from '@sands/contract/survey/questionnaire.model'
import type { ManagedSurvey, SurveyDraft } from '@sands/contract/survey/survey.model'
import type { Branch, Question, QuestionType } from '@sands/rules/survey/question'
import type { Client, SignedIn } from './client.ts'
import { signInWith } from './people.ts'
import type { Sands } from './sands.ts'

/** Browser tests use these functions too, so they cannot use the matchers of the server tests. */
function succeeded<Data>({ code, msg, data }: { code: number; msg: string; data: Data }): Data {
  if (code !== 1) throw new Error(`expected success, got ${code}: ${msg}`)
  return data
}

type DraftQuestion = SurveyDraft['questionnaire']['sections'][number]['questions'][number]

/** A person of the Chinese college who may do everything with surveys. */
export const aSurveyManager = (sands: Sands): Promise<SignedIn> =>
  signInWith(sands, 'staff20', { rights: ['survey.edit', 'survey.publish', 'survey.results'], college: '沙丘学院' })

export const aSurveyQuestion = (
  key: string,
  type: QuestionType = 'single',
  values: Partial<Omit<Question, 'branch' | 'options' | 'rows'>> & {
    branch?: DraftQuestion['branch']
    options?: DraftQuestion['options']
  } = {},
): DraftQuestion => ({
  key,
  type,
  title: `Question ${key}`,
  note: '',
  isRequired: false,
  options: ['a1', 'b1', 'c1'].map((option) => ({ key: option, text: option.toUpperCase() })),
  rows: type === 'matrix' ? [{ key: 'r1', text: 'Row' }] : [],
  hasOther: false,
  isShuffled: false,
  min: null,
  max: null,
  lowText: '',
  highText: '',
  branch: { match: 'all', conditions: [] },
  ...values,
})

export const whenChosen = (question: string, ...options: string[]): Branch & DraftQuestion['branch'] => ({
  match: 'all',
  conditions: [{ question, test: 'any_of', options, value: null }],
})

export const questionnaireOf = (...questions: DraftQuestion[]): SurveyDraft['questionnaire'] => ({
  sections: [
    { key: 's1', title: '', text: '', isShuffled: false, branch: { match: 'all', conditions: [] }, questions },
  ],
  endText: 'Thank you',
})

/** A stored draft with these questions. */
export async function aDraft(
  manager: SignedIn,
  questions: readonly DraftQuestion[],
  settings: Partial<SurveyDraft> = {},
): Promise<ManagedSurvey> {
  const name = settings.name ?? `Survey ${randomUUID().slice(0, 8)}`
  const made = await manager.call('POST /sands-lms/api/v1/manage/investigation/create', { body: { name } })
  const { id, version, draft } = succeeded(made)
  const stored = await manager.call('POST /sands-lms/api/v1/manage/investigation/draft', {
    body: { id, version, draft: { ...draft, questionnaire: questionnaireOf(...questions), ...settings } },
  })
  return succeeded(stored)
}

export async function publish(manager: SignedIn, { id, version }: ManagedSurvey): Promise<ManagedSurvey> {
  const published = await manager.call('POST /sands-lms/api/v1/manage/investigation/publish', { body: { id, version } })
  return succeeded(published)
}

export const aPublishedSurvey = async (
  manager: SignedIn,
  questions: readonly DraftQuestion[],
  settings: Partial<SurveyDraft> = {},
): Promise<ManagedSurvey> => publish(manager, await aDraft(manager, questions, settings))

const DETAILS = 'POST /sands-lms/api/v1/investigation/details'
const SUBMIT = 'POST /sands-lms/api/v1/investigation/submit'

/** Opens the survey and sends these answers. */
export async function reply(
  person: Client,
  { id: investigationId }: Pick<ManagedSurvey, 'id'>,
  answers: SurveyAnswers,
  { key = randomUUID(), deviceToken }: { key?: string; deviceToken?: string } = {},
) {
  const device = deviceToken === undefined ? {} : { deviceToken }
  const opened = await person.call(DETAILS, { body: { investigationId, ...device } })
  const { editionId } = succeeded(opened)
  return person.call(SUBMIT, {
    body: { investigationId, editionId, key, answers, ...device },
  })
}
