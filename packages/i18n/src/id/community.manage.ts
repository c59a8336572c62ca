import type { communityManageTexts as source } from '../zh-cn/community.manage.ts'

export const communityManageTexts = {
  'org.rights_community': 'Komunitas',
  'org.right.community.manage': 'Mengelola papan komunitas',
  'org.right.community.manage.text': 'Papan, spanduk, moderator, dan kata yang diawasi.',
  'org.right.community.moderate': 'Memoderasi komunitas',
  'org.right.community.moderate.text':
    'Menangani laporan; menyetujui, menyembunyikan, memulihkan, dan menyematkan kiriman di semua papan; membisukan orang.',
} satisfies Record<keyof typeof source, string>
