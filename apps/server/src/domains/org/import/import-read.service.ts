import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { ImportPreview } from '@sands/contract/org/import.model'
import { transferCalls } from '@sands/contract/org/transfer.calls'
import { type AppError, fail } from '../../../kernel/errors.ts'
import { receiveFile } from '../../../kernel/http/receive.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { ImportProblem, type ImportProblemName } from '../../../kernel/spreadsheet/import-problem.ts'
import { type FoundTable, MOST_ROWS } from '../../../kernel/spreadsheet/read-table.ts'
import type { TableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { uploadFolder } from '../../media/index.ts'
import { importRepo } from './import.repo.ts'
import { guessMapping } from './import-heading.codec.ts'

const MOST_BYTES = transferCalls['POST /sands-user/api/v1/manage/user/import/read'].bodyLimit
const TRY_AGAIN_S = 10

export interface NewImport {
  fileName: string
  content: Readable
  declaredBytes: number | undefined
}

export interface ImportReader {
  /** Only the table process parses the file; the stored result is rows of plain text. */
  read(viewer: Viewer, file: NewImport): Promise<ImportPreview>
}

const FAULTS: Readonly<Record<ImportProblemName, () => AppError>> = {
  unreadable: () => fail('org.import_unreadable'),
  empty: () => fail('org.import_empty'),
  too_long: () => fail('org.import_too_long', { most: MOST_ROWS }),
}

/** Only for display, without path and invisible characters. */
const plainName = (fileName: string): string =>
  fileName
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim() || 'people'

export function createImportReader({ config, clock, database, store }: Kernel, tables: TableProcess): ImportReader {
  async function found(path: string, rowsPath: string): Promise<FoundTable> {
    try {
      return await tables.read({ path, rowsPath })
    } catch (error) {
      throw error instanceof ImportProblem ? FAULTS[error.problem]() : error
    }
  }

  async function take(viewer: Viewer, { fileName, content, declaredBytes }: NewImport, folder: string) {
    const [path, rowsPath] = [join(folder, 'upload'), join(folder, 'rows')]
    await receiveFile({ content, declaredBytes, limit: MOST_BYTES, tooLarge: () => fail('kernel.too_large') }, path)
    const { format, rows, columns } = await found(path, rowsPath)
    const id = randomUUID()
    const key = `imports/${id.slice(0, 2)}/${id}`
    const titles = columns.map(({ title }) => title)
    const { collegeId, userId: ownerId } = viewer
    // The row is stored first: an object without a row would never be deleted.
    const row = { id, collegeId, ownerId, fileName: plainName(fileName), format, key, rows }
    await importRepo.add(database.primary, { ...row, columns: titles, createdAt: clock.now() })
    await store.put(key, { path: rowsPath, contentType: 'application/x-ndjson' })
    const fields = guessMapping(titles)
    return {
      importId: id,
      fileName: row.fileName,
      format,
      rows,
      columns: columns.map((column, index) => ({ ...column, field: fields[index] ?? null })),
    }
  }

  return {
    async read(viewer, file) {
      if (tables.isFull()) throw fail('kernel.too_many_requests', { seconds: TRY_AGAIN_S })
      await mkdir(uploadFolder(config.dataDir), { recursive: true, mode: 0o700 })
      const folder = await mkdtemp(join(uploadFolder(config.dataDir), 'import-'))
      try {
        return await take(viewer, file, folder)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}
