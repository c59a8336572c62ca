import type { socialErrors as source } from '../zh-cn/social.errors.ts'

export const socialErrors = {
  'social.gone': '內容不存在或您無權檢視',
  'social.rated_already': '您已評過分，每人只能評一次',
  'social.comment_gone': '評論不存在或已刪除',
  'social.comments_closed': '該內容未開放評論',
  'social.not_yours': '只能刪除自己的評論',
  'social.comment_there': '評論沒有被移除',
  'social.taken_back': '評論已由作者刪除，無法恢復',
  'social.not_begun': '開始學習後才能評分',
  'social.only_tried': '試學內容不能評論和評分，購買後即可參與',
  'social.word_blocked': '評論含有不允許的詞：{word}',
  'social.too_fast': '評論太頻繁，請 {seconds} 秒後再試',
  'social.reported_already': '您已經檢舉過這則評論',
} satisfies Record<keyof typeof source, string>
