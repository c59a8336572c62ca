export const mediaManageTexts = {
  'media.files': '文件',
  'media.library': '媒体库',
}
