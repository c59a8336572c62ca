export const articleErrors = {
  'article.gone': '资讯不存在、已下架或您无权查看',
  'article.bad_link': '外部链接须以 http:// 或 https:// 开头',
  'article.empty': '正文不能为空',
  'article.fact.title': '标题',
  'article.fact.author': '作者',
  'article.fact.category': '分类',
  'article.fact.summary': '摘要',
  'article.fact.content': '内容',
}
