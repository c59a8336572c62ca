export const articleManageTexts = {
  'article.manage': '资讯',
}
