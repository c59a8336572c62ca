import type { CallQuery } from '@sands/contract/calls'
import type { PageOf, UserId } from '@sands/contract/kernel/schema'
import type { OpenAnswer, PictureAnswer } from '@sands/contract/survey/results.model'
import { OTHER, questionsOf } from '@sands/rules/survey/question'
import { SMALLEST_GROUP } from '@sands/rules/survey/state'
import { tallyOf } from '@sands/rules/survey/tally'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import type { OrgService } from '../../org/index.ts'
import { isQuestionHidden } from './results.present.ts'
import { resultsRepo } from './results.repo.ts'
import type { ChosenGroup, ResultsService, ShownGroup } from './results.service.ts'

/** Answers that cannot be counted: what people wrote, and their pictures. */
export interface AnswersService {
  texts(
    viewer: Viewer,
    query: CallQuery<'GET /sands-lms/api/v1/manage/investigation/texts'>,
  ): Promise<PageOf<OpenAnswer>>
  pictures(
    viewer: Viewer,
    query: CallQuery<'GET /sands-lms/api/v1/manage/investigation/pictures'>,
  ): Promise<PageOf<PictureAnswer>>
}

interface Parts {
  results: Pick<ResultsService, 'expectGroup'>
  org: Pick<OrgService, 'names'>
  media: Pick<MediaService, 'pictures'>
}

const chosen = ({
  id,
  editionId,
  departmentId,
}: { [Key in keyof ChosenGroup]-?: ChosenGroup[Key] | undefined } & Pick<ChosenGroup, 'id'>): ChosenGroup => ({
  id,
  ...(editionId && { editionId }),
  ...(departmentId && { departmentId }),
})

const isOfType = ({ edition }: ShownGroup, key: string, type: 'text' | 'pictures'): boolean =>
  questionsOf(edition.questionnaire).some((question) => question.key === key && question.type === type)

/** How many people wrote an answer to the question, from the tally. Throws when too few answered it. */
function writtenAnswers(group: ShownGroup, key: string): number {
  const { answered, counts } = tallyOf(group.tally, key)
  if (isQuestionHidden(group.survey, answered)) throw fail('survey.too_few', { least: SMALLEST_GROUP })
  return isOfType(group, key, 'text') ? answered : (counts[OTHER] ?? 0)
}

export function createAnswersService(
  { database }: Pick<Kernel, 'database'>,
  { results, org, media }: Parts,
): AnswersService {
  const db = database.primary

  const namesOf = (rows: readonly { userId: UserId | null }[]) =>
    org.names(
      db,
      rows.flatMap(({ userId }) => userId ?? []),
    )

  return {
    async texts(viewer, { id, editionId, departmentId: wantedId, question, keyWord, ...request }) {
      const group = await results.expectGroup(viewer, chosen({ id, editionId, departmentId: wantedId }))
      const { survey, edition, departmentId } = group
      const wanted = { editionId: edition.id, departmentId, question, words: keyWord?.trim() || undefined }
      const written = writtenAnswers(group, question)
      const total = wanted.words === undefined ? written : undefined
      if (survey.isAnonymous) {
        const rows = await resultsRepo.anonymousTexts(db, wanted, pageWindow(request))
        const answers = rows.map(({ text }) => ({ text, personName: null, submitTime: null }))
        return pageOf(answers, total ?? (await resultsRepo.anonymousTextTotal(db, wanted)), request)
      }
      const rows = await resultsRepo.namedTexts(db, wanted, pageWindow(request))
      const names = await namesOf(rows)
      const answers = rows.map(({ text, userId, submittedAt }) => ({
        text,
        personName: (userId && names.get(userId)) || null,
        submitTime: submittedAt?.toISOString() ?? null,
      }))
      return pageOf(answers, total ?? (await resultsRepo.namedTextTotal(db, wanted)), request)
    },

    async pictures(viewer, { id, editionId, departmentId, question, ...request }) {
      const group = await results.expectGroup(viewer, chosen({ id, editionId, departmentId }))
      if (group.survey.isAnonymous) throw fail('survey.anonymous')
      if (!isOfType(group, question, 'pictures')) throw fail('survey.gone')
      const wanted = { editionId: group.edition.id, departmentId: group.departmentId, question }
      const rows = await resultsRepo.pictures(db, wanted, pageWindow(request))
      const names = await namesOf(rows)
      const found = await media.pictures(
        db,
        rows.flatMap(({ fileIds }) => fileIds),
      )
      const answers = rows.map(({ fileIds, userId, submittedAt }) => ({
        pictures: fileIds.flatMap((id) => found.get(id) ?? []),
        personName: (userId && names.get(userId)) || null,
        submitTime: submittedAt.toISOString(),
      }))
      return pageOf(answers, tallyOf(group.tally, question).answered, request)
    },
  }
}
