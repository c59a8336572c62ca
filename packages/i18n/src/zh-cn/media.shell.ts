export const mediaShellTexts = {
  'media.downloads': '我的下载',
}
