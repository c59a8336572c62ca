/// <reference path="../../packages/web/src/player/source/hls-light.d.ts" />
import Hls from 'hls.js/light'

/** The build of the page replaces this constant with the address of the stream. */
declare const STREAM: string

const video = document.querySelector('video')
if (video) {
  // Our app also runs hls.js without a worker, because the content security policy forbids it.
  const hls = new Hls({ enableWorker: false })
  hls.loadSource(STREAM)
  hls.attachMedia(video)
  hls.on(Hls.Events.MANIFEST_PARSED, () => void video.play())
}
