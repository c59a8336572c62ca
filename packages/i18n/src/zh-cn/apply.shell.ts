export const applyShellTexts = {
  'apply.my': '报名中心',
}
