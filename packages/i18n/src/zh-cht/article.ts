import type { articleTexts as source } from '../zh-cn/article.ts'

export const articleTexts = {
  'article.detail': '資訊詳情',
  'article.search': '搜尋資訊',
  'article.search_clear': '清除搜尋',
  'article.categories': '分類',
  'article.all': '全部',
  'article.pinned': '置頂',
  'article.elsewhere': '外部網頁',
  'article.open_page': '開啟 {host}',
  'article.none': '還沒有資訊',
  'article.none_text': '公司發佈的新聞和文章會出現在這裡',
  'article.none_here': '這個分類還沒有資訊',
  'article.show_all': '查看全部資訊',
  'article.none_found': '沒有找到「{words}」',
  'article.closed_title': '登入後閱讀',
  'article.closed_text': '這篇資訊只對公司同事開放',
  'article.sign_in': '前往登入',
  'article.sign_in_to_talk': '登入後按讚、收藏和評論',
} satisfies Record<keyof typeof source, string>
