import type { communityAuditManageTexts as source } from '../zh-cn/community.audit.manage.ts'

export const communityAuditManageTexts = {
  'community.audit_thing_board': 'Papan',
  'community.audit_thing_content': 'Kiriman',
  'community.audit_thing_banner': 'Spanduk komunitas',
  'community.audit_thing_word': 'Kata yang diawasi',
  'community.audit_thing_person': 'Anggota komunitas',
  'community.audit_act_approved': 'disetujui',
  'community.audit_act_refused': 'ditolak',
  'community.audit_act_reviewed': 'ditinjau',
  'community.audit_act_warned': 'penulis diperingatkan',
  'community.audit_act_hidden': 'disembunyikan',
  'community.audit_act_restored': 'dipulihkan',
  'community.audit_act_pinned': 'disematkan',
  'community.audit_act_unpinned': 'sematan dilepas',
  'community.audit_act_muted': 'dibisukan',
  'community.audit_act_unmuted': 'tidak lagi dibisukan',
  'community.audit_act_moderators': 'moderator diubah',
  'community.audit_act_taken_over': 'Dijadikan artikel',
  'community.audit_act_author_asked': 'penulis diminta',
  'community.audit_act_author_refused': 'permintaan nama penulis diakhiri',
  'community.audit_act_author_disclosed': 'penulis diungkap',
} satisfies Record<keyof typeof source, string>
