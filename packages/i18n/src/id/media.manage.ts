import type { mediaManageTexts as source } from '../zh-cn/media.manage.ts'

export const mediaManageTexts = {
  'media.files': 'Berkas',
  'media.library': 'Pustaka media',
  'media.use_caption': 'Teks film video',
  'media.upload_same': 'Sudah ada di pustaka media sebagai “{name}”',
  'media.uploads': 'Unggahan',
  'media.uploads_going': 'Mengunggah {count} file',
  'media.uploads_failed': '{failed} dari {count} file gagal diunggah',
  'media.jump_video': 'Video atau audio',
  'media.jump_document': 'Dokumen',
} satisfies Record<keyof typeof source, string>
