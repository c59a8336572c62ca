export const socialManageTexts = {
  'social.manage': '互动',
  'social.manage_comments': '评论管理',
  'social.jump_myCollection': '我的收藏',
  'social.use_comment': '评论',
}
