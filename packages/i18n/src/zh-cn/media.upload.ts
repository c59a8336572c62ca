export const mediaUploadTexts = {
  'media.upload': '上传',
}
