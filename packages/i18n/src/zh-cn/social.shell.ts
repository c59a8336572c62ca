export const socialShellTexts = {
  'social.collections': '我的收藏',
}
