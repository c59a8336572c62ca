import type { CallQuery } from '@sands/contract/calls'
import type { PageOf } from '@sands/contract/kernel/schema'
import type { OpenAnswer, SurveyResults } from '@sands/contract/survey/results.model'
import { OTHER, questionsOf } from '@sands/rules/survey/question'
import { SMALLEST_GROUP } from '@sands/rules/survey/state'
import { tallyOf } from '@sands/rules/survey/tally'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { countAudience, type OrgService } from '../../org/index.ts'
import { manageRepo } from '../manage.repo.ts'
import { presentEdition } from '../survey.present.ts'
import type { EditionId, EditionRow, SurveyId, SurveyRow } from '../survey.repo.ts'
import { ALL_DEPARTMENTS } from './count.repo.ts'
import { type CountReplies, isEditionOver, leastReplies } from './count.service.ts'
import { isQuestionHidden, presentQuestions } from './results.present.ts'
import { resultsRepo } from './results.repo.ts'

export interface ChosenEdition {
  id: SurveyId
  editionId?: EditionId
}

export interface ResultsService {
  results(
    viewer: Viewer,
    query: CallQuery<'GET /sands-lms/api/v1/manage/investigation/results'>,
  ): Promise<SurveyResults>
  texts(
    viewer: Viewer,
    query: CallQuery<'GET /sands-lms/api/v1/manage/investigation/texts'>,
  ): Promise<PageOf<OpenAnswer>>
  /** Throws unless there is an edition with enough replies to show. */
  expectReplies(
    viewer: Pick<Viewer, 'collegeId'>,
    chosen: ChosenEdition,
  ): Promise<{ survey: SurveyRow; edition: EditionRow }>
}

const isTooFew = ({ isAnonymous }: SurveyRow, replies: number): boolean => isAnonymous && replies < SMALLEST_GROUP

export function createResultsService(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { count, org }: { count: CountReplies; org: Pick<OrgService, 'names'> },
): ResultsService {
  const db = database.primary

  const leastOf = (survey: SurveyRow, edition: EditionRow) => leastReplies(isEditionOver(survey, edition, clock.now()))

  async function find({ collegeId }: Pick<Viewer, 'collegeId'>, { id, editionId }: ChosenEdition) {
    const row = await manageRepo.byId(db, collegeId, id)
    if (!row) throw fail('survey.gone')
    const { survey } = row
    const editions = await manageRepo.editions(db, survey.id)
    const edition = editionId ? editions.find((each) => each.id === editionId) : editions[0]
    if (editionId && !edition) throw fail('survey.gone')
    if (edition) await count(survey, edition)
    return { survey, editions, edition, counts: await resultsRepo.replyCounts(db, survey, editions) }
  }

  async function expectReplies(viewer: Pick<Viewer, 'collegeId'>, chosen: ChosenEdition) {
    const { survey, edition, counts } = await find(viewer, chosen)
    if (!edition) throw fail('survey.gone')
    if (isTooFew(survey, counts.get(edition.id) ?? 0)) throw fail('survey.too_few', { least: leastOf(survey, edition) })
    return { survey, edition }
  }

  /** How many people wrote an answer to the question, from the tally. Throws when too few answered it. */
  async function writtenAnswers(survey: SurveyRow, { id, questionnaire }: EditionRow, key: string): Promise<number> {
    const tally = await resultsRepo.tally(db, id, ALL_DEPARTMENTS)
    const { answered, counts } = tallyOf(tally?.tally ?? {}, key)
    if (isQuestionHidden(survey, answered)) throw fail('survey.too_few', { least: SMALLEST_GROUP })
    const isText = questionsOf(questionnaire).some((question) => question.key === key && question.type === 'text')
    return isText ? answered : (counts[OTHER] ?? 0)
  }

  return {
    expectReplies,

    async results(viewer, { departmentId, ...chosen }) {
      const { survey, editions, edition, counts } = await find(viewer, chosen)
      // Anonymous replies have no department.
      const department = survey.isAnonymous ? ALL_DEPARTMENTS : (departmentId ?? ALL_DEPARTMENTS)
      const tally = edition && (await resultsRepo.tally(db, edition.id, department))
      const replyCount = tally?.replies ?? 0
      const hidden = isTooFew(survey, replyCount)
      const presented = editions.map((each) => presentEdition(each, counts.get(each.id) ?? 0))
      const audience = survey.live?.audience
      return {
        edition: presented.find(({ id }) => id === edition?.id) ?? null,
        editions: presented,
        questionnaire: edition?.questionnaire ?? null,
        isAnonymous: survey.isAnonymous,
        invited: audience && !survey.isPublic ? await countAudience(db, survey.collegeId, audience) : null,
        participants: await resultsRepo.participants(db, survey.id),
        replyCount,
        isTooFew: hidden,
        least: edition ? leastOf(survey, edition) : SMALLEST_GROUP,
        questions: edition && !hidden ? presentQuestions(survey, edition.questionnaire, tally?.tally ?? {}) : [],
        departments: edition && !survey.isAnonymous ? await resultsRepo.departments(db, edition.id) : [],
      }
    },

    async texts(viewer, { id, editionId, question, keyWord, ...request }) {
      const { survey, edition } = await expectReplies(viewer, { id, ...(editionId && { editionId }) })
      const wanted = { editionId: edition.id, question, words: keyWord?.trim() || undefined }
      const written = await writtenAnswers(survey, edition, question)
      const total = wanted.words === undefined ? written : undefined
      if (survey.isAnonymous) {
        const rows = await resultsRepo.anonymousTexts(db, wanted, pageWindow(request))
        const answers = rows.map(({ text }) => ({ text, personName: null, submitTime: null }))
        return pageOf(answers, total ?? (await resultsRepo.anonymousTextTotal(db, wanted)), request)
      }
      const rows = await resultsRepo.namedTexts(db, wanted, pageWindow(request))
      const names = await org.names(
        db,
        rows.flatMap(({ userId }) => userId ?? []),
      )
      const answers = rows.map(({ text, userId, submittedAt }) => ({
        text,
        personName: (userId && names.get(userId)) || null,
        submitTime: submittedAt?.toISOString() ?? null,
      }))
      return pageOf(answers, total ?? (await resultsRepo.namedTextTotal(db, wanted)), request)
    },
  }
}
