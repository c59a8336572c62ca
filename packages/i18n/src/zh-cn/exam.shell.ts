export const examShellTexts = {
  'exam.my_practice': '练习',
}
