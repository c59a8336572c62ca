import { ADJUSTMENT_MOST, REASON_LENGTH, VALID_MOST_MONTHS } from '@sands/rules/points/points'
import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Page, pageQuery, UserIdSchema, Version } from '../kernel/schema.ts'
import {
  AccountLine,
  Adjustment,
  AdjustmentStateSchema,
  EarningTypeSchema,
  LedgerEntry,
  ManagedRule,
  PointCategorySchema,
  PointMonth,
  PointSettings,
  RulePreview,
  TermsOfRule,
} from './points.model.ts'

const Reason = Type.String({ minLength: 1, maxLength: REASON_LENGTH, pattern: '\\S' })
const Seen = { id: IdOf<'pointAdjustment'>(), version: Version }
const Decision = Type.Object({ ...Seen, note: Type.Optional(Type.String({ maxLength: REASON_LENGTH })) })

export const pointsManageCalls = {
  'GET /sands-shopping/api/v1/manage/points/rule/list': call({
    summary: 'The earning rules of the college and how long points are valid.',
    access: 'right:points.rules.edit',
    data: Type.Object({ rules: Type.Array(ManagedRule), settings: PointSettings }),
  }),
  'POST /sands-shopping/api/v1/manage/points/rule/preview': call({
    summary: 'What a rule would have paid last month. Changes nothing.',
    access: 'right:points.rules.edit',
    body: Type.Object({ type: EarningTypeSchema, terms: TermsOfRule }),
    data: RulePreview,
    errors: ['points.dates_reversed'],
  }),
  'POST /sands-shopping/api/v1/manage/points/rule/update': call({
    summary: 'Changes a rule. It applies to what happens from now on.',
    access: 'right:points.rules.edit',
    body: Type.Object({ type: EarningTypeSchema, version: Version, terms: TermsOfRule }),
    data: ManagedRule,
    errors: ['points.dates_reversed', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-shopping/api/v1/manage/points/settings/update': call({
    summary: 'Changes how long points are valid. It applies to points earned from now on.',
    access: 'right:points.rules.edit',
    body: Type.Object({
      validMonths: Type.Integer({ minimum: 0, maximum: VALID_MOST_MONTHS }),
      version: Version,
    }),
    data: PointSettings,
    errors: ['kernel.changed_meanwhile'],
    once: true,
  }),
  'GET /sands-shopping/api/v1/manage/points/account/page': call({
    summary: 'People with points, most first.',
    access: 'right:points.ledger.view',
    query: Type.Object({ keyWord: Type.Optional(Type.String({ maxLength: 60 })), ...pageQuery }),
    data: Page(AccountLine),
  }),
  'GET /sands-shopping/api/v1/manage/points/ledger/page': call({
    summary: 'The ledger of one person, newest first.',
    access: 'right:points.ledger.view',
    query: Type.Object({
      userId: UserIdSchema,
      category: Type.Optional(PointCategorySchema),
      month: Type.Optional(PointMonth),
      ...pageQuery,
    }),
    data: Type.Object({ account: AccountLine, entries: Page(LedgerEntry) }),
    errors: ['points.person_unknown'],
  }),
  'POST /sands-shopping/api/v1/manage/points/ledger/export': call({
    summary: 'Exports entries of the college, or of one person, to a spreadsheet, as a batch.',
    access: 'right:points.ledger.view',
    stepUp: true,
    body: Type.Object({
      userId: Type.Optional(UserIdSchema),
      category: Type.Optional(PointCategorySchema),
      month: Type.Optional(PointMonth),
    }),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    errors: ['points.export_too_large'],
    once: true,
  }),
  'GET /sands-shopping/api/v1/manage/points/adjustment/page': call({
    summary: 'Adjustments of the college, newest first.',
    access: 'right:points.ledger.view',
    query: Type.Object({ state: Type.Optional(AdjustmentStateSchema), ...pageQuery }),
    data: Page(Adjustment),
  }),
  'POST /sands-shopping/api/v1/manage/points/adjustment/propose': call({
    summary: 'Proposes to give points to a person or to take them. Nothing changes until somebody else approves.',
    access: 'right:points.adjust',
    body: Type.Object({
      userId: UserIdSchema,
      points: Type.Integer({ minimum: -ADJUSTMENT_MOST, maximum: ADJUSTMENT_MOST }),
      reason: Reason,
    }),
    data: Adjustment,
    errors: ['points.person_unknown', 'points.nothing_to_adjust', 'points.too_few'],
    once: true,
  }),
  'POST /sands-shopping/api/v1/manage/points/adjustment/approve': call({
    summary: 'Approves an adjustment of another person and posts it. The person concerned gets a message.',
    access: 'right:points.approve',
    body: Decision,
    data: Adjustment,
    errors: [
      'points.adjustment_gone',
      'points.adjustment_decided',
      'points.second_person_needed',
      'points.too_few',
      'kernel.changed_meanwhile',
    ],
    once: true,
  }),
  'POST /sands-shopping/api/v1/manage/points/adjustment/reject': call({
    summary: 'Rejects an adjustment of another person.',
    access: 'right:points.approve',
    body: Decision,
    data: Adjustment,
    errors: [
      'points.adjustment_gone',
      'points.adjustment_decided',
      'points.second_person_needed',
      'kernel.changed_meanwhile',
    ],
    once: true,
  }),
  'POST /sands-shopping/api/v1/manage/points/adjustment/withdraw': call({
    summary: 'Withdraws an own adjustment that nobody has decided yet.',
    access: 'right:points.adjust',
    body: Type.Object(Seen),
    data: Adjustment,
    errors: [
      'points.adjustment_gone',
      'points.adjustment_decided',
      'points.not_your_proposal',
      'kernel.changed_meanwhile',
    ],
    once: true,
  }),
} satisfies Calls
