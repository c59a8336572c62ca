import { join } from 'node:path'
import type { Language } from '@sands/rules/language'
import { type Question, questionsOf } from '@sands/rules/survey/question'
import { SMALLEST_GROUP } from '@sands/rules/survey/state'
import { errorText } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { createRowFile, plainName, timeIn, XLSX_TYPE } from '../../../kernel/spreadsheet/row-file.ts'
import { createTableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import type { SheetCell } from '../../../kernel/spreadsheet/write-xlsx.ts'
import type { BatchKind, BatchWork } from '../../ops/index.ts'
import { expectCurrentRight } from '../../org/index.ts'
import type { ReplyId } from '../reply/reply.repo.ts'
import { RESULTS_RIGHT } from '../survey.policy.ts'
import type { EditionId } from '../survey.repo.ts'
import { answerText, isQuestionHidden } from './results.present.ts'
import { resultsRepo } from './results.repo.ts'
import type { ChosenEdition, ResultsService } from './results.service.ts'

const ROWS_AT_ONCE = 500
/** The most rows that the process for spreadsheets can handle. A last row says that some are left out. */
const MOST_ROWS = 100_000
const ANONYMOUS_HEADINGS = ['survey.column.question', 'survey.column.answer', 'survey.column.replies'] as const
const NAMED_HEADINGS = ['survey.column.time', 'survey.column.person', 'survey.column.department'] as const

const leftOut = (language: Language, count: number): SheetCell[] => [
  errorText('survey.export_left', language, { count }),
]

/** One row for each reply. Anonymous surveys have one row for each answer to a question, with its number of replies. */
export function surveyExport(
  { database, workshop }: Pick<Kernel, 'database' | 'workshop'>,
  results: Pick<ResultsService, 'expectReplies'>,
): BatchKind<ChosenEdition> {
  const tables = createTableProcess({ workshop })
  const db = database.primary

  async function* namedRows(work: BatchWork<ChosenEdition>, editionId: EditionId, questions: readonly Question[]) {
    const { language, timeZone } = work
    const time = timeIn(timeZone)
    let after: ReplyId | undefined
    let done = 0
    for (;;) {
      const found = await resultsRepo.named(db, editionId, after, ROWS_AT_ONCE)
      if (found.length === 0) return
      if (done >= MOST_ROWS) {
        yield [leftOut(language, MOST_ROWS)]
        return
      }
      after = found.at(-1)?.id
      done += found.length
      yield found.map(({ submittedAt, personName, departmentName, answers }): SheetCell[] => [
        time(submittedAt),
        personName ?? errorText('survey.visitor', language),
        departmentName ?? '',
        ...questions.map((question) =>
          answerText(question, answers[question.key], errorText('survey.other', language)),
        ),
      ])
    }
  }

  /**
   * Each question by itself, equal answers together: answers of one person are never side by side. A question that too
   * few people answered has a row that says so.
   */
  async function* anonymousRows(work: BatchWork<ChosenEdition>, editionId: EditionId, questions: readonly Question[]) {
    // No question takes the place of the ones after it.
    const most = Math.floor(MOST_ROWS / Math.max(1, questions.length))
    for (const question of questions) {
      const found = await resultsRepo.anonymousAnswers(db, { editionId, question: question.key }, most + 1)
      const answered = found.reduce((sum, { replies }) => sum + replies, 0)
      if (isQuestionHidden({ isAnonymous: true }, answered)) {
        yield [[question.title, errorText('survey.too_few', work.language, { least: SMALLEST_GROUP }), '']]
        continue
      }
      yield found
        .slice(0, most)
        .map(({ answer, replies }): SheetCell[] => [
          question.title,
          answerText(question, answer, errorText('survey.other', work.language)),
          { number: replies },
        ])
      if (found.length > most) yield [[question.title, ...leftOut(work.language, most)]]
    }
  }

  return {
    name: 'survey.export',
    isGuarded: true,
    async run(work) {
      const { actor, language, folder } = work
      await expectCurrentRight(db, actor, RESULTS_RIGHT)
      const { survey, edition } = await results.expectReplies(actor, work.input)
      const questions = questionsOf(edition.questionnaire)
      const headings = (survey.isAnonymous ? ANONYMOUS_HEADINGS : NAMED_HEADINGS).map((key) => errorText(key, language))
      const rows = createRowFile(join(folder, 'rows'))
      await rows.add([[...headings, ...(survey.isAnonymous ? [] : questions.map(({ title }) => title))]])
      const total = Math.min((await resultsRepo.replyCounts(db, survey, [edition])).get(edition.id) ?? 0, MOST_ROWS)
      let done = 0
      const source = survey.isAnonymous ? anonymousRows : namedRows
      for await (const part of source(work, edition.id, questions)) {
        await rows.add(part)
        done += part.length
        await work.step(done, Math.max(done, total))
      }
      await rows.end()
      const path = join(folder, 'survey.xlsx')
      await tables.write({ sheets: [{ rowsPath: rows.path }], path })
      const name = `${plainName(`${survey.name} ${errorText('survey.file.export', language)} ${edition.number}`)}.xlsx`
      return { counts: { rows: done }, file: { name, path, contentType: XLSX_TYPE } }
    },
  }
}
