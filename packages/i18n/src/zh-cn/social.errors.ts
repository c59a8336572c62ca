export const socialErrors = {
  'social.gone': '内容不存在或您无权查看',
  'social.rated_already': '您已评过分，每人只能评一次',
  'social.comment_gone': '评论不存在或已删除',
  'social.comments_closed': '该内容未开放评论',
  'social.not_yours': '只能删除自己的评论',
  'social.comment_there': '评论没有被移除',
  'social.taken_back': '评论已被作者删除，无法恢复',
  'social.not_begun': '开始学习后才能评分',
  'social.only_tried': '试学内容不能评论和评分，购买后即可参与',
  'social.word_blocked': '评论含有不允许的词：{word}',
  'social.too_fast': '评论太频繁，请 {seconds} 秒后再试',
  'social.reported_already': '您已经举报过这条评论',
}
