export const trainingManageTexts = {
  'org.rights_training': '培訓',
  'org.right.training.edit': '編輯培訓專案',
  'org.right.training.edit.text': '新增和修改培訓專案的草稿',
  'org.right.training.publish': '發布培訓專案',
  'org.right.training.publish.text': '發布、撤回、結束、封存和刪除培訓專案',
  'org.right.training.members': '管理培訓成員',
  'org.right.training.members.text': '查看進度，增減成員，審核報名，提醒、延期、免修和認定',
}
