export const settingsErrors = {
  'settings.short_link_gone': '链接已失效',
  'settings.text_blank': '文字不能为空。要恢复内置文字，请清除自定义文字',
  'settings.text_too_long': '最多 {limit} 个字符',
  'settings.text_placeholders_missing': '缺少占位符：{names}',
  'settings.text_placeholders_unknown': '不认识的占位符：{names}',
  'settings.text_braces': '大括号只能用来写占位符，复数形式必须有 other 分支',
  'settings.text_unchanged': '没有需要更改的内容',
  'settings.text_key_unknown': '没有这个文字编号',
  'settings.text_key_twice': '这个文字编号在文件中出现了不止一次',
  'settings.text_file_unreadable': '无法读取此文件。请使用从本页导出的 CSV 文件，保留 key 列和至少一个 .edit 列',
  'settings.text_file_too_long': '文件最多 {limit} 行',
}
