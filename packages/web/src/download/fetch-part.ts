/** Why a request failed: the network, an expired address, or a missing file. */
export type FetchProblem = 'network' | 'address_ended' | 'missing'

export class PartError extends Error {
  readonly problem: FetchProblem

  constructor(problem: FetchProblem) {
    super(problem)
    this.name = 'PartError'
    this.problem = problem
  }
}

interface Fetching {
  signal: AbortSignal
  /** Called with the number of bytes as they arrive. */
  onBytes?: ((bytes: number) => void) | undefined
}

const problemOf = (status: number): FetchProblem => {
  if (status === 403) return 'address_ended'
  return status === 404 || status === 410 ? 'missing' : 'network'
}

async function open(url: string, signal: AbortSignal): Promise<Response> {
  let response: Response
  try {
    // Downloads are stored by the app, so the browser's cache need not store them too.
    response = await fetch(url, { signal, cache: 'no-store' })
  } catch (error) {
    throw signal.aborted ? error : new PartError('network')
  }
  if (!response.ok) throw new PartError(problemOf(response.status))
  return response
}

export async function fetchPlaylist(url: string, signal: AbortSignal): Promise<string> {
  const response = await open(url, signal)
  return await response.text().catch((error: unknown) => {
    throw signal.aborted ? error : new PartError('network')
  })
}

export async function fetchPart(url: string, { signal, onBytes }: Fetching): Promise<ArrayBuffer> {
  const response = await open(url, signal)
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, sink) {
        onBytes?.(piece.byteLength)
        sink.enqueue(piece)
      },
    }),
  )
  try {
    return await new Response(counted).arrayBuffer()
  } catch (error) {
    // A partly fetched part is discarded and requested again from its beginning.
    throw signal.aborted ? error : new PartError('network')
  }
}
