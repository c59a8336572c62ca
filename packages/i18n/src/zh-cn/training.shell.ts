export const trainingShellTexts = {
  'training.my': '我的培训',
}
