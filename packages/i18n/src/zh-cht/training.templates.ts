export const trainingTemplates = {
  'training.assigned.title': '您有新的培訓「{training}」',
  'training.assigned.content': '您已成為培訓專案「{training}」的成員，點擊查看任務和時間。',
  'training.completed.title': '您已完成培訓「{training}」',
  'training.completed.content': '恭喜！培訓專案「{training}」的任務已全部達標。',
  'training.reminder.title': '提醒：請完成培訓「{training}」',
  'training.reminder.content': '培訓專案「{training}」還有任務未完成，點擊繼續學習。',
  'training.declined.title': '「{training}」的報名未通過',
  'training.declined.content': '您對培訓專案「{training}」的報名未通過。{reason}',
  'training.returned.title': '「{task}」被退回',
  'training.returned.content': '您在培訓「{training}」中繳交的「{task}」被退回：{reason}',
}
