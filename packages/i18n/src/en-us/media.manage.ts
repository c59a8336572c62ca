import type { mediaManageTexts as source } from '../zh-cn/media.manage.ts'

export const mediaManageTexts = {
  'media.files': 'Files',
  'media.library': 'Media library',
  'media.use_caption': 'Video captions',
  'media.upload_same': 'Already in the media library as “{name}”',
  'media.uploads': 'Uploads',
  'media.uploads_going': '{count, plural, one {Uploading # file} other {Uploading # files}}',
  'media.uploads_failed': '{failed} of {count} could not be uploaded',
  'media.audit_thing_file': 'File',
  'media.audit_field_bytes': 'Size in bytes',
  'media.audit_field_caption': 'Caption file',
  'media.audit_field_failReason': 'Why it failed',
  'media.audit_field_label': 'Caption name',
  'media.audit_field_sha256': 'Checksum (SHA-256)',
  'media.jump_video': 'A video or recording',
  'media.jump_document': 'A document',
} satisfies Record<keyof typeof source, string>
