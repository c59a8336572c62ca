export const faceShellTexts = {
  'face.my': 'Đào tạo trực tiếp',
}
