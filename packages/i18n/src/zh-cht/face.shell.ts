export const faceShellTexts = {
  'face.my': '面授培訓',
}
