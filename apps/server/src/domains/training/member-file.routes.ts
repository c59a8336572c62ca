import { trainingMemberFileCalls } from '@sands/contract/training/member-file.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import { declaredBytes } from '../../kernel/http/receive.ts'
import type { MatrixExports } from './member/matrix-export.service.ts'
import type { MemberImports } from './member/member-import.service.ts'
import type { MemberTemplates } from './member/member-template.service.ts'

interface MemberFileServices {
  imports: MemberImports
  templates: MemberTemplates
  exports: MatrixExports
}

export const memberFileRoutes = (app: App, { imports, templates, exports }: MemberFileServices) =>
  implement(app, trainingMemberFileCalls, {
    'GET /sands-lms/api/v1/manage/training/member/import/template': ({ viewer }) => templates.file(viewer),
    'POST /sands-lms/api/v1/manage/training/member/import/read': ({ viewer, query, upload, request }) =>
      imports.read(viewer, query.id, {
        content: upload,
        declaredBytes: declaredBytes(request.headers['content-length']),
      }),
    'POST /sands-lms/api/v1/manage/training/member/import/start': ({ tx, viewer, body }) =>
      imports.start(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/training/matrix/export': ({ tx, viewer, body }) => exports.start(tx, viewer, body),
  })
