export const faceShellTexts = {
  'face.my': 'Pelatihan tatap muka',
}
