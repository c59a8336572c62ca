export const reviewErrors = {
  'review.unknown': '这份答卷不存在，或者不由您批阅',
  'review.claimed': '{name}正在批阅这份答卷',
  'review.marked_already': '{name}已经批阅完这份答卷',
}
