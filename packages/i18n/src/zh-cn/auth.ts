export const authTexts = {
  'auth.way_closed_title': '这种方式未开放',
  'auth.way_closed_text': '请联系管理员，或使用其他方式登录',
  'auth.deletion_waiting': '删除申请等待审核',
}
