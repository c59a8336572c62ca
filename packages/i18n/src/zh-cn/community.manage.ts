export const communityManageTexts = {
  'org.rights_community': '社区',
  'org.right.community.manage': '管理社区板块',
  'org.right.community.manage.text': '设置板块、横幅、版主和敏感词。',
  'org.right.community.moderate': '管理社区内容',
  'org.right.community.moderate.text': '处理举报，审核、隐藏、恢复和置顶所有板块的内容，以及禁言。',
}
