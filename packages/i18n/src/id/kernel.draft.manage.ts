import type { kernelDraftManageTexts as source } from '../zh-cn/kernel.draft.manage.ts'

export const kernelDraftManageTexts = {
  'manage.draft_undo': 'Urungkan',
  'manage.draft_undo_keys': 'Urungkan (Ctrl+Z)',
  'manage.draft_redo': 'Ulangi',
  'manage.draft_redo_keys': 'Ulangi (Ctrl+Shift+Z)',
  'manage.draft_saved': 'Tersimpan {time}',
  'manage.draft_saving': 'Menyimpan…',
  'manage.draft_no_draft': 'Belum ada draf; perubahan pertama akan membuatnya',
  'manage.draft_unsaved': 'Belum tersimpan: {reason}',
  'manage.draft_unsaved_offline': 'Belum tersimpan: tidak ada jaringan, disimpan saat kembali',
  'manage.draft_unsaved_conflict': 'Belum tersimpan: draf diubah orang lain',
  'manage.draft_news': 'Draf diubah orang lain; ini versi terbarunya',
  'manage.draft_removed': '“{name}” dihapus',
  'manage.conflict': 'Seseorang baru saja mengubah ini',
  'manage.conflict_by': '{name} mengubah ini, {time}',
  'manage.conflict_text': 'Isian Anda masih ada di sini dan belum disimpan.',
  'manage.conflict_theirs': 'Muat versi mereka',
  'manage.conflict_mine': 'Timpa dengan versi saya',
} satisfies Record<keyof typeof source, string>
