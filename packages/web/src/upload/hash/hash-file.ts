/** SHA-256 of a file, computed in a worker. Null when that fails: then the file is simply uploaded. */
export function hashFile(file: Blob, signal: AbortSignal): Promise<string | null> {
  if (typeof Worker === 'undefined' || signal.aborted) return Promise.resolve(null)
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./hash.worker.ts', import.meta.url), { type: 'module' })
    const end = (sha256: string | null) => {
      worker.terminate()
      resolve(sha256)
    }
    worker.onmessage = ({ data }) => end(typeof data === 'string' ? data : null)
    worker.onerror = () => end(null)
    signal.addEventListener('abort', () => end(null), { once: true })
    worker.postMessage(file)
  })
}
