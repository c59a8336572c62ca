import type { mediaManageTexts as source } from '../zh-cn/media.manage.ts'

export const mediaManageTexts = {
  'media.files': 'Tệp',
  'media.library': 'Thư viện tệp',
  'media.use_caption': 'Phụ đề video',
  'media.upload_same': 'Thư viện tệp đã có nội dung này: “{name}”',
  'media.uploads': 'Tải lên',
  'media.uploads_going': 'Đang tải lên {count} tệp',
  'media.uploads_failed': '{failed} trên {count} tệp không tải lên được',
  'media.jump_video': 'Video hoặc âm thanh',
  'media.jump_document': 'Tài liệu',
} satisfies Record<keyof typeof source, string>
