import type { QuestionVersionItem } from '@sands/contract/exam/bank.calls'
import type {
  ManagedQuestion,
  ManagedQuestionItem,
  QuestionBody,
  QuestionSolution,
} from '@sands/contract/exam/question.model'
import type { ListedQuestion, VersionRow } from './question.repo.ts'
import { convertBody, convertSolution } from './question-document.codec.ts'
import { presentQuestionHtml, type ShownFiles } from './question-html.codec.ts'

export function presentQuestionItem(row: ListedQuestion): ManagedQuestionItem {
  if (row.versionId === null) throw new Error(`question ${row.id} has no version`)
  return {
    id: row.id,
    versionId: row.versionId,
    type: row.type,
    title: row.title,
    categoryId: row.categoryId,
    categoryName: row.categoryName,
    difficulty: row.difficulty,
    tags: row.tags,
    uses: row.uses,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: row.updatedByName ?? '',
  }
}

type Content = { body: QuestionBody; solution: QuestionSolution }

export const presentBody = (body: QuestionBody, files: ShownFiles): QuestionBody =>
  convertBody(body, (html) => presentQuestionHtml(html, files))

const presentContent = ({ body, solution }: Content, files: ShownFiles): Content => ({
  body: presentBody(body, files),
  solution: convertSolution(solution, (html) => presentQuestionHtml(html, files)),
})

export const presentQuestion = (row: ListedQuestion, content: Content, files: ShownFiles): ManagedQuestion => ({
  ...presentQuestionItem(row),
  document: {
    categoryId: row.categoryId,
    difficulty: row.difficulty,
    tags: row.tags,
    ...presentContent(content, files),
  },
})

export const presentVersion = (row: VersionRow, files: ShownFiles): QuestionVersionItem => ({
  number: row.number,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdByName ?? '',
  document: presentContent(row, files),
})
