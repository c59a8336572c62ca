import type { mediaManageTexts as source } from '../zh-cn/media.manage.ts'

export const mediaManageTexts = {
  'media.files': 'Files',
  'media.library': 'Media library',
  'media.use_caption': 'Video captions',
  'media.upload_same': 'Already in the media library as “{name}”',
  'media.uploads': 'Uploads',
  'media.uploads_going': '{count, plural, one {Uploading # file} other {Uploading # files}}',
  'media.uploads_failed': '{failed} of {count} could not be uploaded',
  'media.jump_video': 'A video or recording',
  'media.jump_document': 'A document',
} satisfies Record<keyof typeof source, string>
