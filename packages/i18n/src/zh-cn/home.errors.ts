export const homeErrors = {
  'home.page_unfinished': '页面还有 {count} 处没有完成，请按提示补充后再发布',
  'home.bad_time': '发布时间须在当前时间之后、一年之内',
  'home.published_already': '这个页面已经发布或撤回，请刷新后查看',
  'home.too_many_scheduled': '最多可以有 {limit} 个等待发布的页面',
  'home.preview_ended': '预览已失效，请回到编辑页面重新打开',
  'home.bad_jump': '跳转目标不完整或链接无法打开',
  'home.bad_window': '结束时间须晚于开始时间',
  'home.too_many': '最多可以有 {limit} 条，请先删除不用的',
  'home.bad_tabs': '底部标签栏有重复或无法打开的标签，请检查后再保存',
  'home.picked_gone': '模块 {module}：挑选的内容有 {count} 项已被删除或不属于本学院，请移除后再保存',
}
