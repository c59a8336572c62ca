export const socialManageTexts = {
  'social.manage': '评论',
}
