import type { CallQuery } from '@sands/contract/calls'
import type { DepartmentId } from '@sands/contract/kernel/schema'
import type { SurveyResults } from '@sands/contract/survey/results.model'
import { SMALLEST_GROUP } from '@sands/rules/survey/state'
import type { Tally } from '@sands/rules/survey/tally'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { countAudience } from '../../org/index.ts'
import { manageRepo } from '../manage.repo.ts'
import { presentEdition } from '../survey.present.ts'
import type { EditionId, EditionRow, SurveyId, SurveyRow } from '../survey.repo.ts'
import { ALL_DEPARTMENTS } from './count.repo.ts'
import { type CountReplies, isEditionOver, leastReplies } from './count.service.ts'
import { presentQuestions } from './results.present.ts'
import { resultsRepo } from './results.repo.ts'

export interface ChosenEdition {
  id: SurveyId
  editionId?: EditionId
}

/** The replies of an edition, or those of one department of it. */
export interface ChosenGroup extends ChosenEdition {
  departmentId?: DepartmentId
}

export interface ShownGroup {
  survey: SurveyRow
  edition: EditionRow
  /** Undefined for all departments together. */
  departmentId: DepartmentId | undefined
  tally: Tally
}

export interface ResultsService {
  results(
    viewer: Viewer,
    query: CallQuery<'GET /sands-lms/api/v1/manage/investigation/results'>,
  ): Promise<SurveyResults>
  /** Throws unless there is an edition with enough replies to show. */
  expectReplies(
    viewer: Pick<Viewer, 'collegeId'>,
    chosen: ChosenEdition,
  ): Promise<{ survey: SurveyRow; edition: EditionRow }>
  /** Throws unless there are enough replies to show, and enough people in the department. */
  expectGroup(viewer: Pick<Viewer, 'collegeId'>, chosen: ChosenGroup): Promise<ShownGroup>
}

const isTooFew = ({ isAnonymous }: SurveyRow, replies: number): boolean => isAnonymous && replies < SMALLEST_GROUP

export function createResultsService(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { count }: { count: CountReplies },
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

  /** The departments whose results are shown. Anonymous replies have no department. */
  async function departmentsOf({ id, isAnonymous }: SurveyRow, edition: EditionRow) {
    if (isAnonymous) return []
    const found = await resultsRepo.departments(db, edition.id, SMALLEST_GROUP)
    const { participants, replies } = await resultsRepo.counters(db, id)
    if (found.length === 0 || replies === participants) return found
    // One person can have replied five times.
    const ids = found.map((department) => department.id)
    const enough = await resultsRepo.departmentsOfPeople(db, { editionId: edition.id, ids, least: SMALLEST_GROUP })
    return found.filter((department) => enough.has(department.id))
  }

  return {
    expectReplies,

    async expectGroup(viewer, { departmentId: wanted, ...chosen }) {
      const { survey, edition } = await expectReplies(viewer, chosen)
      const departmentId = survey.isAnonymous ? undefined : wanted
      if (departmentId && !(await departmentsOf(survey, edition)).some(({ id }) => id === departmentId))
        throw fail('survey.department_too_few', { least: SMALLEST_GROUP })
      const row = await resultsRepo.tally(db, edition.id, departmentId ?? ALL_DEPARTMENTS)
      return { survey, edition, departmentId, tally: row?.tally ?? {} }
    },

    async results(viewer, { departmentId, ...chosen }) {
      const { survey, editions, edition, counts } = await find(viewer, chosen)
      const departments = edition ? await departmentsOf(survey, edition) : []
      const department = survey.isAnonymous ? undefined : departmentId
      const isGroupTooSmall = department !== undefined && !departments.some(({ id }) => id === department)
      const tally =
        edition && !isGroupTooSmall ? await resultsRepo.tally(db, edition.id, department ?? ALL_DEPARTMENTS) : undefined
      const replyCount = tally?.replies ?? 0
      const hidden = isGroupTooSmall || isTooFew(survey, replyCount)
      const presented = editions.map((each) => presentEdition(each, counts.get(each.id) ?? 0))
      const audience = survey.live?.audience
      const { participants } = await resultsRepo.counters(db, survey.id)
      return {
        name: survey.live?.name ?? survey.name,
        edition: presented.find(({ id }) => id === edition?.id) ?? null,
        editions: presented,
        questionnaire: edition?.questionnaire ?? null,
        isAnonymous: survey.isAnonymous,
        invited: audience && !survey.isPublic ? await countAudience(db, survey.collegeId, audience) : null,
        participants,
        replyCount,
        isTooFew: hidden,
        least: edition && survey.isAnonymous ? leastOf(survey, edition) : SMALLEST_GROUP,
        questions: edition && !hidden ? presentQuestions(survey, edition.questionnaire, tally?.tally ?? {}) : [],
        departments,
      }
    },
  }
}
