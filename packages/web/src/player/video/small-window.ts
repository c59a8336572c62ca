/** Whether the browser supports picture-in-picture. */
export const canBeSmall = (video: HTMLVideoElement | null): boolean =>
  video !== null && document.pictureInPictureEnabled === true && !video.disablePictureInPicture

export function toggleSmallWindow(video: HTMLVideoElement): void {
  const change =
    document.pictureInPictureElement === video ? document.exitPictureInPicture() : video.requestPictureInPicture()
  // Refused before the first frame; pressing again later works.
  void Promise.resolve<unknown>(change).catch(() => undefined)
}
