import type { HlsConfig, Loader, LoaderCallbacks, LoaderConfiguration, LoaderContext, LoaderStats } from 'hls.js'
import type { OfflineSource } from './offline-source.ts'

const noTimes = () => ({ start: 0, first: 0, end: 0 })
const noStats = (): LoaderStats => ({
  aborted: false,
  loaded: 0,
  retry: 0,
  total: 0,
  chunkCount: 0,
  bwEstimate: 0,
  loading: noTimes(),
  parsing: { start: 0, end: 0 },
  buffering: noTimes(),
})

const sizeOf = (data: ArrayBuffer | string) => (typeof data === 'string' ? data.length : data.byteLength)

/** Loads bytes from the device instead of the network. Missing files are answered with 404. */
export function offlineLoader(source: OfflineSource): HlsConfig['loader'] {
  return class implements Loader<LoaderContext> {
    context: LoaderContext | null = null
    stats = noStats()

    load(context: LoaderContext, _: LoaderConfiguration, { onSuccess, onError }: LoaderCallbacks<LoaderContext>): void {
      this.context = context
      const { stats } = this
      stats.loading.start = performance.now()
      const { url, rangeStart = 0, rangeEnd } = context
      source.load(url).then(
        (found) => {
          if (stats.aborted) return
          const data = typeof found === 'string' || !rangeEnd ? found : found.slice(rangeStart, rangeEnd)
          stats.loaded = sizeOf(data)
          stats.total = stats.loaded
          stats.loading.first = performance.now()
          stats.loading.end = stats.loading.first
          onSuccess({ url, data, code: 200 }, stats, context, null)
        },
        (error: unknown) => {
          if (!stats.aborted) onError({ code: 404, text: String(error) }, context, null, stats)
        },
      )
    }

    abort(): void {
      this.stats.aborted = true
    }

    destroy(): void {
      this.abort()
    }
  }
}
