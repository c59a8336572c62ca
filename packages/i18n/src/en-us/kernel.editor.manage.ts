import type { kernelEditorManageTexts as source } from '../zh-cn/kernel.editor.manage.ts'

export const kernelEditorManageTexts = {
  'manage.editor_edit': 'Edit',
  'manage.editor_preview': 'Preview on a phone',
  'manage.publish_no_right': 'You can edit the draft; publishing takes the right “{right}”',
  'manage.publish_hold_conflict': 'First choose whose changes to keep',
  'manage.publish_hold_busy': 'Files are on their way; then you can publish',
  'manage.publish_when': 'When',
  'manage.publish_now': 'Now',
  'manage.publish_later': 'At a time',
  'manage.publish_at': 'Publish at',
  'manage.publish_at_hint': 'In the time zone of this computer ({zone})',
  'manage.publish_at_fault': 'Choose a time within the coming year',
  'manage.publish_unsaved': 'The draft is not saved, so nothing was published. Follow the note on the page first.',
  'manage.publish_conflict':
    'Somebody has just changed the draft, so nothing was published. Load the latest, then decide again.',
  'manage.publish_load_latest': 'Load the latest and go on',
  'manage.audience_all': 'Everybody in “{college}” sees it. Choosing only some takes the right to choose audiences.',
  'manage.audience_some':
    'Only some people see it, and that stays so. Changing it takes the right to choose audiences.',
  'manage.ask_publish': 'Ask for publication',
  'manage.ask_title': 'Ask for the publication of “{name}”',
  'manage.ask_note':
    'Publishing needs the right “{right}”. People who have it see in their approvals what is different, and answer.',
  'manage.ask_reason': 'Note (optional)',
  'manage.ask_send': 'Send request',
  'manage.ask_done': 'The request is sent',
  'manage.ask_waiting': '{name} asked for publication; no answer yet',
  'manage.ask_old': 'Changed since it was asked for: ask again',
  'manage.ask_again': 'Ask again',
  'manage.ask_withdraw': 'Take back',
  'manage.ask_withdrawn': 'The request is taken back',
} satisfies Record<keyof typeof source, string>
