export const mediaDownloadTexts = {
  'media.downloads': '我的缓存',
}
