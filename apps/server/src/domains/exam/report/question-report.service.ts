import type { CallData, CallQuery } from '@sands/contract/calls'
import type { QuestionReport, QuestionStatistics } from '@sands/contract/exam/report.model'
import type { PlainQuestionType } from '@sands/rules/exam/question'
import { discriminationOf, facilityOf, questionHint } from '@sands/rules/exam/statistics'
import type { Db } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { filesOfVersions } from '../attempt/paper-files.service.ts'
import { presentQuestionHtml, type ShownFiles, wordsOf } from '../bank/question-html.codec.ts'
import type { ExamId } from '../edit/exam-edit.repo.ts'
import type { PaperSnapshot } from '../exam.tables.ts'
import { type QuestionSums, questionReportRepo, type ReportedVersion } from './question-report.repo.ts'
import { reportOn } from './report-subject.service.ts'

const QUESTIONS = 'GET /sands-lms/api/v1/manage/exam/report/questions'
const QUESTION = 'GET /sands-lms/api/v1/manage/exam/report/question'

export interface QuestionReports {
  all(viewer: Pick<Viewer, 'collegeId'>, examId: ExamId): Promise<CallData<typeof QUESTIONS>>
  one(viewer: Viewer, wanted: CallQuery<typeof QUESTION>): Promise<QuestionReport>
}

const LONGEST_TITLE = 200

/** A question, or the sub-question with this key; undefined when the newest version no longer has it. */
function partOf({ title, body, solution }: ReportedVersion, child: string) {
  if (child === '') return body.type === 'material' ? undefined : { ...body, type: body.type, title, key: solution.key }
  const found = body.children.find(({ key }) => key === child)
  const key = solution.children[child]?.key
  return found && { ...found, title: wordsOf(found.stem).slice(0, LONGEST_TITLE), key: key ?? {} }
}
type Part = NonNullable<ReturnType<typeof partOf>>

function presentStatistics(
  sums: QuestionSums,
  { type, title }: { type: PlainQuestionType; title: string },
): QuestionStatistics {
  const facility = facilityOf(sums)
  const discrimination = discriminationOf({ ...sums, count: sums.answers })
  const { questionId, child, answers, right, partial, wrong, unanswered, seconds } = sums
  return {
    questionId,
    child: child || null,
    type,
    title,
    answers,
    right,
    partial,
    wrong,
    unanswered,
    facility: facility ?? null,
    discrimination: discrimination ?? null,
    seconds,
    hint: questionHint(facility, discrimination) ?? null,
  }
}

/** The place of each question in the published paper; drawn questions come where their draw is. */
function placesOf(paper: PaperSnapshot | null): ReadonlyMap<string, number> {
  const keys = paper?.sections.flatMap(({ questions, draws }) => [...questions, ...draws].map(({ key }) => key)) ?? []
  return new Map(keys.map((key, place) => [key, place]))
}

function placeIn(places: ReadonlyMap<string, number>, { questionKey }: QuestionSums): number {
  const key = questionKey.split('/')[0] ?? ''
  return places.get(key) ?? places.get(key.replace(/-\d+$/, '')) ?? places.size
}

async function choicesOf(
  db: Db,
  { examId, sums, part, files }: { examId: ExamId; sums: QuestionSums; part: Part; files: ShownFiles },
): Promise<QuestionReport['choices']> {
  switch (part.type) {
    case 'single':
    case 'multiple':
    case 'uncertain': {
      const given = new Map((await questionReportRepo.options(db, examId, sums)).map((row) => [row.name, row.people]))
      return part.options.map(({ key, content }) => ({
        key,
        content: presentQuestionHtml(content, files),
        text: null,
        isRight: part.key.options?.includes(key) ?? false,
        people: given.get(key) ?? 0,
      }))
    }
    case 'judge': {
      const given = new Map(
        (await questionReportRepo.trueOrFalse(db, examId, sums)).map((row) => [row.name, row.people]),
      )
      return [true, false].map((isTrue) => ({
        key: String(isTrue),
        content: null,
        text: null,
        isRight: part.key.isTrue === isTrue,
        people: given.get(String(isTrue)) ?? 0,
      }))
    }
    case 'fill':
      return (await questionReportRepo.wordings(db, examId, sums)).map(({ name, people }) => ({
        key: name,
        content: null,
        text: name,
        isRight: null,
        people,
      }))
    default:
      return []
  }
}

/** How single questions work. Counts finished attempts, so that marks are complete. */
export const createQuestionReports = (
  { database }: Pick<Kernel, 'database'>,
  media: Pick<MediaService, 'shownResources'>,
): QuestionReports => ({
  async all({ collegeId }, examId) {
    const db = database.replica()
    const { exam } = await reportOn(db, collegeId, examId)
    const [attempts, sums] = await Promise.all([
      questionReportRepo.attempts(db, examId),
      questionReportRepo.sums(db, examId),
    ])
    const ids = sums.map(({ versionId }) => versionId)
    const versions = new Map((await questionReportRepo.versions(db, ids)).map((row) => [row.id, row]))
    const places = placesOf(exam.paper)
    const questions = sums
      .toSorted((one, other) => placeIn(places, one) - placeIn(places, other))
      .flatMap((row) => {
        const version = versions.get(row.versionId)
        const part = version && partOf(version, row.child)
        return part ? [presentStatistics(row, part)] : []
      })
    return { attempts, questions }
  },

  async one({ collegeId }, { examId, questionId, child = '' }) {
    const db = database.replica()
    await reportOn(db, collegeId, examId)
    const [sums] = await questionReportRepo.sums(db, examId, { questionId, child })
    const [version] = sums ? await questionReportRepo.versions(db, [sums.versionId]) : []
    const part = version && partOf(version, child)
    if (!sums || !part) throw fail('exam.question_unknown')
    const files = await filesOfVersions(db, media, [sums.versionId])
    return {
      ...presentStatistics(sums, part),
      stem: presentQuestionHtml(part.stem, files),
      choices: await choicesOf(db, { examId, sums, part, files }),
    }
  },
})
