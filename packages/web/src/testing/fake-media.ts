/** A fake media element: tests set its time. */
export class FakeMedia {
  readonly element = document.createElement('video')
  currentTime = 0
  playbackRate = 1
  paused = true
  seeking = false
  readyState = 4
  /** How many stretches were played. */
  playedParts = 0

  constructor() {
    for (const name of ['currentTime', 'playbackRate', 'paused', 'seeking', 'readyState'] as const) {
      Object.defineProperty(this.element, name, { get: () => this[name], configurable: true })
    }
    Object.defineProperty(this.element, 'ended', { value: false })
    Object.defineProperty(this.element, 'played', { get: () => ({ length: this.playedParts }) })
  }

  tell(...names: string[]): void {
    for (const name of names) this.element.dispatchEvent(new Event(name))
  }

  start(): void {
    this.paused = false
    this.tell('play', 'playing')
  }

  stop(): void {
    this.paused = true
    this.tell('pause')
  }
}
