export const articleErrors = {
  'article.gone': '资讯不存在、已下架或您无权查看',
  'article.bad_link': '外部链接须以 http:// 或 https:// 开头',
  'article.empty': '正文不能为空',
}
