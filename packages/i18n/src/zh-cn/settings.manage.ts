export const settingsManageTexts = {
  'settings.texts': '文字与翻译',
  'settings.texts_editions': '文字历史',
  'settings.skin': '皮肤',
  'settings.use_skin': '手机底部标签栏背景',
  'settings.agreements': '协议',
  'settings.jump_setting': '设置',
}
