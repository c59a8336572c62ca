export const kernelManageTexts = {
  'manage.title': '管理后台',
}
