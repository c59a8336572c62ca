export const mediaPlayerTexts = {
  'media.video_processing': '视频处理中',
}
