export const articleTexts = {
  'article.title': '资讯',
}
