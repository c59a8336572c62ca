import { defineDomain } from '../../kernel/domain.ts'
import type { MessageServices } from '../message/index.ts'
import type { OpsServices } from '../ops/index.ts'
import type { OrgServices } from '../org/index.ts'
import { listenForEarnings } from './earning/earning-sources.events.ts'
import { type PersonDay, personDay } from './earning/person-day.service.ts'
import { createSpending, type Spending } from './ledger/hold.service.ts'
import { createAdjustmentService } from './manage/adjustment.service.ts'
import { createLedgerManageService } from './manage/ledger-manage.service.ts'
import { createRuleService } from './manage/rule.service.ts'
import { createPointsService } from './mine/points.service.ts'
import { loadPointsDemo } from './points.demo.ts'
import { announceExpiry, expirePoints } from './points.jobs.ts'
import { pointsRoutes } from './points.routes.ts'
import { type PointStandings, pointStandings } from './standings.service.ts'

interface Needs {
  ops: OpsServices
  org: OrgServices
  message: MessageServices
}

export interface PointsServices {
  standings: PointStandings
  /** For domains that sell something for points. */
  spending: Spending
  /** The day of a person, in the time zone in which they last signed in. */
  personDay: PersonDay
}

export const pointsDomain = defineDomain({
  name: 'points',
  roles: {
    'training-manager': ['points.rules.edit', 'points.ledger.view', 'points.adjust', 'points.approve'],
    'shop-manager': ['points.ledger.view', 'points.adjust'],
    auditor: ['points.ledger.view'],
  },
  demoEnd: loadPointsDemo,
  compose(kernel, { ops: { batches }, org: { org }, message: { send } }: Needs) {
    const services: PointsServices = { standings: pointStandings, spending: createSpending(kernel), personDay }
    const ledger = createLedgerManageService(kernel, { org, batches })
    return {
      services,
      routes: (app) =>
        pointsRoutes(app, {
          ledger,
          points: createPointsService(kernel),
          rules: createRuleService(kernel, org),
          adjustments: createAdjustmentService(kernel, { org, send }),
        }),
      listen: () => listenForEarnings(kernel),
      jobs: [expirePoints(kernel), announceExpiry(kernel, send)],
    }
  },
})
