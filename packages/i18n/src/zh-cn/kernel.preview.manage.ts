export const kernelPreviewManageTexts = {
  'manage.preview_title': '手机预览',
  'manage.preview_late_title': '预览没有打开',
  'manage.preview_late_text': '可能是网络较慢。已编辑的内容不受影响。',
}
