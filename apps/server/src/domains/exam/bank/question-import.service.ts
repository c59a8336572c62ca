import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import {
  examBankCalls,
  type ImportedQuestion,
  MOST_IMPORTED_QUESTIONS,
  type QuestionImportPreview,
} from '@sands/contract/exam/bank.calls'
import type { BatchId } from '@sands/contract/kernel/schema'
import type { Tx } from '../../../kernel/database/database.ts'
import { errorText, fail } from '../../../kernel/errors.ts'
import { receiveFile } from '../../../kernel/http/receive.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import { ImportProblem } from '../../../kernel/spreadsheet/import-problem.ts'
import type { StoredRow } from '../../../kernel/spreadsheet/read-table.ts'
import { createTableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { uploadFolder } from '../../media/index.ts'
import { type Batches, presentProblem } from '../../ops/index.ts'
import { questionRepo } from './question.repo.ts'
import { questionCategoryPaths } from './question-category.repo.ts'
import type { QuestionCategories } from './question-category.service.ts'
import { contentColumns } from './question-document.codec.ts'
import { questionImport } from './question-import-write.service.ts'
import { fieldOf, readTableRow } from './question-table.codec.ts'
import { isExample, readQuestionText } from './question-text.codec.ts'
import { type RawQuestion, readQuestion } from './raw-question.codec.ts'

const MOST_BYTES = examBankCalls['POST /sands-lms/api/v1/manage/question/import/read'].bodyLimit
const TRY_AGAIN_S = 10

export interface QuestionImports {
  read(
    viewer: Viewer,
    file: { fileName: string; content: Readable; declaredBytes: number | undefined },
  ): Promise<QuestionImportPreview>
  start(tx: Tx, viewer: Viewer, rows: readonly ImportedQuestion[]): Promise<{ batchId: BatchId }>
}

export function createQuestionImports(
  kernel: Kernel,
  { batches, categories }: { batches: Batches; categories: QuestionCategories },
): QuestionImports {
  const { config, database, audit } = kernel
  const tables = createTableProcess(kernel)
  const kind = questionImport(kernel, categories)
  batches.add(kind)

  const tooLong = () => fail('org.import_too_long', { most: MOST_IMPORTED_QUESTIONS })

  /** Only the separate table process opens a table. It returns rows of plain text. */
  async function tableQuestions(path: string, rowsPath: string): Promise<RawQuestion[]> {
    try {
      const { columns, rows } = await tables.read({ path, rowsPath })
      if (rows > MOST_IMPORTED_QUESTIONS) throw tooLong()
      const lines = (await readFile(rowsPath, 'utf8')).split('\n').filter((line) => line !== '')
      const fields = columns.map(({ title }) => fieldOf(title))
      if (!fields.includes('type') || !fields.includes('stem')) throw fail('exam.import_headings')
      return lines.map((line) => readTableRow(JSON.parse(line) as StoredRow, fields)).filter((raw) => !isExample(raw))
    } catch (error) {
      if (!(error instanceof ImportProblem)) throw error
      if (error.problem === 'empty') throw fail('org.import_empty')
      if (error.problem === 'too_long') throw tooLong()
      throw fail('org.import_unreadable')
    }
  }

  async function textQuestions(path: string): Promise<RawQuestion[]> {
    const text = new TextDecoder('utf-8').decode(await readFile(path))
    if (text.includes('\0')) throw fail('org.import_unreadable')
    const lines = text.split(/\r\n?|\n/).map(plainText)
    return readQuestionText(lines.join('\n')).filter((raw) => !isExample(raw))
  }

  /** Paths of categories that do not exist yet, each once. */
  async function newCategories(viewer: Viewer, rows: readonly ImportedQuestion[]): Promise<string[]> {
    const pathOf = await questionCategoryPaths(database.primary, viewer.collegeId)
    const known = new Set(pathOf.values())
    const wanted = rows.flatMap(({ category }) => category.map((_, level) => category.slice(0, level + 1).join('/')))
    return [...new Set(wanted)].filter((path) => !known.has(path))
  }

  async function preview(viewer: Viewer, raws: readonly RawQuestion[]): Promise<QuestionImportPreview> {
    const read = raws.map((raw) => readQuestion(raw, viewer.language))
    const good = read.flatMap((each) => ('question' in each ? [each.question] : []))
    const columns = good.map(({ body }) => contentColumns(body))
    const known = new Set(
      await questionRepo.known(
        database.primary,
        viewer.collegeId,
        columns.map(({ contentHash }) => contentHash),
      ),
    )
    const rows = good.map((question, place): ImportedQuestion => {
      const { title = '', contentHash = '' } = columns[place] ?? {}
      const isDuplicate = known.has(contentHash)
      known.add(contentHash)
      return { ...question, title, isDuplicate }
    })
    return {
      rows,
      problems: read
        .flatMap((each) => ('problems' in each ? each.problems : []))
        .map((problem) => presentProblem(problem, viewer.language)),
      newCategories: await newCategories(viewer, rows),
    }
  }

  return {
    async read(viewer, { fileName, content, declaredBytes }) {
      if (tables.isFull()) throw fail('kernel.too_many_requests', { seconds: TRY_AGAIN_S })
      await mkdir(uploadFolder(config.dataDir), { recursive: true, mode: 0o700 })
      const folder = await mkdtemp(join(uploadFolder(config.dataDir), 'import-'))
      try {
        const path = join(folder, 'upload')
        await receiveFile({ content, declaredBytes, limit: MOST_BYTES, tooLarge: () => fail('kernel.too_large') }, path)
        const isText = /\.(txt|md)$/i.test(fileName)
        const raws = isText ? await textQuestions(path) : await tableQuestions(path, join(folder, 'rows'))
        if (raws.length === 0) throw fail('org.import_empty')
        if (raws.length > MOST_IMPORTED_QUESTIONS) throw tooLong()
        return await preview(viewer, raws)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },

    async start(tx, viewer, rows) {
      const batchId = await batches.start(tx, viewer, kind, { rows })
      await audit.record(tx, viewer, {
        action: 'exam.question.import-started',
        subject: { kind: 'batch', id: batchId, name: errorText('exam.file.import', viewer.language) },
        after: { rows: rows.length },
      })
      return { batchId }
    },
  }
}
