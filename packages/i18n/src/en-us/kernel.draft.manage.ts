import type { kernelDraftManageTexts as source } from '../zh-cn/kernel.draft.manage.ts'

export const kernelDraftManageTexts = {
  'manage.draft_undo': 'Undo',
  'manage.draft_undo_keys': 'Undo (Ctrl+Z)',
  'manage.draft_redo': 'Redo',
  'manage.draft_redo_keys': 'Redo (Ctrl+Shift+Z)',
  'manage.draft_saved': 'Saved {time}',
  'manage.draft_saving': 'Saving…',
  'manage.draft_no_draft': 'No draft yet; your first change makes one',
  'manage.draft_unsaved': 'Not saved: {reason}',
  'manage.draft_unsaved_offline': 'Not saved: you are offline. It will be saved when you are back',
  'manage.draft_unsaved_conflict': 'Not saved: somebody else changed the draft',
  'manage.draft_news': 'Somebody else changed the draft; this is the latest',
  'manage.draft_removed': '“{name}” was deleted',
  'manage.conflict': 'Somebody else has just changed this',
  'manage.conflict_by': '{name} changed this, {time}',
  'manage.conflict_text': 'What you have entered is still here and has not been saved.',
  'manage.conflict_theirs': 'Load theirs',
  'manage.conflict_mine': 'Save mine over it',
} satisfies Record<keyof typeof source, string>
