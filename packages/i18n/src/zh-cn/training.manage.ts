export const trainingManageTexts = {
  'org.rights_training': '培训',
  'org.right.training.edit': '编辑培训项目',
  'org.right.training.edit.text': '新建和修改培训项目的草稿',
  'org.right.training.publish': '发布培训项目',
  'org.right.training.publish.text': '发布、撤回、结束、归档和删除培训项目',
  'org.right.training.members': '管理培训成员',
  'org.right.training.members.text': '查看进度，增减成员，审批报名，提醒、延期、免修和认定',
}
