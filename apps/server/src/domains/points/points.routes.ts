import { pointsManageCalls } from '@sands/contract/points/manage.calls'
import { pointsCalls } from '@sands/contract/points/points.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { AdjustmentService } from './manage/adjustment.service.ts'
import type { LedgerManageService } from './manage/ledger-manage.service.ts'
import type { RuleService } from './manage/rule.service.ts'
import type { PointsService } from './mine/points.service.ts'

interface Services {
  points: PointsService
  rules: RuleService
  ledger: LedgerManageService
  adjustments: AdjustmentService
}

export function pointsRoutes(app: App, { points, rules, ledger, adjustments }: Services): void {
  implement(app, pointsCalls, {
    'GET /sands-shopping/api/v1/integral/user-integral/index': ({ viewer }) => points.index(viewer),
    'GET /sands-shopping/api/v1/integral/user-integral/page': ({ viewer, query }) => points.page(viewer, query),
  })
  implement(app, pointsManageCalls, {
    'GET /sands-shopping/api/v1/manage/points/rule/list': ({ viewer }) => rules.list(viewer),
    'POST /sands-shopping/api/v1/manage/points/rule/preview': ({ viewer, body }) => rules.preview(viewer, body),
    'POST /sands-shopping/api/v1/manage/points/rule/update': ({ tx, viewer, body }) => rules.update(tx, viewer, body),
    'POST /sands-shopping/api/v1/manage/points/settings/update': ({ tx, viewer, body }) =>
      rules.updateSettings(tx, viewer, body),
    'GET /sands-shopping/api/v1/manage/points/account/page': ({ viewer, query }) => ledger.accounts(viewer, query),
    'GET /sands-shopping/api/v1/manage/points/ledger/page': ({ viewer, query }) => ledger.ledger(viewer, query),
    'POST /sands-shopping/api/v1/manage/points/ledger/export': ({ tx, viewer, body }) =>
      ledger.export(tx, viewer, body),
    'GET /sands-shopping/api/v1/manage/points/adjustment/page': ({ viewer, query }) => adjustments.page(viewer, query),
    'POST /sands-shopping/api/v1/manage/points/adjustment/propose': ({ tx, viewer, body }) =>
      adjustments.propose(tx, viewer, body),
    'POST /sands-shopping/api/v1/manage/points/adjustment/approve': ({ tx, viewer, body }) =>
      adjustments.approve(tx, viewer, body),
    'POST /sands-shopping/api/v1/manage/points/adjustment/reject': ({ tx, viewer, body }) =>
      adjustments.reject(tx, viewer, body),
    'POST /sands-shopping/api/v1/manage/points/adjustment/withdraw': ({ tx, viewer, body }) =>
      adjustments.withdraw(tx, viewer, body),
  })
}
