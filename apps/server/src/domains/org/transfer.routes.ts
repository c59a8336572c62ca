import { transferCalls } from '@sands/contract/org/transfer.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import { declaredBytes } from '../../kernel/http/receive.ts'
import { createTableProcess } from '../../kernel/spreadsheet/table-process.ts'
import type { Batches } from '../ops/index.ts'
import { createExportService } from './export/export.service.ts'
import { createImportService } from './import/import.service.ts'
import { createImportReader } from './import/import-read.service.ts'
import { createCodesService } from './people/codes.service.ts'
import type { OneTimePasswords } from './people/one-time.kind.ts'

export function transferRoutes(app: App, batches: Batches, oneTime: OneTimePasswords): void {
  const { kernel } = app
  const tables = createTableProcess(kernel)
  const codes = createCodesService(kernel, batches, oneTime)
  const exports = createExportService(kernel, batches, tables)
  const reader = createImportReader(kernel, tables)
  const imports = createImportService(kernel, batches)
  implement(app, transferCalls, {
    'POST /sands-user/api/v1/manage/user/give-codes': ({ tx, viewer, body }) => codes.start(tx, viewer, body.ids),
    'POST /sands-user/api/v1/manage/user/export': ({ tx, viewer, body }) => exports.start(tx, viewer, body),
    'POST /sands-user/api/v1/manage/user/import/read': ({ viewer, query, upload, request }) =>
      reader.read(viewer, {
        fileName: query.fileName,
        content: upload,
        declaredBytes: declaredBytes(request.headers['content-length']),
      }),
    'POST /sands-user/api/v1/manage/user/import/start': ({ tx, viewer, body }) => imports.start(tx, viewer, body),
  })
}
