export interface Failure {
  code: number
  msg: string
  status: number
  data?: unknown
  requestId?: string | undefined
  network?: boolean
}

/**
 * Any answer other than success. `network` means that no answer arrived, so it is unknown whether the call took effect.
 */
export class CallError extends Error {
  readonly code: number
  readonly msg: string
  readonly status: number
  readonly data: unknown
  readonly requestId: string | undefined
  readonly network: boolean

  constructor(failure: Failure) {
    super(failure.msg)
    this.name = 'CallError'
    this.code = failure.code
    this.msg = failure.msg
    this.status = failure.status
    this.data = failure.data ?? null
    this.requestId = failure.requestId
    this.network = failure.network ?? false
  }
}

/** The seconds that an answer asks the client to wait before the next try, if it does. */
export function waitSeconds(error: CallError): number | undefined {
  const { data } = error
  if (typeof data !== 'object' || data === null || !('seconds' in data)) return undefined
  return typeof data.seconds === 'number' && data.seconds > 0 ? Math.ceil(data.seconds) : undefined
}
