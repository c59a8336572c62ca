import type { communityManageTexts as source } from '../zh-cn/community.manage.ts'

export const communityManageTexts = {
  'community.manage': 'Komunitas',
  'community.manage_cases': 'Moderasi',
  'community.manage_boards': 'Papan',
  'community.jump_community': 'Komunitas',
  'community.jump_communityContent': 'Kiriman komunitas',
  'community.one_communityContent': 'Kiriman',
  'community.pick_communityContent': 'Pilih kiriman',
  'community.jump_board': 'Papan komunitas',
  'community.one_board': 'Papan',
  'community.pick_board': 'Pilih papan',
  'community.use_content': 'Kiriman komunitas',
  'community.use_board': 'Papan komunitas',
  'community.use_banner': 'Spanduk komunitas',
  'org.rights_community': 'Komunitas',
  'org.right.community.manage': 'Mengelola papan komunitas',
  'org.right.community.manage.text': 'Papan, spanduk, moderator, dan kata yang diawasi.',
  'org.right.community.moderate': 'Memoderasi komunitas',
  'org.right.community.moderate.text':
    'Menangani laporan; menyetujui, menyembunyikan, memulihkan, dan menyematkan kiriman di semua papan; membisukan orang.',
  'community.manage_all_posts': 'Semua kiriman',
  'community.manage_mutes': 'Pembungkaman',
  'community.manage_banners': 'Spanduk',
  'community.manage_statistics': 'Statistik',
  'community.batch_posts': 'Ekspor kiriman',
  'org.right.community.disclose': 'Meminta penulis anonim',
  'org.right.community.disclose.text':
    'Meminta nama penulis kiriman anonim, atau menyetujui permintaan orang lain. Perlu dua orang, dan keduanya tercatat di log audit.',
} satisfies Record<keyof typeof source, string>
