import type { articleManageTexts as source } from '../zh-cn/article.manage.ts'

export const articleManageTexts = {
  'article.manage': '資訊',
  'article.manage_articles': '資訊管理',
  'article.manage_state_published': '已發佈',
  'article.manage_categories': '資訊分類',
  'article.manage_edit_title': '編輯資訊',
  'article.manage_type_here': '在這裡撰寫',
  'article.manage_type_elsewhere': '外部網頁',
  'article.jump_article': '資訊',
  'article.jump_articles': '資訊列表',
  'article.pick_article': '選擇資訊',
  'article.use_article': '資訊',
} satisfies Record<keyof typeof source, string>
