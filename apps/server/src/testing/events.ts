/** Reads a stream of server-sent events as a browser would, one event at a time. */
export interface EventReader {
  status: number
  /** The next event's data; undefined once the stream has ended. */
  next(): Promise<string | undefined>
  close(): void
}

export async function readEvents(url: string, headers: Readonly<Record<string, string>>): Promise<EventReader> {
  const abort = new AbortController()
  const response = await fetch(url, { headers, signal: abort.signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    status: response.status,
    async next() {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end >= 0) {
          const event = text.slice(0, end)
          text = text.slice(end + 2)
          if (event.startsWith('data: ')) return event.slice('data: '.length)
          continue
        }
        const chunk = await reader?.read().catch(() => undefined)
        if (!chunk || chunk.done) return undefined
        text += chunk.value
      }
    },
    close: () => abort.abort(),
  }
}
