import type { pointsManageTexts as source } from '../zh-cn/points.manage.ts'

export const pointsManageTexts = {
  'org.rights_points': 'Poin',
  'org.right.points.rules.edit': 'Mengubah aturan poin',
  'org.right.points.rules.edit.text': 'Mengubah aturan dan masa berlaku poin, serta mempratinjaunya',
  'org.right.points.ledger.view': 'Melihat buku besar poin',
  'org.right.points.ledger.view.text': 'Melihat catatan dan penyesuaian semua orang, serta mengekspornya',
  'org.right.points.adjust': 'Mengusulkan penyesuaian poin',
  'org.right.points.adjust.text': 'Mengusulkan penambahan atau pengurangan poin; disetujui orang lain',
  'org.right.points.approve': 'Menyetujui penyesuaian poin',
  'org.right.points.approve.text': 'Menyetujui atau menolak penyesuaian usulan orang lain',
  'points.manage': 'Poin',
  'points.jump': 'Poin saya',
  'points.batch_export': 'Ekspor buku besar poin',
  'points.manage_rules': 'Aturan poin',
  'points.manage_ledger': 'Buku besar',
  'points.manage_adjustments': 'Penyesuaian',
  'points.manage_state_any': 'Semua status',
  'points.manage_state_proposed': 'Menunggu persetujuan',
  'points.manage_state_approved': 'Disetujui',
  'points.manage_state_rejected': 'Ditolak',
  'points.manage_state_withdrawn': 'Ditarik',
} satisfies Record<keyof typeof source, string>
