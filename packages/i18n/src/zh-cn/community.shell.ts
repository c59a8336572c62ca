export const communityShellTexts = {
  'community.mine': '我的发布',
  'community.one_content': '社区内容',
  'community.kind_content': '社区',
  'community.act_publish': '发布：{title}',
}
