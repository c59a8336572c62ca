import { CONNECTION_KINDS } from '@sands/rules/auth/connection'
import { type DomainTerms, textsOf } from '../../kernel/terms.ts'

const FIELDS = [
  'account',
  'device',
  'everywhere',
  'how',
  'network',
  'sessions',
  'phone',
  'resetBySms',
  'resetByEmail',
  'homeArea',
  'connection',
] as const
const REASONS = ['password', 'disabled', 'expired', 'demo', 'change', 'wait', 'code', 'authorization'] as const
const WAYS = ['password', 'new-password', 'set-up', 'sms', ...CONNECTION_KINDS] as const

export const authTerms = {
  batches: { 'auth.own-data': 'auth.batch_own_data' },
  audit: {
    things: textsOf(
      ['session', 'password', 'ways', 'contact', 'deletion', 'identity'],
      (thing) => `auth.audit_thing_${thing}`,
    ),
    acts: textsOf(
      ['started', 'refused', 'ended', 'copied', 'requested', 'linked', 'unlinked'],
      (act) => `auth.audit_act_${act}`,
    ),
    fields: textsOf(FIELDS, (field) => `auth.audit_field_${field}`),
    values: {
      reason: textsOf(REASONS, (reason) => `auth.refused_${reason}`),
      how: textsOf(WAYS, (way) => `auth.way_${way}`),
    },
  },
} satisfies DomainTerms
