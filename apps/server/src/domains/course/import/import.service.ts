import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import {
  type CourseImportPreview,
  type CourseImportRow,
  courseImportCalls,
  MOST_IMPORTED_COURSES,
} from '@sands/contract/course/import.calls'
import type { BatchId } from '@sands/contract/kernel/schema'
import type { Tx } from '../../../kernel/database/database.ts'
import { errorText, fail } from '../../../kernel/errors.ts'
import { receiveFile } from '../../../kernel/http/receive.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { ImportProblem } from '../../../kernel/spreadsheet/import-problem.ts'
import type { StoredRow } from '../../../kernel/spreadsheet/read-table.ts'
import { createTableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { uploadFolder } from '../../media/index.ts'
import { type Batches, presentProblem } from '../../ops/index.ts'
import type { CourseCategories } from '../edit/category-edit.service.ts'
import { findNamed, sorted } from './import-check.service.ts'
import { fieldOf, isExample, readRow } from './import-row.codec.ts'
import { courseImport } from './import-write.service.ts'

const MOST_BYTES = courseImportCalls['POST /sands-lms/api/v1/manage/course/import/read'].bodyLimit
const TRY_AGAIN_S = 10

export interface CourseImports {
  read(viewer: Viewer, file: { content: Readable; declaredBytes: number | undefined }): Promise<CourseImportPreview>
  start(tx: Tx, viewer: Viewer, rows: readonly CourseImportRow[]): Promise<{ batchId: BatchId }>
}

export function createCourseImports(
  kernel: Kernel,
  { batches, categories }: { batches: Batches; categories: CourseCategories },
): CourseImports {
  const { config, database, audit } = kernel
  const tables = createTableProcess(kernel)
  const kind = courseImport(kernel, categories)
  batches.add(kind)

  /** Only the separate table process opens the file. It returns rows of plain text. */
  async function tableOf(path: string, rowsPath: string) {
    try {
      const { columns, rows } = await tables.read({ path, rowsPath })
      if (rows > MOST_IMPORTED_COURSES) throw fail('org.import_too_long', { most: MOST_IMPORTED_COURSES })
      const lines = (await readFile(rowsPath, 'utf8')).split('\n').filter((line) => line !== '')
      return { headings: columns.map(({ title }) => title), rows: lines.map((line) => JSON.parse(line) as StoredRow) }
    } catch (error) {
      if (!(error instanceof ImportProblem)) throw error
      if (error.problem === 'empty') throw fail('org.import_empty')
      if (error.problem === 'too_long') throw fail('org.import_too_long', { most: MOST_IMPORTED_COURSES })
      throw fail('org.import_unreadable')
    }
  }

  /** Paths of categories that do not exist yet, each once. */
  async function newCategories(viewer: Viewer, rows: readonly CourseImportRow[]): Promise<string[]> {
    const pathOf = new Map<string, string>()
    // The list contains parents before children.
    for (const { id, parentId, name } of await categories.list(viewer))
      pathOf.set(id, parentId === null ? name : `${pathOf.get(parentId)}/${name}`)
    const known = new Set(pathOf.values())
    const wanted = rows.flatMap(({ category }) => category.map((_, level) => category.slice(0, level + 1).join('/')))
    return [...new Set(wanted)].filter((path) => !known.has(path))
  }

  return {
    async read(viewer, { content, declaredBytes }) {
      if (tables.isFull()) throw fail('kernel.too_many_requests', { seconds: TRY_AGAIN_S })
      await mkdir(uploadFolder(config.dataDir), { recursive: true, mode: 0o700 })
      const folder = await mkdtemp(join(uploadFolder(config.dataDir), 'import-'))
      try {
        const path = join(folder, 'upload')
        await receiveFile({ content, declaredBytes, limit: MOST_BYTES, tooLarge: () => fail('kernel.too_large') }, path)
        const table = await tableOf(path, join(folder, 'rows'))
        const fields = table.headings.map(fieldOf)
        if (!fields.includes('title')) throw fail('course.import_headings')
        const rows = table.rows.map((row) => readRow(row, fields)).filter((row) => !isExample(row))
        if (rows.length === 0) throw fail('org.import_empty')
        const found = await findNamed(database.primary, viewer.collegeId, rows)
        const { good, problems } = sorted(rows, found, viewer.language)
        return {
          rows: good,
          problems: problems.map((problem) => presentProblem(problem, viewer.language)),
          newCategories: await newCategories(viewer, good),
        }
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },

    async start(tx, viewer, rows) {
      const batchId = await batches.start(tx, viewer, kind, { rows })
      await audit.record(tx, viewer, {
        action: 'course.course.import-started',
        subject: { kind: 'batch', id: batchId, name: errorText('course.file.import', viewer.language) },
        after: { rows: rows.length },
      })
      return { batchId }
    },
  }
}
