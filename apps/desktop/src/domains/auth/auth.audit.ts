import { CONNECTION_KINDS } from '@sands/rules/auth/connection'
import { REGISTER_WAYS } from '@sands/rules/auth/register'
import { type AuditTerms, textsOf } from '../../kernel/terms.ts'

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
  'registerBy',
  'registerDomains',
  'days',
  'uses',
  'connection',
  'appId',
  'agentId',
  'issuer',
  'claim',
  'uniqueIds',
  'isOpen',
  'closedColleges',
  'key',
  'factor',
  'forManagers',
  'templateId',
  'templateFields',
  'sign',
  'host',
  'port',
  'isSecure',
  'from',
] as const

const REASONS = [
  'password',
  'disabled',
  'expired',
  'demo',
  'change',
  'wait',
  'code',
  'authorization',
  'factor',
] as const

const ACTS = [
  'started',
  'first-step',
  'proven',
  'refused',
  'ended',
  'copied',
  'requested',
  'registered',
  'linked',
  'unlinked',
  'reset',
  'renewed',
] as const

const WAYS = ['password', 'new-password', 'set-up', 'sms', ...CONNECTION_KINDS, 'register'] as const

/** How the audit log names what this domain records. It is loaded with the page of the log. */
export const authAudit = {
  things: textsOf(
    [
      ...(['session', 'password', 'ways', 'contact', 'deletion', 'account'] as const),
      ...(['invitation', 'identity', 'connection', 'factor', 'template', 'sender'] as const),
    ],
    (thing) => `auth.audit_thing_${thing}`,
  ),
  acts: textsOf(ACTS, (act) => `auth.audit_act_${act}`),
  fields: textsOf(FIELDS, (field) => `auth.audit_field_${field}`),
  values: {
    reason: textsOf(REASONS, (reason) => `auth.refused_${reason}`),
    registerBy: textsOf(REGISTER_WAYS, (way) => `auth.registered_${way}`),
    how: textsOf(WAYS, (way) => `auth.way_${way}`),
  },
} satisfies AuditTerms
