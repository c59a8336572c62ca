import { trainingMemberFileCalls } from '@sands/contract/training/member-file.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import { declaredBytes } from '../../kernel/http/receive.ts'
import type { MatrixExports } from './member/matrix-export.service.ts'
import type { MemberImports } from './member/member-import.service.ts'

export const memberFileRoutes = (app: App, { imports, exports }: { imports: MemberImports; exports: MatrixExports }) =>
  implement(app, trainingMemberFileCalls, {
    'POST /sands-lms/api/v1/manage/training/member/import/read': ({ viewer, query, upload, request }) =>
      imports.read(viewer, query.id, {
        content: upload,
        declaredBytes: declaredBytes(request.headers['content-length']),
      }),
    'POST /sands-lms/api/v1/manage/training/member/import/start': ({ tx, viewer, body }) =>
      imports.start(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/training/matrix/export': ({ tx, viewer, body }) => exports.start(tx, viewer, body),
  })
