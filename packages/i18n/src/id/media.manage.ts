import type { mediaManageTexts as source } from '../zh-cn/media.manage.ts'

export const mediaManageTexts = {
  'media.files': 'Berkas',
  'media.library': 'Pustaka media',
  'media.use_caption': 'Teks film video',
  'media.upload_same': 'Sudah ada di pustaka media sebagai “{name}”',
  'media.uploads': 'Unggahan',
  'media.uploads_going': 'Mengunggah {count} file',
  'media.uploads_failed': '{failed} dari {count} file gagal diunggah',
  'media.audit_thing_file': 'Berkas',
  'media.audit_field_bytes': 'Ukuran (byte)',
  'media.audit_field_caption': 'Berkas teks video',
  'media.audit_field_failReason': 'Alasan gagal',
  'media.audit_field_label': 'Nama teks video',
  'media.audit_field_sha256': 'Checksum (SHA-256)',
  'media.jump_video': 'Video atau audio',
  'media.jump_document': 'Dokumen',
} satisfies Record<keyof typeof source, string>
