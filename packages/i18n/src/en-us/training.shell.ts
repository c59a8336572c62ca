export const trainingShellTexts = {
  'training.my': 'My training',
}
