import { ADJUSTMENT_STATES } from '@sands/rules/points/points'
import { type AuditTerms, textsOf } from '../../kernel/terms.ts'

const FIELDS = [
  'isOn',
  'points',
  'dailyCap',
  'lifetimeCap',
  'coolDownMinutes',
  'until',
  'validMonths',
  'state',
  'reason',
  'note',
] as const

/** How the audit log names what this domain records. It is loaded with the page of the log. */
export const pointsAudit = {
  things: textsOf(['rule', 'settings', 'adjustment', 'ledger'], (thing) => `points.audit_thing_${thing}`),
  acts: textsOf(['proposed', 'approved', 'rejected'], (act) => `points.audit_act_${act}`),
  fields: textsOf(FIELDS, (field) => `points.audit_field_${field}`),
  values: { state: textsOf(ADJUSTMENT_STATES, (state) => `points.manage_state_${state}`) },
} satisfies AuditTerms
