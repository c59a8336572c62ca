export const orgManageTexts = {
  'org.colleges': '我的学院',
  'org.college_current': '当前',
  'org.not_set': '未填写',
  'org.label_team': '团队学习',
  'org.label_teaching': '教学管理',
  'org.label_manage': '管理权限',
}
