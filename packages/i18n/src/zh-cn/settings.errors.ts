export const settingsErrors = {
  'settings.short_link_gone': '链接已失效',
}
