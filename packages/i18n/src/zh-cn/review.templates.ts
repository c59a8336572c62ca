export const reviewTemplates = {
  'review.waiting.title': '“{name}”有答卷等待批阅',
  'review.waiting.content': '{count, plural, other {# 份答卷等待您批阅}}。请在电脑上打开“阅卷”。',
}
