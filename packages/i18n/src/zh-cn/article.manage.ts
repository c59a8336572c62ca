export const articleManageTexts = {
  'article.manage': '资讯',
  'article.manage_articles': '资讯管理',
  'article.manage_state_published': '已发布',
  'article.manage_categories': '资讯分类',
  'article.manage_edit_title': '编辑资讯',
  'article.manage_type_here': '在这里撰写',
  'article.manage_type_elsewhere': '外部网页',
  'article.jump_article': '资讯',
  'article.jump_articles': '资讯列表',
  'article.pick_article': '选择资讯',
  'article.use_article': '资讯',
}
