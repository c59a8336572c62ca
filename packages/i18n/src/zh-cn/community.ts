export const communityTexts = {
  'community.board': '板块',
  'community.fault_files': '有文件没有传好，请重试或移除',
}
