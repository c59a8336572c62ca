import { isRecord } from '../../device/device.ts'

/** The version of the protocol: see docs/native-shell.md. */
export const PROTOCOL = 1

export const BRIDGE_ERRORS = {
  noMethod: 1001,
  badParams: 1002,
  denied: 1003,
  cancelled: 1004,
  timeout: 1005,
  native: 1500,
} as const

export class BridgeError extends Error {
  readonly code: number
  constructor(code: number, message = '') {
    super(message)
    this.code = code
  }
}

export interface Request {
  v: typeof PROTOCOL
  id: string
  method: string
  params: object
}

export interface Reply {
  id: string
  code: number
  data: unknown
  msg: string
}

export interface ShellEvent {
  event: string
  data: unknown
}

const LONGEST = 1_000_000

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (value.length > LONGEST) return undefined
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** Undefined for messages of others: browsers and extensions send messages, too. */
export function readMessage(value: unknown): Reply | ShellEvent | undefined {
  const message = parsed(value)
  if (!isRecord(message) || message.v !== PROTOCOL) return undefined
  const { id, code, data, msg, event } = message
  if (typeof event === 'string') return { event, data }
  if (typeof id !== 'string' || typeof code !== 'number') return undefined
  return { id, code, data, msg: typeof msg === 'string' ? msg : '' }
}
