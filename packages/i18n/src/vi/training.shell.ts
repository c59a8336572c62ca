export const trainingShellTexts = {
  'training.my': 'Đào tạo của tôi',
}
