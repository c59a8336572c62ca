export const articleShellTexts = {
  'article.title': '资讯',
  'article.views': '{count, plural, other {# 次阅读}}',
  'article.kind_article': '资讯',
  'article.one_article': '资讯',
}
