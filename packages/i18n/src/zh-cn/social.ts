export const socialTexts = {
  'social.comments': '评论',
}
