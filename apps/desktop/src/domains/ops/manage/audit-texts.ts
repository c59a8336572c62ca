import type { DeskText } from '../../../kernel/text.ts'

const THINGS: Readonly<Record<string, DeskText>> = {
  advert: 'ops.audit_thing_advert',
  agreement: 'ops.audit_thing_agreement',
  article: 'ops.audit_thing_article',
  audit: 'ops.audit_thing_audit',
  category: 'ops.audit_thing_category',
  college: 'ops.audit_thing_college',
  comment: 'ops.audit_thing_comment',
  company: 'ops.audit_thing_company',
  course: 'ops.audit_thing_course',
  courseware: 'ops.audit_thing_courseware',
  decoration: 'ops.audit_thing_decoration',
  department: 'ops.audit_thing_department',
  file: 'ops.audit_thing_file',
  grant: 'ops.audit_thing_grant',
  job: 'ops.audit_thing_job',
  label: 'ops.audit_thing_label',
  lecturer: 'ops.audit_thing_lecturer',
  notice: 'ops.audit_thing_notice',
  outgoing: 'ops.audit_thing_outgoing',
  people: 'ops.audit_thing_people',
  post: 'ops.audit_thing_post',
  report: 'ops.audit_thing_report',
  role: 'ops.audit_thing_role',
  skin: 'ops.audit_thing_skin',
  tabs: 'ops.audit_thing_tabs',
  text: 'ops.audit_thing_text',
  user: 'ops.audit_thing_user',
}

const ACTS: Readonly<Record<string, DeskText>> = {
  cancelled: 'ops.audit_act_cancelled',
  'caption-removed': 'ops.audit_act_caption-removed',
  'caption-saved': 'ops.audit_act_caption-saved',
  chosen: 'ops.audit_act_chosen',
  'code-given': 'ops.audit_act_code-given',
  'codes-started': 'ops.audit_act_codes-started',
  created: 'ops.audit_act_created',
  deleted: 'ops.audit_act_deleted',
  disabled: 'ops.audit_act_disabled',
  discarded: 'ops.audit_act_discarded',
  enabled: 'ops.audit_act_enabled',
  'export-started': 'ops.audit_act_export-started',
  exported: 'ops.audit_act_exported',
  'import-started': 'ops.audit_act_import-started',
  imported: 'ops.audit_act_imported',
  moved: 'ops.audit_act_moved',
  'password-reset': 'ops.audit_act_password-reset',
  published: 'ops.audit_act_published',
  removed: 'ops.audit_act_removed',
  renamed: 'ops.audit_act_renamed',
  replaced: 'ops.audit_act_replaced',
  restored: 'ops.audit_act_restored',
  retried: 'ops.audit_act_retried',
  saved: 'ops.audit_act_saved',
  scheduled: 'ops.audit_act_scheduled',
  sent: 'ops.audit_act_sent',
  sorted: 'ops.audit_act_sorted',
  unscheduled: 'ops.audit_act_unscheduled',
  updated: 'ops.audit_act_updated',
  uploaded: 'ops.audit_act_uploaded',
  withdrawn: 'ops.audit_act_withdrawn',
}

export type Say = (key: DeskText, params?: Readonly<Record<string, string | number>>) => string

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
