export const orgTexts = {
  'org.my': '我的',
  'org.department': '部门',
  'org.college': '学院',
  'org.no_post': '暂无岗位信息',
}
