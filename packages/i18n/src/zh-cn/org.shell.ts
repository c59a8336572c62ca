export const orgShellTexts = {
  'org.profile': '个人资料',
}
