export const faceShellTexts = {
  'face.my': 'Classroom training',
}
