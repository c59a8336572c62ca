export const trainingTemplates = {
  'training.assigned.title': '您有新的培训“{training}”',
  'training.assigned.content': '您已成为培训项目“{training}”的成员，点击查看任务和时间。',
  'training.completed.title': '您已完成培训“{training}”',
  'training.completed.content': '恭喜！培训项目“{training}”的任务已全部达标。',
  'training.reminder.title': '提醒：请完成培训“{training}”',
  'training.reminder.content': '培训项目“{training}”还有任务未完成，点击继续学习。',
  'training.declined.title': '“{training}”的报名未通过',
  'training.declined.content': '您对培训项目“{training}”的报名未通过。{reason}',
  'training.returned.title': '“{task}”被退回',
  'training.returned.content': '您在培训“{training}”中提交的“{task}”被退回：{reason}',
}
