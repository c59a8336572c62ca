import { useEffect, useRef, useState } from 'react'
import { type RecordFormat, type RecordState, type RecordStep, recordAfter, recordFormat } from './recorder.ts'

const TICK_MS = 500
const SECOND_MS = 1000

interface Running {
  recorder: MediaRecorder
  stop(): void
}

/** Records sound until `stop` is called or the limit is reached. Nothing leaves the device before `take`. */
export function useRecorder(limitSeconds: number) {
  const [format] = useState(recordFormat)
  const [state, setState] = useState<RecordState>('idle')
  const [seconds, setSeconds] = useState(0)
  const [made, setMade] = useState<{ blob: Blob; url: string } | null>(null)
  const running = useRef<Running | null>(null)
  const isGone = useRef(false)
  const go = (step: RecordStep) => setState((from) => recordAfter(from, step))

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      running.current?.stop()
    }
  }, [])
  const url = made?.url
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url])

  function record(stream: MediaStream, { type }: RecordFormat) {
    const parts: Blob[] = []
    const recorder = new MediaRecorder(stream, { mimeType: type })
    const beganAt = performance.now()
    const release = () => {
      clearInterval(timer)
      running.current = null
      for (const track of stream.getTracks()) track.stop()
    }
    const stop = () => {
      if (recorder.state !== 'inactive') recorder.stop()
      release()
    }
    const timer = setInterval(() => {
      const past = Math.floor((performance.now() - beganAt) / SECOND_MS)
      setSeconds(Math.min(past, limitSeconds))
      if (past >= limitSeconds) stop()
    }, TICK_MS)
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0) parts.push(data)
    })
    recorder.addEventListener('error', () => {
      release()
      go('break')
    })
    // A call, or the end of the microphone, ends a recording too; what was said so far is there.
    recorder.addEventListener('stop', () => {
      release()
      if (isGone.current) return
      if (parts.length === 0) return go('break')
      const blob = new Blob(parts, { type })
      setMade({ blob, url: URL.createObjectURL(blob) })
      go('end')
    })
    running.current = { recorder, stop }
    recorder.start(SECOND_MS)
    go('begin')
  }

  async function start() {
    if (!format) return
    setMade(null)
    setSeconds(0)
    go('ask')
    let stream: MediaStream
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    } catch (error) {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      return go(isRefused ? 'refuse' : 'break')
    }
    if (isGone.current) {
      for (const track of stream.getTracks()) track.stop()
      return
    }
    try {
      record(stream, format)
    } catch {
      for (const track of stream.getTracks()) track.stop()
      go('break')
    }
  }

  return {
    state,
    isSupported: format !== undefined,
    seconds,
    url: url ?? null,
    start: () => void start(),
    stop: () => running.current?.stop(),
    /** The recording as a file with this name; afterwards there is none. */
    take(name: string): File | null {
      if (!made || !format) return null
      setMade(null)
      go('drop')
      return new File([made.blob], `${name}.${format.ending}`, { type: format.type })
    },
    drop() {
      setMade(null)
      go('drop')
    },
  }
}
