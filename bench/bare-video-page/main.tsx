/// <reference path="../../packages/web/src/player/source/hls-light.d.ts" />
import Hls from 'hls.js/light'

/** Put here when the page is built. */
declare const STREAM: string

const video = document.querySelector('video')
if (video) {
  // As in ours: the content policy forbids the worker.
  const hls = new Hls({ enableWorker: false })
  hls.loadSource(STREAM)
  hls.attachMedia(video)
  hls.on(Hls.Events.MANIFEST_PARSED, () => void video.play())
}
