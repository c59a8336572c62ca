import type { communityTexts as source } from '../zh-cn/community.ts'

export const communityTexts = {
  'community.board': 'Papan',
  'community.fault_files': 'Beberapa berkas belum terunggah. Coba lagi atau hapus',
} satisfies Record<keyof typeof source, string>
