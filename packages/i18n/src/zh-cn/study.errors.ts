export const studyErrors = {
  'study.gone': '学习内容不存在或您无权学习',
  'study.locked': '请先完成前面的内容',
  'study.not_ready': '文件正在处理，请稍后再试',
  'study.viewing_unknown': '本次学习已结束，请重新打开',
  'study.note_gone': '笔记不存在或已删除',
  'study.too_many_notes': '这里的笔记已达 500 条上限',
}
