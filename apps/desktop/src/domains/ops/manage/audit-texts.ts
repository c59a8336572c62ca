import type { DeskText } from '../../../kernel/text.ts'

const THINGS: Readonly<Record<string, DeskText>> = {
  audience: 'ops.audit_thing_audience',
  audit: 'ops.audit_thing_audit',
  code: 'ops.audit_thing_code',
  college: 'ops.audit_thing_college',
  company: 'ops.audit_thing_company',
  department: 'ops.audit_thing_department',
  export: 'ops.audit_thing_export',
  grant: 'ops.audit_thing_grant',
  import: 'ops.audit_thing_import',
  job: 'ops.audit_thing_job',
  label: 'ops.audit_thing_label',
  outgoing: 'ops.audit_thing_outgoing',
  password: 'ops.audit_thing_password',
  people: 'ops.audit_thing_people',
  post: 'ops.audit_thing_post',
  role: 'ops.audit_thing_role',
  text: 'ops.audit_thing_text',
  user: 'ops.audit_thing_user',
}

const ACTS: Readonly<Record<string, DeskText>> = {
  added: 'ops.audit_act_added',
  cancelled: 'ops.audit_act_cancelled',
  created: 'ops.audit_act_created',
  deleted: 'ops.audit_act_deleted',
  disabled: 'ops.audit_act_disabled',
  discarded: 'ops.audit_act_discarded',
  enabled: 'ops.audit_act_enabled',
  exported: 'ops.audit_act_exported',
  given: 'ops.audit_act_given',
  granted: 'ops.audit_act_granted',
  imported: 'ops.audit_act_imported',
  moved: 'ops.audit_act_moved',
  'password-reset': 'ops.audit_act_password-reset',
  removed: 'ops.audit_act_removed',
  renamed: 'ops.audit_act_renamed',
  reset: 'ops.audit_act_reset',
  restored: 'ops.audit_act_restored',
  retried: 'ops.audit_act_retried',
  revoked: 'ops.audit_act_revoked',
  sent: 'ops.audit_act_sent',
  started: 'ops.audit_act_started',
  updated: 'ops.audit_act_updated',
}

type Say = (key: DeskText, params?: Readonly<Record<string, string | number>>) => string

/** `org.user.updated` as people say it. What a newer server records, and nobody has words for here, stays as it is written. */
export function actionText(action: string, t: Say): string {
  const [, thing = '', act = ''] = action.split('.')
  const [thingText, actText] = [THINGS[thing], ACTS[act]]
  return thingText && actText ? t('ops.audit_named', { thing: t(thingText), act: t(actText) }) : action
}

export function thingText(kind: string, t: Say): string {
  const text = THINGS[kind]
  return text ? t(text) : kind
}
