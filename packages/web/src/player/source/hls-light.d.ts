/** The light build has no types of its own; it is the same player without alternate audio, subtitles and encryption. */
declare module 'hls.js/light' {
  export * from 'hls.js'
  export { default } from 'hls.js'
}
