export const mediaManageTexts = {
  'media.files': '文件',
  'media.library': '媒体库',
  'media.use_caption': '视频字幕',
  'media.upload_same': '媒体库已有相同内容：“{name}”',
  'media.uploads': '上传',
  'media.uploads_going': '正在上传 {count} 个文件',
  'media.uploads_failed': '{count} 个文件中有 {failed} 个未能上传',
  'media.jump_video': '视频或音频',
  'media.jump_document': '文档',
}
