import type { homeErrors as source } from '../zh-cn/home.errors.ts'

export const homeErrors = {
  'home.page_unfinished': '頁面還有 {count} 處未完成，請依提示補充後再發佈',
  'home.bad_time': '發佈時間須在目前時間之後、一年之內',
  'home.published_already': '這個頁面已經發佈或撤回，請重新整理後查看',
  'home.too_many_scheduled': '最多可以有 {limit} 個等待發佈的頁面',
  'home.preview_ended': '預覽已失效，請回到編輯頁面重新開啟',
  'home.bad_jump': '前往的目標不完整，或連結無法開啟',
  'home.bad_window': '結束時間須晚於開始時間',
  'home.too_many': '最多可以有 {limit} 則，請先刪除不用的',
  'home.bad_tabs': '底部標籤列有重複或無法開啟的標籤，請檢查後再儲存',
  'home.picked_gone': '模組 {module}：挑選的內容有 {count} 項已被刪除或不屬於本學院，請移除後再儲存',
} satisfies Record<keyof typeof source, string>
