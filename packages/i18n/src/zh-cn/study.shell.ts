export const studyShellTexts = {
  'study.outbox_label': '学习记录',
  'study.my': '我的学习',
  'study.my_tasks': '我的任务',
  'study.pending': '{count} 项待完成',
}
