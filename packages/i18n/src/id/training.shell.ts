export const trainingShellTexts = {
  'training.my': 'Pelatihan saya',
}
