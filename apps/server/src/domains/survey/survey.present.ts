import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import type { Questionnaire, SurveyAnswers } from '@sands/contract/survey/questionnaire.model'
import type {
  ManagedSurvey,
  ManagedSurveyItem,
  SurveyCard,
  SurveyDraft,
  SurveyEdition,
} from '@sands/contract/survey/survey.model'
import type { SurveyFault } from '@sands/rules/survey/faults'
import { questionsOf } from '@sands/rules/survey/question'
import type { ManagedRow } from './manage.repo.ts'
import { isRepeatable, isSame, phaseOf } from './survey.policy.ts'
import type { EditionRow, LiveSurvey, SurveyRow, SurveyTerms } from './survey.repo.ts'

const timeOf = (at: Date | null): string | null => at?.toISOString() ?? null

/** Anonymous replies earn nothing: an entry with a time would say who replied when. */
export const pointsOf = ({ isAnonymous, live }: Pick<SurveyTerms, 'isAnonymous' | 'live'>): number =>
  isAnonymous ? 0 : live.points

export const presentCard = (
  survey: LiveSurvey,
  { status, questionnaire, now }: { status: number; questionnaire: Questionnaire; now: Date },
): SurveyCard => ({
  investigationId: survey.id,
  name: survey.live.name,
  intro: survey.live.intro,
  phase: phaseOf(survey, now),
  startTime: timeOf(survey.startAt),
  endTime: timeOf(survey.endAt),
  isAnonymous: survey.isAnonymous,
  isRepeatable: isRepeatable(survey),
  points: pointsOf(survey),
  questionCount: questionsOf(questionnaire).length,
  status,
})

export const fileIdsOf = (answers: SurveyAnswers): FileId[] =>
  Object.values(answers).flatMap(({ fileIds }) => [...(fileIds ?? [])])

export const answerPictures = (answers: SurveyAnswers, pictures: ReadonlyMap<FileId, Picture>) =>
  fileIdsOf(answers).flatMap((fileId) => {
    const picture = pictures.get(fileId)
    return picture ? [{ fileId, picture }] : []
  })

export const presentEdition = ({ id, number, publishedAt }: EditionRow, replyCount: number): SurveyEdition => ({
  id,
  number,
  publishTime: publishedAt.toISOString(),
  replyCount,
})

export const presentItem = ({ survey, replies }: ManagedRow, now: Date): ManagedSurveyItem => ({
  id: survey.id,
  name: survey.name,
  state: survey.state,
  phase: phaseOf(survey, now),
  isAnonymous: survey.draft.isAnonymous,
  isPublic: survey.draft.isPublic,
  startTime: survey.draft.startTime,
  endTime: survey.draft.endTime,
  replyCount: replies,
  version: survey.version,
  updateTime: survey.updatedAt.toISOString(),
})

export const presentManaged = (
  row: ManagedRow,
  { now, faults, editions }: { now: Date; faults: readonly SurveyFault[]; editions: readonly SurveyEdition[] },
): ManagedSurvey => ({
  ...presentItem(row, now),
  draft: row.survey.draft,
  faults: [...faults],
  hasChanges: row.survey.live === null || !isSame(row.survey.live, row.survey.draft),
  isAnonymityFixed: row.survey.live !== null,
  editions: [...editions],
  remindTime: timeOf(row.survey.remindedAt),
})

export const surveySubject = ({ id, name }: Pick<SurveyRow, 'id' | 'name'>) => ({ kind: 'survey', id, name })

/** A draft for the audit log, without the texts of its questions. */
export const draftRecord = ({ questionnaire, audience: _, ...settings }: SurveyDraft) => ({
  ...settings,
  sections: questionnaire.sections.length,
  questions: questionsOf(questionnaire).length,
})
